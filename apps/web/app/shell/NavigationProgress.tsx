/** A progress line at the top while the next page is loading. */
import { useNavigation } from 'react-router';
import classes from './NavigationProgress.module.css';

/** Visible only for slow pages: the animation begins after 150 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={classes['bar']} role="progressbar" aria-label="正在打开页面" />
  );
}
