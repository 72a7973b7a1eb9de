/** The wish, with a counter and some to choose from. */
import { TextInput } from '@mantine/core';
import type { useContractForm } from '@platform/web/form/form';
import { longestMessage, type PacketForm } from '../../contract/form.ts';
import { type Draft, wishes } from './draft.rules.ts';
import classes from './SendForm.module.css';

interface MessageFieldProps {
  form: ReturnType<typeof useContractForm<Draft, PacketForm>>['form'];
  /** Characters typed so far. */
  length: number;
}

export function MessageField({ form, length }: MessageFieldProps) {
  return (
    <div>
      <TextInput
        key={form.key('message')}
        label="祝福语"
        name="message"
        autoComplete="off"
        withAsterisk
        data-verbatim
        errorProps={{ role: 'alert' }}
        rightSectionWidth={64}
        rightSection={
          <span className={classes['counter']} data-over={length > longestMessage || undefined}>
            {length}/{longestMessage}
          </span>
        }
        {...form.getInputProps('message')}
      />
      <fieldset className={classes['wishes']}>
        <legend>现成的祝福语</legend>
        {wishes.map((wish) => (
          <button key={wish} type="button" onClick={() => form.setFieldValue('message', wish)}>
            {wish}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
