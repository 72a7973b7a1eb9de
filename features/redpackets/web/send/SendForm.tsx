/** The form of a red packet: type, amount, number, recipients, greeting (specification, sections 3 and 5). */
import '@mantine/core/styles/Fieldset.layer.css';
import { walletErrors } from '@features/wallet/contract/errors';
import {
  Alert,
  Button,
  Fieldset,
  Grid,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { idempotencyKeys } from '@platform/web/api/idempotency';
import { useContractForm } from '@platform/web/form/form';
import { useEffect, useMemo, useState } from 'react';
import { listPackets, sendPacket } from '../../contract/endpoints.ts';
import { maxMessageLength } from '../../contract/form.ts';
import { packetTypeLabels, packetTypes, sendTypeLabels, sendTypes } from '../../contract/lifecycle.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { changedByTransfer, useAvailableBeans } from '../queries.ts';
import { AmountHint } from './AmountHint.tsx';
import { type Draft, draftSchema, emptyDraft, numberOf, sampleGreetings } from './draft.rules.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { RecipientsField, useRecipients } from './RecipientsField.tsx';
import { pendingReason } from './recipients.rules.ts';

interface SendFormProps {
  onSent: (packet: PacketDetail) => void;
  /** Opens the recharge dialog. */
  onRecharge: () => void;
}

const typeChoices = packetTypes.map((value) => ({ value, label: packetTypeLabels[value] }));
const sendTypeChoices = sendTypes.map((value) => ({ value, label: sendTypeLabels[value] }));
const insufficient = walletErrors.INSUFFICIENT_BALANCE;

export function SendForm({ onSent, onRecharge }: SendFormProps) {
  const available = useAvailableBeans();
  const schema = useMemo(() => draftSchema(available), [available]);
  const { form, submit, showServerError, formError } = useContractForm(schema, emptyDraft);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const recipients = useRecipients(draft.recipients);
  const [keyOf] = useState(idempotencyKeys);
  const [sentCount, setSentCount] = useState(0);
  const { mutate, isPending } = useCommand(sendPacket, {
    invalidates: [...changedByTransfer, listPackets],
    onSuccess(packet) {
      setSentCount(sentCount + 1);
      form.setValues({ ...emptyDraft, type: draft.type });
      onSent(packet);
    },
    onError: (error) => showServerError(error, { [insufficient.code]: 'amount' }),
  });

  for (const name of Object.keys(emptyDraft) as (keyof Draft)[])
    form.watch(name, () => setDraft({ ...form.getValues() }));

  const isShort = form.errors['amount'] === insufficient.message;
  const isCovered = available !== null && numberOf(draft.amount) <= available;
  useEffect(() => {
    // The balance has grown since.
    if (isShort && isCovered) form.clearFieldError('amount');
  }, [isShort, isCovered]);

  const isPrivate = draft.sendType === 'private';
  const recipientCount = recipients.filter(({ state }) => state === 'known').length;
  const send = submit((body) => {
    const reason = isPrivate ? pendingReason(recipients) : null;
    if (reason) form.setFieldError('recipients', reason);
    // A retry after a lost answer has the same key; the next packet has another, also with the same values.
    else {
      const recipientNames = isPrivate ? recipients.map(({ input, username = input }) => username) : [];
      const request = { ...body, recipients: recipientNames };
      mutate({ body: request, key: keyOf({ body: request, sentCount }) });
    }
  });
  const bind = (name: 'amount' | 'count' | 'message') => ({
    name,
    autoComplete: 'off',
    withAsterisk: true,
    errorProps: { role: 'alert' },
    ...form.getInputProps(name),
  });
  const recipientsError = form.errors['recipients'];
  return (
    <form noValidate onSubmit={send} aria-label="发红包">
      <Grid gap="xl" maw="58rem" mx="auto">
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <Stack gap="md">
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
                inputMode="numeric"
                rightSection="豆"
                {...bind('amount')}
              />
              <TextInput
                key={form.key('count')}
                label="红包个数"
                inputMode="numeric"
                rightSection="个"
                {...bind('count')}
              />
            </SimpleGrid>
            <AmountHint
              draft={draft}
              available={available}
              isShort={isShort}
              onAmount={(amount) => form.setFieldValue('amount', String(amount))}
              onRecharge={onRecharge}
            />
            <TextInput
              key={form.key('message')}
              label="祝福语"
              data-verbatim
              rightSectionWidth={64}
              rightSection={
                <Text
                  size="xs"
                  c={draft.message.length > maxMessageLength ? 'var(--mantine-color-error)' : 'dimmed'}
                >
                  {draft.message.length}/{maxMessageLength}
                </Text>
              }
              {...bind('message')}
            />
            <Fieldset variant="unstyled" legend={<VisuallyHidden>现成的祝福语</VisuallyHidden>} mt={-8}>
              <Group gap={6}>
                {sampleGreetings.map((greeting) => (
                  <Button
                    key={greeting}
                    variant="default"
                    size="compact-sm"
                    fw={400}
                    h={{ base: '2.75rem', sm: '2rem' }}
                    onClick={() => form.setFieldValue('message', greeting)}
                  >
                    {greeting}
                  </Button>
                ))}
              </Group>
            </Fieldset>
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
                error={typeof recipientsError === 'string' ? recipientsError : null}
                onChange={(names) => form.setFieldValue('recipients', names)}
              />
            )}
            {isPrivate && recipientCount > 0 && draft.count !== String(recipientCount) && (
              <Button
                variant="subtle"
                size="compact-sm"
                mr="auto"
                onClick={() => form.setFieldValue('count', String(recipientCount))}
              >
                每人一个：红包个数改为 {recipientCount}
              </Button>
            )}
            {formError && (
              <Alert color="red" role="alert">
                {formError}
              </Alert>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <PreviewPanel draft={draft}>
            <Button type="submit" size="lg" loading={isPending} fullWidth>
              塞豆进红包
            </Button>
          </PreviewPanel>
        </Grid.Col>
      </Grid>
    </form>
  );
}
