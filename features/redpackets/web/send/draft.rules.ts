/** What is typed into the form, and the contract's rules over it. */
import { walletErrors } from '@features/wallet/contract/errors';
import { z } from 'zod';
import { type PacketForm, packetForm } from '../../contract/form.ts';
import { packetType, sendType } from '../../contract/lifecycle.ts';

/** The fields as text; several recipients stand one below another. */
const typed = z.object({
  type: packetType,
  amount: z.string(),
  count: z.string(),
  message: z.string(),
  sendType,
  recipients: z.string(),
});
export type Draft = z.input<typeof typed>;

export const emptyDraft: Draft = {
  type: 'random',
  amount: '',
  count: '',
  message: '',
  sendType: 'public',
  recipients: '',
};

/** Wishes to choose from. */
export const wishes = [
  '恭喜发财，大吉大利',
  '一线贯古今，好运到身边',
  '匠心常在，福气常来',
  '山河同轴，岁岁平安',
];

/** A number as it was typed, with separators or full-width digits; NaN when there is none. */
export function numberOf(text: string): number {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

/** The user names that a private packet is for. */
export const namesOf = (recipients: string): string[] => recipients.split('\n').filter((name) => name !== '');

/** What is sent; recipients that were chosen before the packet became public stay behind. */
function formOf({
  type,
  amount,
  count,
  message,
  sendType: to,
  recipients,
}: Draft): z.input<typeof packetForm> {
  return {
    type,
    amount: numberOf(amount),
    count: numberOf(count),
    message,
    sendType: to,
    recipients: to === 'private' ? namesOf(recipients) : [],
  };
}

/** The contract's form over what is typed, with the balance as the largest amount; null while that is unknown. */
export function draftSchema(available: number | null): z.ZodType<PacketForm, Draft> {
  return typed.transform((draft, context) => {
    const form = formOf(draft);
    const parsed = packetForm.safeParse(form);
    const short = available !== null && form.amount > available;
    const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message }));
    const told = short
      ? [
          { field: 'amount', message: walletErrors.INSUFFICIENT_BALANCE.message },
          ...issues.filter(({ field }) => field !== 'amount'),
        ]
      : issues;
    for (const { field, message } of told)
      context.addIssue({ code: 'custom', path: [String(field)], message });
    return parsed.success && !short ? parsed.data : z.NEVER;
  });
}
