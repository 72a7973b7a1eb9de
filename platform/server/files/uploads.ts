/** Receives one file: limits its size while reading, detects its kind from its bytes, and cleans its name. */
import multipart from '@fastify/multipart';
import { genericErrors } from '@platform/contract/errors';
import { type FileKind, fileField, fileMissing, mediaTypes, type Upload } from '@platform/contract/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { Failure, failure, invalid } from '../http/failure.ts';

/** The file of a call. */
export interface ReceivedFile {
  /** The owner's name of the file, safe to show and to use for a download. */
  name: string;
  kind: FileKind;
  bytes: Buffer;
}

const maxNameLength = 120;

/** A name without folders, control and direction characters, of bounded length, with the extension of its kind. */
export function safeFileName(name: string, kind: FileKind): string {
  const base = name.normalize('NFC').replace(/^.*[/\\]/su, '');
  const cleanName = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '').trim();
  const stem = cleanName.replace(/\.[^.]*$/u, '').replace(/^\.+/u, '');
  const nameExtension = /\.([a-z0-9]+)$/iu.exec(cleanName)?.[1]?.toLowerCase();
  const extension =
    nameExtension === kind || (nameExtension === 'jpeg' && kind === 'jpg') ? nameExtension : kind;
  return `${[...(stem || 'file')].slice(0, maxNameLength).join('')}.${extension}`;
}

/** The kind of a file by its bytes; null for unsupported kinds. */
async function kindOf(bytes: Buffer): Promise<FileKind | null> {
  const fileType = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = fileType?.ext === 'apng' ? 'png' : fileType?.ext;
  return kind !== undefined && kind in mediaTypes ? (kind as FileKind) : null;
}

async function readFile(request: FastifyRequest, { maxBytes, tooLarge }: Upload) {
  try {
    const limits = { files: 1, fields: 0, parts: 1, fileSize: maxBytes, headerPairs: 20 };
    const part = await request.file({ limits });
    if (part?.fieldname !== fileField) return null;
    return { name: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw failure(tooLarge);
    // The body is not a readable form.
    throw new Failure(genericErrors.BAD_REQUEST);
  }
}

/** Reads the file of a call. Throws the upload's own errors, and VALIDATION_FAILED when there is none. */
export async function receiveFile(request: FastifyRequest, upload: Upload): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw failure(genericErrors.UNSUPPORTED_MEDIA_TYPE);
  const file = await readFile(request, upload);
  if (!file || file.bytes.length === 0) throw invalid([{ field: fileField, message: fileMissing }]);
  const kind = await kindOf(file.bytes);
  if (kind === null || !upload.kinds.includes(kind)) throw failure(upload.wrongKind);
  return { name: safeFileName(file.name, kind), kind, bytes: file.bytes };
}

/** Registers the parser of multipart forms. */
export async function registerUploads(http: FastifyInstance): Promise<void> {
  await http.register(multipart);
}
