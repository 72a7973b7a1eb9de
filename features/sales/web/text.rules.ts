/** Rules for inputs whose text stands for something else: a number, a time, lines. */
import { atPortalMinute } from '@platform/contract/zone';
import { z } from 'zod';

/** A rule for the text of an input: it is converted, and the first message of `rule` is the field's. */
const fromText = <T>(convert: (text: string) => unknown, rule: z.ZodType<T>) =>
  z.string().transform((text, context): T => {
    const { data, error } = rule.safeParse(convert(text.trim()));
    if (data !== undefined) return data;
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? '' });
    return z.NEVER;
  });

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
