/** A person as answers of all features name one. */
import { id } from '@platform/contract/text';
import { z } from 'zod';

/** `avatar` is the address of a square picture; null where the page draws one from the name. */
export const personView = z.object({ id, name: z.string(), avatar: z.string().nullable() });
export type PersonView = z.infer<typeof personView>;
