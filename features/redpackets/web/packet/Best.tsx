/** The mark of the luckiest share: 手气最佳. */
import { IconCrown } from '@tabler/icons-react';
import classes from './Best.module.css';

export function Best() {
  return (
    <span className={classes['best']}>
      <IconCrown size={15} stroke={1.8} aria-hidden />
      手气最佳
    </span>
  );
}
