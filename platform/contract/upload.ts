/** Uploads: allowed kinds, maximum size, and the errors for other files. */
import { z } from 'zod';
import { type ErrorEntry, errorTable } from './errors.ts';

/** The supported kinds of files with their media types. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const fileKind = z.enum(Object.keys(mediaTypes) as (keyof typeof mediaTypes)[]);
export type FileKind = z.infer<typeof fileKind>;

/** Pictures that can be decoded and encoded again. */
export const imageKinds = ['jpg', 'png', 'webp', 'gif'] as const satisfies readonly FileKind[];

/** Whether files of this kind are pictures. */
export const isImageKind = (kind: FileKind): boolean => imageKinds.some((image) => image === kind);

/** Bytes. */
export const megabyte = 1024 * 1024;

/** The file that an endpoint accepts. */
export interface Upload {
  kinds: readonly FileKind[];
  /** The maximum size in bytes. */
  maxBytes: number;
  /** The error for a file whose content is of another kind. */
  wrongKind: ErrorEntry;
  /** The error for a larger file. */
  tooLarge: ErrorEntry;
}

interface UploadLimits {
  kinds: readonly FileKind[];
  megabytes: number;
  /** Messages, where the specification fixes them. */
  tooLarge?: string;
  wrongKind: string;
}

/** Declares an upload, with the two errors of all uploads: 413 FILE_TOO_LARGE, 415 WRONG_FILE_KIND. */
export function uploadOf({ kinds, megabytes, tooLarge, wrongKind }: UploadLimits): Upload {
  const errors = errorTable({
    FILE_TOO_LARGE: { status: 413, message: tooLarge ?? `文件大小不能超过 ${megabytes}MB` },
    WRONG_FILE_KIND: { status: 415, message: wrongKind },
  });
  const maxBytes = megabytes * megabyte;
  return { kinds, maxBytes, tooLarge: errors.FILE_TOO_LARGE, wrongKind: errors.WRONG_FILE_KIND };
}

/** The name of the form's field. */
export const fileField = 'file';

/** The message for a missing file. */
export const fileMissing = '请选择文件';

/** The message for a damaged picture, and for one that is too large to decode. */
export const imageUnreadable = '图片无法读取，请换一张';

/** For a file input's `accept`. */
export function acceptOf({ kinds }: Upload): string {
  return kinds.flatMap((kind) => [`.${kind}`, mediaTypes[kind]]).join(',');
}
