/** The conflict of two admins' settings: both versions, and the choice between them. */
import { Button, Group, Modal } from '@mantine/core';
import { reviewErrors } from '../../contract/errors.ts';
import type { ReviewSettings } from '../../contract/values.ts';
import classes from './SettingsForm.module.css';

const rows: readonly { label: string; show: (settings: ReviewSettings) => string }[] = [
  { label: '最大申请数量', show: ({ maxApplications }) => String(maxApplications) },
  { label: '盲审', show: ({ blindReview }) => (blindReview ? '开启' : '关闭') },
  { label: '评分制', show: ({ scoreScale }) => `${scoreScale} 分制` },
];

interface SettingsConflictDialogProps {
  mine: ReviewSettings;
  theirs: ReviewSettings;
  keepMine: () => void;
  keepTheirs: () => void;
}

export function SettingsConflictDialog({ mine, theirs, keepMine, keepTheirs }: SettingsConflictDialogProps) {
  return (
    <Modal
      opened
      onClose={keepTheirs}
      withCloseButton={false}
      title={reviewErrors.REVISION_CONFLICT.message}
      centered
    >
      <table className={classes['versions']}>
        <thead>
          <tr>
            <th scope="col">设置</th>
            <th scope="col">现在的</th>
            <th scope="col">您的</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, show }) => (
            <tr key={label} data-differs={show(mine) !== show(theirs)}>
              <th scope="row">{label}</th>
              <td>{show(theirs)}</td>
              <td>{show(mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={keepTheirs} data-autofocus>
          采用现在的
        </Button>
        <Button onClick={keepMine}>用我的覆盖</Button>
      </Group>
    </Modal>
  );
}
