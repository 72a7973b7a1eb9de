/** Word documents, written by hand: headings, paragraphs, and tables to be filled in. */
import { type Block, headingOf } from './document.ts';
import { zipOf } from './zip.ts';

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packageSchemas = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Look {
  /** Half points. */
  size: number;
  bold?: boolean;
  centred?: boolean;
  /** Twentieths of a point, after the paragraph. */
  space: number;
}

const looks = {
  title: { size: 36, bold: true, centred: true, space: 320 },
  heading: { size: 26, bold: true, space: 120 },
  text: { size: 22, space: 120 },
  cell: { size: 22, space: 0 },
} satisfies Record<string, Look>;

function paragraph(text: string, { size, bold, centred, space }: Look): string {
  const font = '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun"/>';
  const run = `<w:rPr>${font}${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>`;
  const manner = `<w:pPr><w:spacing w:after="${space}" w:line="360" w:lineRule="auto"/>${centred ? '<w:jc w:val="center"/>' : ''}</w:pPr>`;
  return `<w:p>${manner}<w:r>${run}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

/** Twentieths of a point between the margins of an A4 page. */
const pageWidth = 9026;

function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const width = Math.floor(pageWidth / columns);
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="808080"/>`)
    .join('');
  const cells = rows.map((row) => {
    const made = row.map(
      (text) =>
        `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text, looks.cell)}</w:tc>`,
    );
    return `<w:tr><w:trPr><w:trHeight w:val="560"/></w:trPr>${made.join('')}</w:tr>`;
  });
  const grid = Array.from({ length: columns }, () => `<w:gridCol w:w="${width}"/>`).join('');
  const manner = `<w:tblPr><w:tblW w:w="${width * columns}" w:type="dxa"/><w:tblBorders>${border}</w:tblBorders></w:tblPr>`;
  return `<w:tbl>${manner}<w:tblGrid>${grid}</w:tblGrid>${cells.join('')}</w:tbl>${paragraph('', looks.cell)}`;
}

function body(block: Block): string {
  if (typeof block !== 'string') return table(block);
  const heading = headingOf(block);
  return heading ? paragraph(heading, looks.heading) : paragraph(block, looks.text);
}

/** A document of A4 pages under a title. */
export function docxOf(title: string, blocks: readonly Block[]): Buffer {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';
  const text = paragraph(title, looks.title) + blocks.map(body).join('');
  return zipOf([
    {
      name: '[Content_Types].xml',
      text: `${declaration}<Types xmlns="${packageSchemas}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${declaration}<Relationships xmlns="${packageSchemas}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      text: `${declaration}<w:document xmlns:w="${word}"><w:body>${text}${page}</w:body></w:document>`,
    },
  ]);
}
