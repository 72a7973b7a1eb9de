/** The form of the settings; another admin's concurrent change is shown beside it. */
import { scoreScales } from '@features/scholarships/contract/settings';
import { Alert, Button, Checkbox, Group, NumberInput, Paper, Radio, Stack } from '@mantine/core';
import type { Data } from '@platform/contract/endpoint';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import type { FormEvent } from 'react';
import type { getReviewSettings } from '../../contract/settings.ts';
import { SettingsConflictDialog } from './SettingsConflictDialog.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

export function SettingsForm({ current }: { current: Data<typeof getReviewSettings> }) {
  const form = useSettingsForm(current);
  const { values: typed, type, errors, conflict } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Paper component="form" onSubmit={submit} noValidate withBorder p="lg">
      <Stack>
        {errors['form'] && (
          <Alert color="red" role="alert">
            {errors['form']}
          </Alert>
        )}
        <NumberInput
          label="每项奖学金的最大申请数量"
          description="1 到 1000；达到后不再接受提交。"
          min={1}
          max={1000}
          allowDecimal={false}
          clampBehavior="none"
          value={typed.maxApplications}
          onChange={(maxApplications) => type({ maxApplications })}
          error={errors['maxApplications']}
        />
        <Checkbox
          label="盲审"
          description="开启后，评审人看不到申请人的姓名、联系方式、院校和文件名；申请人也看不到评审人是谁。"
          checked={typed.blindReview}
          onChange={form.askBlind}
          error={errors['blindReview']}
        />
        <Radio.Group
          label="评分制"
          description="更改后，已有的评分按比例换算。"
          value={String(typed.scoreScale)}
          onChange={(value) =>
            type({ scoreScale: scoreScales.find((scale) => String(scale) === value) ?? 100 })
          }
          error={errors['scoreScale']}
        >
          <Group gap="lg" mt="0.35rem">
            {scoreScales.map((scale) => (
              <Radio key={scale} value={String(scale)} label={`${scale} 分制`} />
            ))}
          </Group>
        </Radio.Group>
        <Button type="submit" ml="auto" loading={form.busy} disabled={!form.changed}>
          保存设置
        </Button>
        <ConfirmDialog
          opened={form.isConfirming}
          title={typed.blindReview ? '关闭盲审？' : '开启盲审？'}
          confirmLabel={typed.blindReview ? '关闭盲审' : '开启盲审'}
          destructive={false}
          onConfirm={form.turnBlind}
          onClose={form.keepBlind}
        >
          {typed.blindReview
            ? '保存后，评审人会看到所有申请人的姓名、联系方式和院校，看到之后就不能再当作没有看到。'
            : '保存后，评审人不再看到申请人的姓名、联系方式、院校和文件名。'}
        </ConfirmDialog>
        {conflict && (
          <SettingsConflictDialog
            mine={conflict.mine}
            theirs={conflict.theirs}
            keepMine={form.saveMine}
            keepTheirs={form.takeTheirs}
          />
        )}
      </Stack>
    </Paper>
  );
}
