/** The draft was changed here and elsewhere: which of the two, field by field. */
import { Button, Group, Radio } from '@mantine/core';
import { fieldText } from '@platform/contract/fields';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { useState } from 'react';
import { scholarshipErrors } from '../../contract/errors.ts';
import { applicationFields, type FormField } from '../../contract/form.ts';
import type { DraftState } from '../draftServer.ts';
import classes from './ConflictDialog.module.css';

interface ConflictDialogProps {
  conflicts: DraftState['conflicts'];
  onResolve: (theirs: ReadonlySet<FormField>) => void;
}

const valueText = (field: FormField, value: string) => fieldText(applicationFields[field], value) || '（空）';

export function ConflictDialog({ conflicts, onResolve }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<FormField>>(new Set());
  const choose = (field: FormField, value: string) =>
    setTheirs((now) => {
      const next = new Set(now);
      if (value === 'theirs') next.add(field);
      else next.delete(field);
      return next;
    });
  return (
    <Dialog
      opened={conflicts.length > 0}
      // Cannot be closed without a choice.
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={scholarshipErrors.REVISION_CONFLICT.message}
    >
      <p className={classes['why']}>
        您在另一个页面或设备上也改了这份草稿。下面几项两处写得不同，请选择保留哪一个；其余修改已自动合并。
      </p>
      {conflicts.map(({ field, mine, theirs: other }) => (
        <Radio.Group
          key={field}
          label={applicationFields[field].label}
          value={theirs.has(field) ? 'theirs' : 'mine'}
          onChange={(value) => choose(field, value)}
          className={classes['conflict'] ?? ''}
        >
          <div className={classes['sides']}>
            <Radio value="mine" label={<Side name="本页" text={valueText(field, mine)} />} />
            <Radio value="theirs" label={<Side name="另一处" text={valueText(field, other)} />} />
          </div>
        </Radio.Group>
      ))}
      <Group justify="flex-end" mt="lg">
        <Button
          data-autofocus
          onClick={() => {
            onResolve(theirs);
            setTheirs(new Set());
          }}
        >
          按所选合并并保存
        </Button>
      </Group>
    </Dialog>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <>
      <b>{name}</b>
      <span className={classes['text']} data-verbatim>
        {text}
      </span>
    </>
  );
}
