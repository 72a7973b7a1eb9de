/** Emails as data; `render.ts` gives all of them one look. */
import type { Script } from '@platform/contract/variant';

export interface Recipient {
  email: string;
  /** Greeted by this name; without one there is no greeting. */
  name?: string;
  /** The script in which the email is written. */
  script: Script;
}

/** A button in HTML, a labelled address in text. */
interface Action {
  label: string;
  /** A path of the portal, or a whole address. */
  url: string;
}

/**
 * An email. Its texts are written in either script, hold line breaks, and are converted into the recipient's script
 * except for what `verbatim` marks.
 */
export interface Email {
  to: Recipient;
  subject: string;
  /** The title in the email itself instead of the subject; a text with a greeting has none. */
  title?: string;
  paragraphs: readonly string[];
  /** Labels and values, in order. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: Action;
  /** Paragraphs after the action. */
  closing?: readonly string[];
  /** Why the recipient gets bulk mail. */
  reason?: string;
  /** The unsubscribe address, also for one-click POST (RFC 8058). */
  unsubscribe?: string;
  /** Mail about accounts, and bulk mail, wait in queues of their own, so that other mail never delays a new password. */
  queue?: 'account' | 'bulk';
}

// Noncharacters: no input of the portal holds them.
const start = '\uFDD0';
const end = '\uFDD1';
const marks = /[\uFDD0\uFDD1]/g;
const marked = /(\uFDD0[^\uFDD1]*\uFDD1)/;

/** Marks a name or another input of people, which keeps its script. */
export function verbatim(text: string): string {
  return `${start}${text.replaceAll(marks, '')}${end}`;
}

/** Converts a text except for what is marked, and removes the marks. */
export function convertAround(text: string, convert: (text: string) => string): string {
  return text
    .split(marked)
    .map((part) => (part.startsWith(start) ? part.slice(1, -1) : convert(part)))
    .join('');
}
