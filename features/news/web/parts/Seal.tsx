/** The placeholder of a missing picture: roofs along an axis, with the category's seal. */
import type { NewsCategory } from '../../contract/category.ts';
import classes from './Seal.module.css';

const characters: Readonly<Record<NewsCategory, string>> = {
  alliance: '盟',
  scholarship: '学',
  culture: '文',
  academic: '研',
};

/** Eaves of three halls, from near to far. */
const eaves = [
  { y: 128, half: 108 },
  { y: 96, half: 72 },
  { y: 72, half: 46 },
];

export function Seal({ category }: { category: NewsCategory }) {
  return (
    <svg
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      className={classes['seal']}
      aria-hidden="true"
    >
      <path d="M150 0v200" />
      {eaves.map(({ y, half }) => (
        <path
          key={y}
          d={`M${150 - half} ${y + 6}q${half * 0.45} -2 ${half * 0.62} -20h${half * 0.76}q${half * 0.17} 18 ${half * 0.62} 20M${150 - half * 0.8} ${y + 6}v${200 - y}M${150 + half * 0.8} ${y + 6}v${200 - y}`}
        />
      ))}
      <rect x="126" y="106" width="48" height="48" />
      <text x="150" y="141" textAnchor="middle" data-verbatim>
        {characters[category]}
      </text>
    </svg>
  );
}
