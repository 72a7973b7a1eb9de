/** The current variant and its converter; null for the original. */
import { languageOf, type Script, type Variant } from '@platform/contract/variant';
import type { ElementType, ReactElement } from 'react';

/** The props of an element. */
export type Props = Readonly<Record<string, unknown>>;

/** The converter of a script; loaded only when the script is chosen. */
export interface ScriptConverter {
  script: Script;
  /** Converts a text into the script; a text in that script is unchanged. */
  convert(text: string): string;
  /** Creates an element by `make`, with the texts in `props` converted. */
  element(type: ElementType, props: Props, make: (props: Props) => ReactElement): ReactElement;
}

type Source = () => ScriptConverter | null;

const original: Source = () => null;
let source = original;

/** Sets the source of the current converter: one for the browser, one for each rendering on the server. */
export function setConverterSource(next: Source | null): void {
  source = next ?? original;
}

/** The current converter; null for the original. */
export function currentConverter(): ScriptConverter | null {
  return source();
}

/** The current variant. */
export function variant(): Variant {
  return source()?.script ?? '';
}

/** The document's language tag. */
export function language(): string {
  return languageOf(variant());
}

/** Converts a text into the current script, for places outside of JSX: meta elements, document data. */
export function inScript(text: string): string {
  return source()?.convert(text) ?? text;
}
