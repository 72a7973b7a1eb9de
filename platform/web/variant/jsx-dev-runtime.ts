/** The same JSX in development. */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, type JSXSource, jsxDEV as plain } from 'react/jsx-dev-runtime';
import { writing } from './current.ts';
import { written } from './jsx-runtime.ts';

export type { JSX } from 'react/jsx-runtime';

/** An element that knows where it was written. */
export function jsxDEV(
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: Key | undefined,
  isStatic: boolean,
  place?: JSXSource,
  self?: unknown,
): ReactElement {
  const now = writing();
  if (now === null) return plain(type, props, key, isStatic, place, self);
  return written(type, props, now, (shown) => plain(type, shown, key, isStatic, place, self));
}

export { Fragment };
