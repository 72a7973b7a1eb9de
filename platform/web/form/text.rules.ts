/** Rules for inputs whose text stands for something else: a number, a time, lines. */
import { atPortalMinute } from '@platform/contract/zone';
import { z } from 'zod';

/** Checks by a rule of the contract what an input holds in another shape; the rule's first message is the field's. */
export function checkedAs<Input, Output>(rule: z.ZodType<Output>, convert: (input: Input) => unknown) {
  return (input: Input, context: z.RefinementCtx<Input>): Output => {
    const { data, error } = rule.safeParse(convert(input));
    if (!error) return data;
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '', input });
    return z.NEVER;
  };
}

/** A rule for the text of an input, which is trimmed and converted. */
export const fromText = <T>(convert: (text: string) => unknown, rule: z.ZodType<T>) =>
  z.string().transform(checkedAs(rule, (text: string) => convert(text.trim())));

/** A blank text is no number. */
export const numberText = (rule: z.ZodType<number>) =>
  fromText((text) => (text === '' ? Number.NaN : Number(text)), rule);

/** A day and minute in the portal's zone. */
export const portalMinuteText = (rule: z.ZodType<string>) =>
  fromText((text) => (text === '' ? text : atPortalMinute(text)), rule);

/** One item a line; blank lines are ignored. */
export const linesText = (rule: z.ZodType<string[]>) =>
  fromText(
    (text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    rule,
  );
