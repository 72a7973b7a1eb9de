/** Who may make sales courses, in a file of its own, because the menu of every page reads it. */
import type { Role } from '@platform/contract/endpoint';

/** The roles that make courses and see who owns their seats. */
export const courseEditors = ['editor', 'admin'] as const satisfies readonly Role[];
