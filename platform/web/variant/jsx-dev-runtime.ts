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
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  const converter = currentConverter();
  if (converter === null) return plain(type, props, key, isStatic, source, self);
  return converter.element(type, props, (converted) => plain(type, converted, key, isStatic, source, self));
}

export { Fragment };
