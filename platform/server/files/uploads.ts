/** Receiving one file: limited while it is read, its kind taken from its bytes, its name made harmless. */
import multipart from '@fastify/multipart';
import { genericErrors } from '@platform/contract/errors';
import { type FileKind, fileField, fileMissing, mediaTypes, type Upload } from '@platform/contract/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { Failure, failure, invalid } from '../http/failure.ts';

/** A file that came with a call. */
export interface ReceivedFile {
  /** As its owner calls it, fit to be shown and to be given to a download. */
  name: string;
  kind: FileKind;
  bytes: Buffer;
}

const maxNameLength = 120;

/** A name without folders, control and direction characters, of bounded length, with the ending of its kind. */
export function safeFileName(name: string, kind: FileKind): string {
  const base = name.normalize('NFC').replace(/^.*[/\\]/su, '');
  const shown = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '').trim();
  const stem = shown.replace(/\.[^.]*$/u, '').replace(/^\.+/u, '');
  const ending = /\.([a-z0-9]+)$/iu.exec(shown)?.[1]?.toLowerCase();
  const kept = ending === kind || (ending === 'jpeg' && kind === 'jpg') ? ending : kind;
  return `${[...(stem || 'file')].slice(0, maxNameLength).join('')}.${kept}`;
}

/** The kind of a file by its bytes; null for those that the portal doesn't know. */
async function kindOf(bytes: Buffer): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = found?.ext === 'apng' ? 'png' : found?.ext;
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
    // What cannot be read as a form is the sender's fault.
    throw new Failure(genericErrors.BAD_REQUEST);
  }
}

/** Takes the one file of a call. Throws the upload's own errors, and VALIDATION_FAILED when there is none. */
export async function receiveFile(request: FastifyRequest, upload: Upload): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw failure(genericErrors.UNSUPPORTED_MEDIA_TYPE);
  const file = await readFile(request, upload);
  if (!file || file.bytes.length === 0) throw invalid([{ field: fileField, message: fileMissing }]);
  const kind = await kindOf(file.bytes);
  if (kind === null || !upload.kinds.includes(kind)) throw failure(upload.wrongKind);
  return { name: safeFileName(file.name, kind), kind, bytes: file.bytes };
}

/** Lets the server read forms with files. */
export async function registerUploads(http: FastifyInstance): Promise<void> {
  await http.register(multipart);
}
