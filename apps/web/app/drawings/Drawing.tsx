/** A drawing from an SVG file. Its colours follow the page's custom properties --axis-*, which an <img> cannot see. */

interface DrawingProps {
  /** The address of a file whose group has the id "drawing". */
  file: string;
  viewBox: string;
  preserveAspectRatio?: string;
  className?: string | undefined;
}

export function Drawing({ file, ...frame }: DrawingProps) {
  return (
    <svg {...frame} aria-hidden="true" focusable="false">
      <use href={`${file}#drawing`} />
    </svg>
  );
}
