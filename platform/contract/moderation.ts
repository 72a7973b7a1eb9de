/** Moderation: staff hide and feature entries, with the reason for the log of staff actions. */
import { z } from 'zod';
import { endpoint, type Role } from './endpoint.ts';
import type { ErrorEntry } from './errors.ts';
import { id, optionalText } from './text.ts';

/** What staff can set on an entry. */
export const moderationFlags = ['hidden', 'featured'] as const;
export type ModerationFlag = (typeof moderationFlags)[number];

/** Longest reason, in characters. */
export const maxReasonLength = 500;

const moderation = z
  .object({
    hidden: z.boolean().optional(),
    featured: z.boolean().optional(),
    reason: optionalText(maxReasonLength, { multiline: true }),
  })
  .refine(({ hidden, featured }) => hidden !== undefined || featured !== undefined, '请选择要进行的操作');
export type Moderation = z.output<typeof moderation>;

interface ModerationDeclaration<D extends z.ZodType, E extends ErrorEntry> {
  name: string;
  /** The path of the list; the endpoint is `{path}/:id/moderation`. */
  path: string;
  staff: readonly Role[];
  /** The entry as staff see it. */
  data: D;
  notFound: E;
}

/** Declares the endpoint by which staff hide, show, feature or unfeature an entry. */
export function moderationEndpoint<D extends z.ZodType, const E extends ErrorEntry>(
  declaration: ModerationDeclaration<D, E>,
) {
  const { name, path, staff, data, notFound } = declaration;
  return endpoint({
    name,
    summary: 'Hides or shows an entry, features it or not; a flag that is left out stays.',
    method: 'PATCH',
    path: `${path}/:id/moderation`,
    access: staff,
    params: z.object({ id }),
    body: moderation,
    data,
    errors: [notFound],
  });
}
