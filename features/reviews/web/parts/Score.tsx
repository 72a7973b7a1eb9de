/** A score in its scale, or that there is none. */

interface ScoreProps {
  score: number | null;
  scale: number;
}

export function Score({ score, scale }: ScoreProps) {
  if (score === null) return '—';
  return (
    <>
      <b>{score}</b>
      <small> / {scale}</small>
    </>
  );
}
