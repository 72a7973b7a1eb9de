/** What a feature says about records that operators import: their schema, and how they are checked and saved by slug. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { z } from 'zod';
import type { Services } from './portal.ts';
import type { Entry, Fault } from './records.ts';

export interface Picture {
  bytes: Buffer;
  /** `svg`, or a format of pixels. */
  extension: string;
}

/** The picture of a slug; null without one. */
export type Pictures = (slug: string) => Promise<Picture | null>;

export interface ImportPlan {
  faults: Fault[];
  added: number;
  updated: number;
  /** Writes all records, or none. */
  save(): Promise<void>;
}

export interface RecordImport<Schema extends z.ZodObject = z.ZodObject> {
  schema: Schema;
  hasPictures: boolean;
  /** Checks records against the database and their pictures; writes nothing. */
  plan(
    services: Services,
    entries: readonly Entry<z.output<Schema>>[],
    pictures: Pictures,
  ): Promise<ImportPlan>;
}

const pictureExtensions = ['.svg', '.png', '.jpg', '.jpeg', '.webp'];

/** The pictures of a folder, by file name without extension. */
export async function openPictures(folder: string): Promise<Pictures> {
  const names = (await readdir(folder)).filter((name) => pictureExtensions.includes(extname(name)));
  const files = new Map(names.map((name) => [name.slice(0, -extname(name).length), name]));
  return async (slug) => {
    const name = files.get(slug);
    if (!name) return null;
    return { bytes: await readFile(join(folder, name)), extension: extname(name).slice(1) };
  };
}
