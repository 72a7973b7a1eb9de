/** The site's own JSX: React's, with every text in the script that the visitor has chosen (design in docs/decisions/0012). */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as plain, jsxs as plainList } from 'react/jsx-runtime';
import { type Writing, writing } from './current.ts';
import { convertProps, isVerbatim, keepOriginal, restoreProps } from './elements.ts';

export type { JSX } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

/** Makes an element by `make`, with the texts among `props` in the present script. */
export function written(
  type: ElementType,
  props: Props,
  { convert }: Writing,
  make: (props: Props) => ReactElement,
): ReactElement {
  if (isVerbatim(props)) return make(restoreProps(props));
  const converted = convertProps(type, props, convert);
  const element = make(converted);
  if (converted !== props) keepOriginal(element, props);
  return element;
}

/** An element with at most one child. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const now = writing();
  if (now === null) return plain(type, props, key);
  return written(type, props, now, (shown) => plain(type, shown, key));
}

/** An element whose children are written one after another. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const now = writing();
  if (now === null) return plainList(type, props, key);
  return written(type, props, now, (shown) => plainList(type, shown, key));
}

export { Fragment };
