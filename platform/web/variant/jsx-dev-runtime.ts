/** The same JSX in development. */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, type JSXSource, jsxDEV as plain } from 'react/jsx-dev-runtime';
import { currentConverter, type Props } from './current.ts';

export type { JSX } from 'react/jsx-runtime';

/** An element with its source position. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  place?: JSXSource,
  self?: unknown,
): ReactElement {
  const now = currentConverter();
  if (now === null) return plain(type, props, key, isStatic, place, self);
  return now.element(type, props, (shown) => plain(type, shown, key, isStatic, place, self));
}

export { Fragment };
