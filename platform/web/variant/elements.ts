/** What of an element is text: its children and known attributes, where they reach the page; never a value, a key or a name. */
import { cloneElement, type ElementType, isValidElement } from 'react';
import { convertHtml, convertPieces } from './pieces.ts';

type Convert = (text: string) => string;
type Props = Readonly<Record<string, unknown>>;

const forwardRef = Symbol.for('react.forward_ref');
const memo = Symbol.for('react.memo');

/** Whether a component is the component library's: its own elements are made out of our reach. */
function isLibrary(type: unknown): boolean {
  if (typeof type !== 'function' && typeof type !== 'object') return false;
  const { displayName } = (type ?? {}) as { displayName?: unknown };
  return typeof displayName === 'string' && displayName.startsWith('@mantine/');
}

/**
 * Whether the text handed over ends here, as far as we can see: in an element of HTML, a fragment, or a component
 * of a library. Our own components hand it on to such elements, and may want it as it is.
 */
function isEnd(type: unknown): boolean {
  if (typeof type === 'string' || typeof type === 'symbol') return true;
  if (isLibrary(type)) return true;
  const { $$typeof: kind, type: inner } = (type ?? {}) as { $$typeof?: unknown; type?: unknown };
  return kind === forwardRef || (kind === memo && isEnd(inner));
}

const attributes = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** What components of libraries take as text besides. */
const slots = new Set([
  ...['description', 'error', 'legend', 'message', 'tooltip', 'nothingFoundMessage'],
  ...['leftSection', 'rightSection', 'onLabel', 'offLabel', 'prefix', 'suffix'],
]);

/** Their elements' content is a program, a style, or what someone types. */
const closed = new Set(['script', 'style', 'textarea']);

/** Their options are what is typed in: label and value are one. */
const typing = new Set(['@mantine/core/Autocomplete', '@mantine/core/TagsInput']);

/** What an element was made of before its text was converted. */
const originals = new WeakMap<object, Props>();

/** Remembers what an element was made of. */
export function keepOriginal(element: object, props: Props): void {
  originals.set(element, props);
}

interface Piece {
  text: string;
  put(text: string): void;
}

/** The text of a marked part of a sentence. */
function markedText(node: unknown): string | null {
  if (!isValidElement<Props>(node) || node.type !== 'mark') return null;
  const { children } = originals.get(node) ?? node.props;
  return typeof children === 'string' && !isVerbatim(node.props) ? children : null;
}

/** Copies a list of children and gathers its sentences: pieces of text that no element parts. */
function gather(list: readonly unknown[], sentences: Piece[][]): unknown[] {
  const copy = [...list];
  for (const [place, node] of list.entries()) {
    const say = (text: string, put: Piece['put']) => sentences.at(-1)?.push({ text, put });
    const marked = markedText(node);
    if (typeof node === 'string') {
      say(node, (text) => {
        copy[place] = text;
      });
    } else if (typeof node === 'number') say(String(node), () => {});
    else if (Array.isArray(node)) copy[place] = gather(node, sentences);
    else if (marked !== null && isValidElement<Props>(node)) {
      say(marked, (text) => {
        copy[place] = cloneElement(node, {}, text);
      });
    } else if (isValidElement(node)) sentences.push([]);
  }
  return copy;
}

function convertList(list: readonly unknown[], convert: Convert): unknown[] {
  const sentences: Piece[][] = [[]];
  const copy = gather(list, sentences);
  for (const pieces of sentences) {
    const texts = convertPieces(
      pieces.map(({ text }) => text),
      convert,
    );
    for (const [index, piece] of pieces.entries()) piece.put(texts[index] ?? '');
  }
  return copy;
}

function convertNode(node: unknown, convert: Convert): unknown {
  if (typeof node === 'string') return convert(node);
  return Array.isArray(node) ? convertList(node, convert) : node;
}

function isRecord(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !isValidElement(value);
}

/** Options of a choice: what is shown is converted, what is chosen is not. */
function convertOption(option: unknown, convert: Convert): unknown {
  if (typeof option === 'string') return { value: option, label: convert(option) };
  if (!isRecord(option)) return option;
  const { label, group, items } = option;
  return {
    ...option,
    ...(label === undefined ? {} : { label: convertNode(label, convert) }),
    ...(typeof group === 'string' ? { group: convert(group) } : {}),
    ...(Array.isArray(items) ? { items: items.map((item) => convertOption(item, convert)) } : {}),
  };
}

/** A set of labels by name. */
function convertLabels(labels: Props, convert: Convert): Props {
  return Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, convertNode(text, convert)]));
}

const bag = /Props$/;
const bagMaker = /^get\w+Props$/;

function convertForLibrary(name: string, value: unknown, type: unknown, convert: Convert): unknown {
  if (slots.has(name)) return convertNode(value, convert);
  if (name === 'data' && Array.isArray(value)) {
    const { displayName } = type as { displayName: string };
    return typing.has(displayName) ? value : value.map((option) => convertOption(option, convert));
  }
  if (name === 'labels' && isRecord(value)) return convertLabels(value, convert);
  if (bagMaker.test(name) && typeof value === 'function') {
    return (...given: unknown[]) => convertBag(value(...given), type, convert);
  }
  return bag.test(name) ? convertBag(value, type, convert) : value;
}

/** Attributes for a part of a component. */
function convertBag(given: unknown, type: unknown, convert: Convert): unknown {
  return isRecord(given) && !Array.isArray(given) ? convertProps(type, given, convert) : given;
}

function convertMarkup(type: unknown, props: Props, convert: Convert): unknown {
  const { dangerouslySetInnerHTML: markup, type: media } = props;
  if (!isRecord(markup) || typeof markup['__html'] !== 'string' || type === 'style') return markup;
  const { __html: html } = markup;
  if (type !== 'script') return { __html: convertHtml(html, convert) };
  // A description for machines is text throughout.
  return media === 'application/ld+json' ? { __html: convert(html) } : markup;
}

/** The option's value, when it has none but its text. */
function valueOfOption(type: unknown, { value, children }: Props): Props {
  if (type !== 'option' || value !== undefined) return {};
  return { value: Array.isArray(children) ? children.join('') : children };
}

/** Whether an element says that it is never converted. */
export function isVerbatim(props: Props): boolean {
  const { 'data-verbatim': verbatim } = props;
  return verbatim !== undefined && verbatim !== false && verbatim !== null;
}

/** The properties with their text converted; the very same object when there was nothing to do. */
export function convertProps(type: ElementType | unknown, props: Props, convert: Convert): Props {
  if (!isEnd(type)) return props;
  const library = isLibrary(type);
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    let now = value;
    if (name === 'children') now = closed.has(type as string) ? value : convertNode(value, convert);
    else if (attributes.has(name)) now = convertNode(value, convert);
    else if (name === 'dangerouslySetInnerHTML') now = convertMarkup(type, props, convert);
    else if (library) now = convertForLibrary(name, value, type, convert);
    if (now !== value) changed[name] = now;
  }
  for (const _ in changed) return { ...props, ...valueOfOption(type, props), ...changed };
  return props;
}

/** Elements and lists as they were made, all the way down. */
function restoreNode(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(restoreNode);
  if (!isValidElement<Props>(node)) return node;
  const { children, ...others } = restoreProps(originals.get(node) ?? node.props);
  // Children that stood one after another need no keys; a list would.
  const inARow = Array.isArray(children) && children.length > 1 ? children : [children];
  return children === undefined ? cloneElement(node, others) : cloneElement(node, others, ...inARow);
}

/** The properties of an element that is never converted: what was made within the same expression neither. */
export function restoreProps(props: Props): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, restoreNode(value)]));
}
