/** A zip archive whose entries are stored as they are: all that a small document needs. */
import { crc32 } from 'node:zlib';

interface Entry {
  name: string;
  text: string;
}

const localMark = 0x04034b50;
const centralMark = 0x02014b50;
const endMark = 0x06054b50;
/** The format's version that knows folders, as every reader does. */
const version = 20;
/** The first of January 1980, where the format's time begins: the same text gives the same bytes. */
const epoch = 0x0021;

function header(
  mark: number,
  size: number,
  fields: readonly [at: number, bytes: 2 | 4, value: number][],
): Buffer {
  const made = Buffer.alloc(size);
  made.writeUInt32LE(mark, 0);
  for (const [at, bytes, value] of fields) made.writeUIntLE(value, at, bytes);
  return made;
}

/** Packs texts under their names, which are ASCII. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const data = Buffer.from(text);
    const [checksum, length] = [crc32(data), data.length];
    const local = header(localMark, 30, [
      [4, 2, version],
      [12, 2, epoch],
      [14, 4, checksum],
      [18, 4, length],
      [22, 4, length],
      [26, 2, name.length],
    ]);
    const central = header(centralMark, 46, [
      [4, 2, version],
      [6, 2, version],
      [14, 2, epoch],
      [16, 4, checksum],
      [20, 4, length],
      [24, 4, length],
      [28, 2, name.length],
      [42, 4, offset],
    ]);
    locals.push(local, Buffer.from(name), data);
    centrals.push(central, Buffer.from(name));
    offset += local.length + name.length + length;
  }
  const directory = Buffer.concat(centrals);
  const end = header(endMark, 22, [
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, directory.length],
    [16, 4, offset],
  ]);
  return Buffer.concat([...locals, directory, end]);
}
