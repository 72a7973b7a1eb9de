/**
 * PDF documents, written by hand. Their Chinese font is one that readers bring along (the standard's
 * predefined Adobe-GB1 collection), so a page weighs two kilobytes instead of two hundred.
 */
import { deflateSync } from 'node:zlib';
import { type Block, headingOf } from './document.ts';
import { linesOf, widthOf } from './pdf.layout.ts';

/** A4 in points, and what is left free on each side. */
const page = { width: 595, height: 842, margin: 72 };
const measure = page.width - 2 * page.margin;

const looks = {
  title: { size: 20, leading: 30, color: '0.15 0.13 0.11' },
  heading: { size: 13, leading: 26, color: '0.59 0.16 0.13' },
  text: { size: 11, leading: 19, color: '0.15 0.13 0.11' },
};
type Look = (typeof looks)[keyof typeof looks];

/** A string of the format: UTF-16, as hexadecimal digits. */
const encoded = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Fills pages with drawing operators, from the top. */
class Sheets {
  readonly pages: string[][] = [[]];
  private y = page.height - page.margin;

  /** Room for so many points, on a new page if need be; gives the upper edge. */
  take(height: number): number {
    if (this.y - height < page.margin) {
      this.pages.push([]);
      this.y = page.height - page.margin;
    }
    const top = this.y;
    this.y -= height;
    return top;
  }

  draw(operators: string): void {
    this.pages.at(-1)?.push(operators);
  }

  write(text: string, x: number, top: number, { size, leading, color }: Look): void {
    const baseline = top - (leading + size) / 2 + size * 0.14;
    this.draw(
      `BT ${color} rg /F1 ${size} Tf ${x.toFixed(1)} ${baseline.toFixed(1)} Td <${encoded(text)}> Tj ET`,
    );
  }
}

function addTitle(sheets: Sheets, title: string): void {
  const axis = sheets.take(40);
  const middle = page.width / 2;
  sheets.draw(`0.69 0.55 0.3 RG 0.6 w ${middle} ${axis + 20} m ${middle} ${axis - 30} l S`);
  const { size, leading } = looks.title;
  for (const line of linesOf(title, measure / size))
    sheets.write(line, middle - (widthOf(line) * size) / 2, sheets.take(leading), looks.title);
  sheets.take(12);
}

function addLines(sheets: Sheets, text: string, look: Look): void {
  for (const line of linesOf(text, measure / look.size))
    sheets.write(line, page.margin, sheets.take(look.leading), look);
}

/** Columns as wide as their longest cells ask, within bounds. */
function columnsOf(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const wanted = Array.from({ length: count }, (_, at) =>
    Math.min(24, Math.max(6, ...rows.map((row) => widthOf(row[at] ?? '')))),
  );
  const sum = wanted.reduce((all, next) => all + next, 0);
  return wanted.map((width) => (width / sum) * measure);
}

const padding = 6;

function addTable(sheets: Sheets, rows: readonly (readonly string[])[]): void {
  const { size, leading } = looks.text;
  const columns = columnsOf(rows);
  for (const row of rows) {
    const cells = columns.map((width, at) => linesOf(row[at] ?? '', (width - 2 * padding) / size));
    const height = Math.max(...cells.map((lines) => lines.length)) * leading + 4;
    const top = sheets.take(height);
    let x = page.margin;
    for (const [at, lines] of cells.entries()) {
      const width = columns[at] ?? 0;
      sheets.draw(
        `0.78 0.73 0.64 RG 0.5 w ${x.toFixed(1)} ${top - height} ${width.toFixed(1)} ${height} re S`,
      );
      for (const [place, line] of lines.entries())
        sheets.write(line, x + padding, top - 2 - place * leading, looks.text);
      x += width;
    }
  }
  sheets.take(10);
}

function addBlock(sheets: Sheets, block: Block): void {
  const heading = headingOf(block);
  if (typeof block !== 'string') addTable(sheets, block);
  else if (heading === null) addLines(sheets, block, looks.text);
  else {
    sheets.take(8);
    addLines(sheets, heading, looks.heading);
  }
}

const font = [
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light-UniGB-UTF16-H/Encoding/UniGB-UTF16-H/DescendantFonts[4 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/W[1 95 500]/FontDescriptor 5 0 R>>',
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
];

/** Numbers the objects from 1 and writes the table of their places. */
function fileOf(objects: readonly (string | Buffer)[], info: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object) : object,
      Buffer.from('\nendobj\n'),
    ]);
    places.push(length);
    parts.push(part);
    length += part.length;
  }
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R/Info ${info} 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

function streamOf(operators: readonly string[]): Buffer {
  const packed = deflateSync(operators.join('\n'));
  const head = Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`);
  return Buffer.concat([head, packed, Buffer.from('\nendstream')]);
}

/** A document of A4 pages under a title; the same text gives the same bytes. */
export function pdfOf(title: string, blocks: readonly Block[]): Buffer {
  const sheets = new Sheets();
  addTitle(sheets, title);
  for (const block of blocks) addBlock(sheets, block);
  // Catalog, pages and the font's three objects come first.
  const first = 3 + font.length;
  const kids = sheets.pages.map((_, at) => `${first + 2 * at} 0 R`);
  const bodies = sheets.pages.flatMap((operators, at) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + 2 * at + 1} 0 R>>`,
    streamOf(operators),
  ]);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(zh-CN)/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`,
    ...font,
    ...bodies,
    `<</Title<feff${encoded(title)}>>>`,
  ];
  return fileOf(objects, objects.length);
}
