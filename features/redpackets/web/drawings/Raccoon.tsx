/** The raccoon whose beans the portal counts in: it looks over the edge of an opened envelope. */

export type Mood = 'happy' | 'sorry';

/** Half of what lies on both sides of the axis; the other half is its mirror image. */
function Half({ mood }: { mood: Mood }) {
  return (
    <>
      <path d="M-62-34Q-70-78-50-84Q-30-78-18-58Z" fill="var(--raccoon-dark)" />
      <path d="M-54-46Q-58-70-49-73Q-39-70-33-60Z" fill="var(--raccoon-blush)" />
      <path
        d="M0-66C-34-66-56-46-62-20L-82-6Q-70-2-66 0L-78 14Q-62 16-56 18C-44 40-22 50 0 50Z"
        fill="var(--raccoon-fur)"
      />
      <path
        d="M0-4C-8-20-22-34-40-26C-58-18-68 2-62 10C-52 24-24 20-14 8C-8 2-4 0 0 2Z"
        fill="var(--raccoon-dark)"
      />
      <path d="M-9-37C-22-50-50-42-63-12C-52-30-30-38-12-25Q-8-30-9-37Z" fill="var(--raccoon-light)" />
      <path d="M0 2C-16 2-30 16-28 30C-24 42-12 48 0 48Z" fill="var(--raccoon-light)" />
      {mood === 'happy' ? (
        <g data-part="eye">
          <circle cx="-32" cy="-3" r="9.5" fill="var(--raccoon-light)" />
          <circle cx="-31" cy="-3" r="7" fill="var(--raccoon-ink)" />
        </g>
      ) : (
        <path
          d="M-42-6Q-32 4-22-2"
          fill="none"
          stroke="var(--raccoon-light)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

const mouths: Readonly<Record<Mood, string>> = {
  happy: 'M-13 27Q-6 36 0 27Q6 36 13 27',
  sorry: 'M-10 36Q0 26 10 36',
};

/** About 164 wide and 134 high, its centre between the eyes; for use inside an <svg>. */
export function Raccoon({ mood }: { mood: Mood }) {
  return (
    <g>
      <Half mood={mood} />
      <g transform="scale(-1 1)">
        <Half mood={mood} />
      </g>
      {mood === 'happy' && (
        <g fill="var(--raccoon-light)" data-part="eye">
          <circle cx="-28.5" cy="-6" r="2.4" />
          <circle cx="33.5" cy="-6" r="2.4" />
        </g>
      )}
      <path d="M-10 13Q0 8 10 13Q7 23 0 24Q-7 23-10 13Z" fill="var(--raccoon-ink)" />
      <path
        d={mouths[mood]}
        fill="none"
        stroke="var(--raccoon-ink)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A paw that holds on to the edge, its fingers downwards. */
export function Paw() {
  return (
    <g fill="var(--raccoon-dark)">
      <rect x="-17" y="-12" width="34" height="20" rx="10" />
      {[-11, 0, 11].map((x) => (
        <rect key={x} x={x - 5} y="-4" width="10" height="19" rx="5" />
      ))}
    </g>
  );
}
