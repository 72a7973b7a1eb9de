/** The state of the settings' form, saved over the revision that was read. */
import type { Data } from '@platform/contract/endpoint';
import { useCommand } from '@platform/web/api/command';
import { fieldErrors } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useState } from 'react';
import { getApplicationReview, listReviewedApplications } from '../../contract/application.ts';
import { reviewErrors } from '../../contract/errors.ts';
import { getReviewStatistics } from '../../contract/overview.ts';
import { type getReviewSettings, updateReviewSettings } from '../../contract/settings.ts';
import { type ReviewSettings, reviewSettings } from '../../contract/values.ts';

type CurrentSettings = Data<typeof getReviewSettings>;
type FormValues = Omit<ReviewSettings, 'maxApplications'> & { maxApplications: number | string };

const { REVISION_CONFLICT } = reviewErrors;
const changes = [listReviewedApplications, getApplicationReview, getReviewStatistics];
const settingsOf = ({ maxApplications, blindReview, scoreScale }: ReviewSettings): ReviewSettings => ({
  maxApplications,
  blindReview,
  scoreScale,
});

interface SettingsConflict {
  mine: ReviewSettings;
  theirs: ReviewSettings;
  revision: number;
}

export function useSettingsForm(current: CurrentSettings) {
  const [base, setBase] = useState({ settings: settingsOf(current), revision: current.revision });
  const [values, setValues] = useState<FormValues>(base.settings);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isConfirming, setConfirming] = useState(false);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  const take = (settings: ReviewSettings, revision: number) => {
    setBase({ settings, revision });
    setValues(settings);
    setConflict(null);
    setErrors({});
  };
  const save = useCommand(updateReviewSettings, {
    invalidates: changes,
    onSuccess(saved) {
      take(settingsOf(saved), saved.revision);
      notices.success('设置已保存');
    },
    onError(error, { body: { revision: _, ...mine } }) {
      if (error.code === REVISION_CONFLICT.code) {
        const { revision, ...theirs } = REVISION_CONFLICT.details.parse(error.details).current;
        return setConflict({ mine, theirs, revision });
      }
      const serverErrors = fieldErrors(error);
      setErrors(Object.keys(serverErrors).length > 0 ? serverErrors : { form: error.message });
    },
  });
  return {
    values,
    errors,
    isConfirming,
    conflict,
    busy: save.isPending,
    changed: JSON.stringify(values) !== JSON.stringify(base.settings),
    type: (change: Partial<FormValues>) => setValues((now) => ({ ...now, ...change })),
    askBlind: () => setConfirming(true),
    keepBlind: () => setConfirming(false),
    turnBlind() {
      setValues((now) => ({ ...now, blindReview: !now.blindReview }));
      setConfirming(false);
    },
    submit() {
      const maxApplications = values.maxApplications;
      const parsed = reviewSettings.safeParse({
        ...values,
        maxApplications: maxApplications === '' ? null : Number(maxApplications),
      });
      const issues = parsed.error?.issues ?? [];
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
      if (parsed.success) save.mutate({ body: { ...parsed.data, revision: base.revision } });
    },
    /** Overwrites the other admin's save. */
    saveMine() {
      if (!conflict) return;
      setBase({ settings: conflict.theirs, revision: conflict.revision });
      setConflict(null);
      save.mutate({ body: { ...conflict.mine, revision: conflict.revision } });
    },
    takeTheirs() {
      if (conflict) take(conflict.theirs, conflict.revision);
    },
  };
}
