/** The logo: 中 and 轴 on both sides of the axis, with a seal on it. */
import classes from './Mark.module.css';

/** The site's name with decoration. */
export function Mark({ caption = true }: { caption?: boolean }) {
  return (
    <span className={classes['mark']}>
      <span className={classes['name']}>
        中
        <svg className={classes['axis']} viewBox="0 0 20 40" aria-hidden="true">
          <path d="M10 0v40" stroke="var(--axis)" />
          <rect x="4" y="14" width="12" height="12" rx="1" fill="var(--mantine-color-cinnabar-filled)" />
          <path d="M6.5 18h7v4h-7zM10 16v8" fill="none" stroke="#fdfbf6" />
        </svg>
        轴
      </span>
      {caption && <span className={classes['caption']}>全球文化中轴联盟</span>}
    </span>
  );
}
