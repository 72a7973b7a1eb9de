/** The settings as an admin changes them, over the revision that was read. */
import { scoreScales } from '@features/scholarships/contract/settings';
import { Checkbox, Paper } from '@mantine/core';
import type { Data } from '@platform/contract/endpoint';
import { call } from '@platform/web/api/api';
import { DocumentEditor } from '@platform/web/document/DocumentEditor.tsx';
import type { DocumentType } from '@platform/web/document/fields';
import { notices } from '@platform/web/notices';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { useState } from 'react';
import { z } from 'zod';
import { getApplicationReview, listReviewedApplications } from '../../contract/application.ts';
import { reviewErrors } from '../../contract/errors.ts';
import { getReviewStatistics } from '../../contract/overview.ts';
import { getReviewSettings, updateReviewSettings } from '../../contract/settings.ts';
import { type ReviewSettings, reviewSettings } from '../../contract/values.ts';

type Settings = ReviewSettings & { revision: number };
const texts = z.object({
  maxApplications: z.string(),
  blindReview: z.boolean(),
  scoreScale: z.string(),
  requiredScores: z.string(),
});
type SettingsValues = z.input<typeof texts>;

const blindReview = {
  kind: 'flag',
  label: '盲审',
  description: '开启后，评审人看不到申请人的姓名、联系方式、院校和文件名；申请人也看不到评审人是谁。',
} as const;

const settingsDocument: DocumentType<SettingsValues, ReviewSettings, Settings> = {
  name: 'reviewSettings',
  fields: {
    maxApplications: {
      kind: 'integer',
      label: '每项奖学金的最大申请数量',
      description: '1 到 1000；达到后不再接受提交。',
      width: 'full',
    },
    blindReview,
    scoreScale: {
      kind: 'radio',
      label: '评分制',
      description: '更改后，已有的评分按比例换算。',
      options: scoreScales.map((scale) => ({ value: String(scale), label: `${scale} 分制` })),
    },
    requiredScores: {
      kind: 'integer',
      label: '决定前的评分人数',
      description: '1 到 5；人数不足时，管理员须写明理由才能提前决定。',
      width: 'full',
    },
  },
  schema: texts
    .transform(({ maxApplications: most, scoreScale, requiredScores, ...rest }) => ({
      ...rest,
      maxApplications: most.trim() === '' ? Number.NaN : Number(most),
      scoreScale: Number(scoreScale),
      requiredScores: requiredScores.trim() === '' ? Number.NaN : Number(requiredScores),
    }))
    .pipe(reviewSettings),
  draft: texts,
  empty: { maxApplications: '', blindReview: true, scoreScale: '', requiredScores: '' },
  valuesOf: ({ maxApplications, scoreScale, requiredScores, ...settings }) => ({
    maxApplications: String(maxApplications),
    blindReview: settings.blindReview,
    scoreScale: String(scoreScale),
    requiredScores: String(requiredScores),
  }),
  update: (_, values, revision) => call(updateReviewSettings, { body: { ...values, revision } }),
  conflict: reviewErrors.REVISION_CONFLICT,
  invalidates: [getReviewSettings, listReviewedApplications, getApplicationReview, getReviewStatistics],
};

export function SettingsForm({ saved }: { saved: Data<typeof getReviewSettings> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Paper withBorder p="lg">
      <DocumentEditor
        key={saved.revision}
        type={settingsDocument}
        saved={saved}
        labels={{ submit: '保存设置' }}
        onSaved={() => notices.success('设置已保存')}
        layout={({ field, values, set }) => (
          <>
            {field('maxApplications')}
            <Checkbox
              label={blindReview.label}
              description={blindReview.description}
              checked={values.blindReview}
              onChange={() => setAsking(true)}
            />
            {field('scoreScale')}
            {field('requiredScores')}
            <ConfirmDialog
              opened={isAsking}
              title={values.blindReview ? '关闭盲审？' : '开启盲审？'}
              confirmLabel={values.blindReview ? '关闭盲审' : '开启盲审'}
              destructive={false}
              onConfirm={() => {
                set('blindReview', !values.blindReview);
                setAsking(false);
              }}
              onClose={() => setAsking(false)}
            >
              {values.blindReview
                ? '保存后，评审人会看到所有申请人的姓名、联系方式和院校，看到之后就不能再当作没有看到。'
                : '保存后，评审人不再看到申请人的姓名、联系方式、院校和文件名。'}
            </ConfirmDialog>
          </>
        )}
      />
    </Paper>
  );
}
