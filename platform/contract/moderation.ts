/** Moderation: staff hide, feature and approve entries, with the reason for the log of staff actions. */
import { z } from 'zod';
import { endpoint, type Role } from './endpoint.ts';
import type { ErrorEntry } from './errors.ts';
import { id, optionalText } from './text.ts';

/** What staff can set on an entry; `approved` only where the endpoint declares it. */
export const moderationFlags = ['hidden', 'featured', 'approved'] as const;
export type ModerationFlag = (typeof moderationFlags)[number];

/** Longest reason, in characters. */
export const maxReasonLength = 500;

const flags = z.object({
  hidden: z.boolean().optional(),
  featured: z.boolean().optional(),
  reason: optionalText(maxReasonLength, { multiline: true }),
});
const flagsWithApproval = flags.extend({ approved: z.boolean().optional() });
export type Moderation = z.output<typeof flagsWithApproval>;

const setsFlag = (body: Moderation) => moderationFlags.some((flag) => body[flag] !== undefined);
const nothingChosen = '请选择要进行的操作';
const moderation = flags.refine(setsFlag, nothingChosen);
const moderationWithApproval = flagsWithApproval.refine(setsFlag, nothingChosen);

interface ModerationDeclaration<D extends z.ZodType, E extends ErrorEntry> {
  name: string;
  /** The path of the list; the endpoint is `{path}/:id/moderation`. */
  path: string;
  staff: readonly Role[];
  /** The entry as staff see it. */
  data: D;
  notFound: E;
  /** Whether staff also approve entries. */
  approval?: boolean;
}

/** Declares the endpoint by which staff hide, show, feature, unfeature or approve an entry. */
export function moderationEndpoint<D extends z.ZodType, const E extends ErrorEntry>(
  declaration: ModerationDeclaration<D, E>,
) {
  const { name, path, staff, data, notFound, approval } = declaration;
  const body: z.ZodType<Moderation, z.input<typeof flagsWithApproval>> = approval
    ? moderationWithApproval
    : moderation;
  return endpoint({
    name,
    summary: approval
      ? 'Hides or shows an entry, features and approves it or not; a flag that is left out stays.'
      : 'Hides or shows an entry, features it or not; a flag that is left out stays.',
    method: 'PATCH',
    path: `${path}/:id/moderation`,
    access: staff,
    params: z.object({ id }),
    body,
    data,
    errors: [notFound],
  });
}
