/** The seal that closes an envelope: a gold disc with the two characters of the site on the axis. */

/** Drawn about its own centre with a radius of 34; for use inside an <svg>. */
export function Seal() {
  return (
    <g>
      <circle r="34" fill="var(--packet-gold-deep)" />
      <circle r="32" fill="var(--packet-gold)" />
      <circle r="27.5" fill="none" stroke="var(--packet-red-deep)" strokeWidth="1.2" />
      <circle
        r="25"
        fill="none"
        stroke="var(--packet-red-deep)"
        strokeWidth="0.5"
        strokeDasharray="1.4 2.2"
      />
      <g
        data-verbatim
        textAnchor="middle"
        fill="var(--packet-red-deep)"
        fontFamily="var(--mantine-font-family-headings)"
        fontWeight="700"
        fontSize="19"
      >
        <text y="-2">中</text>
        <text y="18">轴</text>
      </g>
    </g>
  );
}
