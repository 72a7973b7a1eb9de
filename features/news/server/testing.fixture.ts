/** The fixture of the news' tests: a portal with authors. */

import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import type { Role } from '@platform/contract/endpoint';
import { attempts } from '@platform/server/database/tables';
import type { Caller } from '@platform/server/testing/caller';
import { like } from 'drizzle-orm';
import sharp from 'sharp';
import type { StoredNews } from '../contract/news.ts';
import { publishNews, uploadNewsCover } from '../contract/writing.ts';
import { someNews } from './factory.ts';

export interface NewsFixture {
  portal: TestPortal;
  /** A new author with a verified address. */
  writer(role?: Role, name?: string): Promise<Person>;
  /** Publishes an item as this author, outside of the daily limit. */
  publish(by: Caller, overrides?: Parameters<typeof someNews>[0]): Promise<StoredNews>;
  /** Uploads a picture; returns the cover's id. */
  cover(by: Caller, width?: number): Promise<string>;
}

/** A plain valid picture. */
export function somePicture(width = 1600, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c3402b' } })
    .png()
    .toBuffer();
}

/** Opens a portal without news. */
export async function openNewsFixture(): Promise<NewsFixture> {
  const portal = await testPortal();
  return {
    portal,
    writer: (role, name = '') => portal.person(role, { name, emailVerified: true }),
    async publish(by, overrides) {
      await portal.portal.db.delete(attempts).where(like(attempts.key, 'publish-news%'));
      return by.ok(publishNews, { body: someNews(overrides) });
    },
    async cover(by, width) {
      const file = { name: '封面.png', bytes: await somePicture(width) };
      return (await by.ok(uploadNewsCover, {}, { file })).id;
    },
  };
}
