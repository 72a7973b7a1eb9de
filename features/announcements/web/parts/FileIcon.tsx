/** The drawing of a kind of file, by its name's ending. */
import { IconFileTypeDocx, IconFileTypePdf, IconFileTypeXls, IconPhoto } from '@tabler/icons-react';

const icons = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls };

export function FileIcon({ name }: { name: string }) {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const Icon = ending in icons ? icons[ending as keyof typeof icons] : IconPhoto;
  return <Icon size={26} stroke={1.25} aria-hidden />;
}
