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

type Present = Data<typeof getReviewSettings>;
type Typed = Omit<ReviewSettings, 'maxApplications'> & { maxApplications: number | string };

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

export function useSettingsForm(present: Present) {
  const [kept, setKept] = useState({ settings: settingsOf(present), revision: present.revision });
  const [typed, setTyped] = useState<Typed>(kept.settings);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState(false);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  const take = (settings: ReviewSettings, revision: number) => {
    setKept({ settings, revision });
    setTyped(settings);
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
      const beside = fieldErrors(error);
      setErrors(Object.keys(beside).length > 0 ? beside : { form: error.message });
    },
  });
  return {
    typed,
    errors,
    asking,
    conflict,
    busy: save.isPending,
    changed: JSON.stringify(typed) !== JSON.stringify(kept.settings),
    type: (change: Partial<Typed>) => setTyped((now) => ({ ...now, ...change })),
    askBlind: () => setAsking(true),
    keepBlind: () => setAsking(false),
    turnBlind() {
      setTyped((now) => ({ ...now, blindReview: !now.blindReview }));
      setAsking(false);
    },
    submit() {
      const given = typed.maxApplications;
      const parsed = reviewSettings.safeParse({
        ...typed,
        maxApplications: given === '' ? null : Number(given),
      });
      const issues = parsed.error?.issues ?? [];
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
      if (parsed.success) save.mutate({ body: { ...parsed.data, revision: kept.revision } });
    },
    /** Overwrites the other admin's save. */
    saveMine() {
      if (!conflict) return;
      setKept({ settings: conflict.theirs, revision: conflict.revision });
      setConflict(null);
      save.mutate({ body: { ...conflict.mine, revision: conflict.revision } });
    },
    takeTheirs() {
      if (conflict) take(conflict.theirs, conflict.revision);
    },
  };
}
