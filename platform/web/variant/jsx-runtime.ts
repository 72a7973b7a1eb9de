/** The site's JSX: React's, with all texts in the visitor's script (docs/decisions/0012). */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as plain, jsxs as plainList } from 'react/jsx-runtime';
import { currentConverter, type Props } from './current.ts';

export type { JSX } from 'react/jsx-runtime';

/** An element with at most one child. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const converter = currentConverter();
  if (converter === null) return plain(type, props, key);
  return converter.element(type, props, (converted) => plain(type, converted, key));
}

/** An element with several static children. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const converter = currentConverter();
  if (converter === null) return plainList(type, props, key);
  return converter.element(type, props, (converted) => plainList(type, converted, key));
}

export { Fragment };
