/** The form of a red packet: how it is divided, how much, for whom, with which wish (specification, sections 3 and 5). */
import { walletErrors } from '@features/wallet/contract/errors';
import { Alert, Button, SegmentedControl, SimpleGrid, TextInput } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { useEffect, useMemo, useState } from 'react';
import { countRecipients } from '../../contract/form.ts';
import { packetTypeLabels, packetTypes, sendTypeLabels, sendTypes } from '../../contract/lifecycle.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { useAvailableBeans } from '../queries.ts';
import { AmountHint } from './AmountHint.tsx';
import { type Draft, draftSchema, emptyDraft, namesOf, numberOf } from './draft.rules.ts';
import { MessageField } from './MessageField.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import { knownNames, unsettled } from './recipients.rules.ts';
import classes from './SendForm.module.css';
import { useRecipients } from './useRecipients.ts';
import { useSend } from './useSend.ts';

interface SendFormProps {
  onSent: (packet: PacketDetail) => void;
  /** Opens the recharge dialog. */
  onRecharge: () => void;
}

const typeChoices = packetTypes.map((value) => ({ value, label: packetTypeLabels[value] }));
const sendTypeChoices = sendTypes.map((value) => ({ value, label: sendTypeLabels[value] }));
const short = walletErrors.INSUFFICIENT_BALANCE;

export function SendForm({ onSent, onRecharge }: SendFormProps) {
  const available = useAvailableBeans();
  const schema = useMemo(() => draftSchema(available), [available]);
  const { form, submit, showServerError: refuse, formError: refusal } = useContractForm(schema, emptyDraft);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const recipients = useRecipients((list) => form.setFieldValue('recipients', knownNames(list)));
  const { send, busy, refused } = useSend((packet) => {
    recipients.clear();
    form.setValues({ ...emptyDraft, type: draft.type });
    onSent(packet);
  });

  for (const name of Object.keys(emptyDraft) as (keyof Draft)[])
    form.watch(name, () => setDraft({ ...form.getValues() }));

  useEffect(() => {
    if (refused) refuse(refused, { [short.code]: 'amount' });
    // Only when the server has said something new.
  }, [refused]);

  const isShort = form.errors['amount'] === short.message;
  const covered = available !== null && numberOf(draft.amount) <= available;
  useEffect(() => {
    // Beans have arrived.
    if (isShort && covered) form.clearFieldError('amount');
  }, [isShort, covered]);

  const isPrivate = draft.sendType === 'private';
  const people = countRecipients(namesOf(draft.recipients));
  const sendUnlessUnsettled = submit((packet) => {
    const open = isPrivate ? unsettled(recipients.list) : null;
    if (open) form.setFieldError('recipients', open);
    else send(packet);
  });
  return (
    <form noValidate className={classes['form']} onSubmit={sendUnlessUnsettled} aria-label="发红包">
      <div className={classes['fields']}>
        <SegmentedControl
          key={form.key('type')}
          fullWidth
          aria-label="红包类型"
          data={typeChoices}
          {...form.getInputProps('type')}
        />
        <SimpleGrid cols={2}>
          <TextInput
            key={form.key('amount')}
            label="红包金额"
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            withAsterisk
            rightSection="豆"
            errorProps={{ role: 'alert' }}
            {...form.getInputProps('amount')}
          />
          <TextInput
            key={form.key('count')}
            label="红包个数"
            name="count"
            inputMode="numeric"
            autoComplete="off"
            withAsterisk
            rightSection="个"
            errorProps={{ role: 'alert' }}
            {...form.getInputProps('count')}
          />
        </SimpleGrid>
        <AmountHint
          draft={draft}
          available={available}
          isShort={isShort}
          onAmount={(amount) => form.setFieldValue('amount', String(amount))}
          onRecharge={onRecharge}
        />
        <MessageField form={form} length={draft.message.length} />
        <SegmentedControl
          key={form.key('sendType')}
          fullWidth
          aria-label="发送方式"
          data={sendTypeChoices}
          {...form.getInputProps('sendType')}
        />
        {isPrivate && (
          <RecipientsField
            recipients={recipients}
            error={typeof form.errors['recipients'] === 'string' ? form.errors['recipients'] : null}
          />
        )}
        {isPrivate && people > 0 && draft.count !== String(people) && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes['people'] ?? ''}
            onClick={() => form.setFieldValue('count', String(people))}
          >
            每人一个：红包个数改为 {people}
          </Button>
        )}
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
      </div>
      <PreviewPanel draft={draft}>
        <Button type="submit" size="lg" loading={busy} fullWidth>
          塞豆进红包
        </Button>
      </PreviewPanel>
    </form>
  );
}
