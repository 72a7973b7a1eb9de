/** A line of ink that runs along the top while the next page is on its way. */
import { useNavigation } from 'react-router';
import classes from './NavigationProgress.module.css';

/** Appears only when a page takes its time: the animation begins after 150 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={classes['bar']} role="progressbar" aria-label="正在打开页面" />
  );
}
