/** The picture on a product's share card: its drawing on the axis. */
import sharp from 'sharp';

const [width, height] = [1200, 630];

/** Sets a drawing of 480 by 480 on paper, centred on the axis; gives a JPEG of 1200 by 630. */
export function drawShareCard(drawing: string): Promise<Buffer> {
  const side = 540;
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  const placed = drawing.replace('<svg ', `<svg x="${left}" y="${top}" width="${side}" height="${side}" `);
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#f6f1e6"/>
    <path d="M${width / 2} 0V${height}M48 48H${width - 48}V${height - 48}H48Z" fill="none" stroke="#b08d4c"/>
    ${placed}
  </svg>`;
  return sharp(Buffer.from(card)).jpeg({ quality: 84 }).toBuffer();
}
