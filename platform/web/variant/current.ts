/** Which script is being written at this moment, and the way into it: nothing at all for the original. */
import { languageOf, type Script, type Variant } from '@platform/contract/variant';
import type { ElementType, ReactElement } from 'react';

/** What an element is made of. */
export type Props = Readonly<Record<string, unknown>>;

/** A script with its dictionary; all of it is loaded only when the script is chosen. */
export interface ScriptConverter {
  script: Script;
  /** Turns a text into the script; a text that is in it already comes back as it is. */
  convert(text: string): string;
  /** Makes an element by `make`, with the texts among `props` in the script. */
  element(type: ElementType, props: Props, make: (props: Props) => ReactElement): ReactElement;
}

type Source = () => ScriptConverter | null;

const original: Source = () => null;
let source = original;

/** Says where the present writing is found: one for the whole browser, one for each rendering on the server. */
export function setConverterSource(next: Source | null): void {
  source = next ?? original;
}

/** The present writing; null for the original. */
export function currentConverter(): ScriptConverter | null {
  return source();
}

/** The present variant. */
export function variant(): Variant {
  return source()?.script ?? '';
}

/** The language of the document at present. */
export function language(): string {
  return languageOf(variant());
}

/** A text in the present script, for the few places that no JSX reaches: a meta element, a document's data. */
export function inScript(text: string): string {
  return source()?.convert(text) ?? text;
}
