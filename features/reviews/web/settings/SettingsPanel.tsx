/** The tab of settings, and who has looked at identity numbers. */
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import type { Address } from '../address.rules.ts';
import { useSettings } from '../queries.ts';
import { Reveals } from './Reveals.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import classes from './SettingsPanel.module.css';

export default function SettingsPanel({ shown }: { shown: Address }) {
  const { data, error, refetch, isFetching } = useSettings();
  return (
    <section aria-label="系统设置" className={classes['panel']}>
      {data ? (
        <SettingsForm present={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ListSkeleton count={3} />
      )}
      <Reveals shown={shown} />
    </section>
  );
}
