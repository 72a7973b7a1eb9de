/** The form's values as they are typed, under the contract's rules. */
import { walletErrors } from '@features/wallet/contract/errors';
import { z } from 'zod';
import { type PacketForm, packetForm } from '../../contract/form.ts';
import { packetType, sendType } from '../../contract/lifecycle.ts';

const draft = z.object({
  type: packetType,
  amount: z.string(),
  count: z.string(),
  message: z.string(),
  sendType,
  /** User names. */
  recipients: z.array(z.string()),
});
export type Draft = z.input<typeof draft>;

const defaultGreeting = '恭喜发财，大吉大利';

export const sampleGreetings = [
  defaultGreeting,
  '一线贯古今，好运到身边',
  '匠心常在，福气常来',
  '山河同轴，岁岁平安',
];

export const emptyDraft: Draft = {
  type: 'random',
  amount: '',
  count: '',
  // The first sample greeting, which the envelope shows as well.
  message: defaultGreeting,
  sendType: 'public',
  recipients: [],
};

/** A number with separators or full-width digits; NaN when there is none. */
export function numberOf(text: string): number {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

/** The contract's form over a draft; the balance is the largest amount, null while it is loading. */
export function draftSchema(available: number | null): z.ZodType<PacketForm, Draft> {
  return draft.transform(({ amount, count, recipients, ...rest }, context) => {
    const form = {
      ...rest,
      amount: numberOf(amount),
      count: numberOf(count),
      recipients: rest.sendType === 'private' ? recipients : [],
    };
    const parsed = packetForm.safeParse(form);
    const isShort = available !== null && form.amount > available;
    for (const { path, message } of parsed.error?.issues ?? [])
      if (!isShort || path[0] !== 'amount') context.addIssue({ code: 'custom', path, message });
    if (isShort)
      context.addIssue({
        code: 'custom',
        path: ['amount'],
        message: walletErrors.INSUFFICIENT_BALANCE.message,
      });
    return parsed.success && !isShort ? parsed.data : z.NEVER;
  });
}
