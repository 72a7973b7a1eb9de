/** Small one-page PDF documents with Chinese text, for sample materials. */

const width = 595;
const height = 842;
const margin = 72;

/** Text in the encoding of the document's font: UTF-16BE in hexadecimal. */
const encoded = (text: string) => {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
};

function contentOf(title: string, lines: readonly string[]): string {
  const body = lines.map((line) => `${encoded(line)} Tj T*`).join('\n');
  return [
    `0.71 0.22 0.18 RG 1.5 w ${margin} ${height - 118} m ${width - margin} ${height - 118} l S`,
    `BT /F1 22 Tf ${margin} ${height - 104} Td ${encoded(title)} Tj ET`,
    `BT /F1 12 Tf 22 TL ${margin} ${height - 152} Td`,
    body,
    'ET',
  ].join('\n');
}

/** A page with a heading and lines of at most 37 characters; viewers bring the Song typeface. */
export function drawPdf(title: string, lines: readonly string[]): Buffer {
  const content = contentOf(title, lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
