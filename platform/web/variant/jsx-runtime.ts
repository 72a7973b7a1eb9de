/** The site's own JSX: React's, with every text in the script that the visitor has chosen (docs/decisions/0012). */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as plain, jsxs as plainList } from 'react/jsx-runtime';
import { currentConverter, type Props } from './current.ts';

export type { JSX } from 'react/jsx-runtime';

/** An element with at most one child. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const now = currentConverter();
  if (now === null) return plain(type, props, key);
  return now.element(type, props, (shown) => plain(type, shown, key));
}

/** An element whose children are written one after another. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const now = currentConverter();
  if (now === null) return plainList(type, props, key);
  return now.element(type, props, (shown) => plainList(type, shown, key));
}

export { Fragment };
