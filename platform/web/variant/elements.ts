/** Converts an element's text: children and known attributes, never a value, a key or a name. */
import type { Script } from '@platform/contract/variant';
import { isValidElement } from 'react';
import { convertNode, isVerbatim, restoreProps, storeOriginal } from './children.ts';
import type { Props, ScriptConverter } from './current.ts';
import { convertHtml } from './pieces.ts';

type Convert = (text: string) => string;

const forwardRef = Symbol.for('react.forward_ref');
const memo = Symbol.for('react.memo');

/** Whether a component belongs to the component library, whose inner elements do not use this JSX. */
function isLibrary(type: unknown): boolean {
  if (typeof type !== 'function' && typeof type !== 'object') return false;
  const { displayName } = (type ?? {}) as { displayName?: unknown };
  return typeof displayName === 'string' && displayName.startsWith('@mantine/');
}

/**
 * Whether text passed to this type is converted here: HTML elements, fragments and library components. Own
 * components pass their text to such elements, and may need the original.
 */
function isConvertible(type: unknown): boolean {
  if (typeof type === 'string' || typeof type === 'symbol') return true;
  if (isLibrary(type)) return true;
  const { $$typeof: kind, type: inner } = (type ?? {}) as { $$typeof?: unknown; type?: unknown };
  return kind === forwardRef || (kind === memo && isConvertible(inner));
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

/** Further text props of library components. */
const slots = new Set([
  ...['description', 'error', 'legend', 'message', 'tooltip', 'nothingFoundMessage'],
  ...['leftSection', 'rightSection', 'onLabel', 'offLabel', 'prefix', 'suffix'],
]);

/** Elements whose content is never converted: code, styles, typed text. */
const verbatimElements = new Set(['script', 'style', 'textarea']);

/** Components whose options are typed text: label and value are the same. */
const freeTextComponents = new Set(['@mantine/core/Autocomplete', '@mantine/core/TagsInput']);

function isRecord(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !isValidElement(value);
}

/** Options of a select: labels are converted, values are not. */
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

/** Labels by name. */
function convertLabels(labels: Props, convert: Convert): Props {
  return Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, convertNode(text, convert)]));
}

const partProps = /Props$/;
const partPropsGetter = /^get\w+Props$/;

function convertForLibrary(name: string, value: unknown, type: unknown, convert: Convert): unknown {
  if (slots.has(name)) return convertNode(value, convert);
  if (name === 'data' && Array.isArray(value)) {
    const { displayName } = type as { displayName: string };
    return freeTextComponents.has(displayName)
      ? value
      : value.map((option) => convertOption(option, convert));
  }
  if (name === 'labels' && isRecord(value)) return convertLabels(value, convert);
  if (partPropsGetter.test(name) && typeof value === 'function') {
    return (...args: unknown[]) => convertPartProps(value(...args), type, convert);
  }
  return partProps.test(name) ? convertPartProps(value, type, convert) : value;
}

/** Converts the props of a component's part. */
function convertPartProps(value: unknown, type: unknown, convert: Convert): unknown {
  return isRecord(value) && !Array.isArray(value) ? convertProps(type, value, convert) : value;
}

/** JSON-LD: texts are converted except names of people. */
function convertLinkedData(json: string, convert: Convert): string {
  const converted: unknown = JSON.parse(json, function (this: Props, _name, value: unknown) {
    return typeof value === 'string' && this['@type'] !== 'Person' ? convert(value) : value;
  });
  return JSON.stringify(converted).replaceAll('<', '\\u003c');
}

function convertMarkup(type: unknown, props: Props, convert: Convert): unknown {
  const { dangerouslySetInnerHTML: markup, type: media } = props;
  if (!isRecord(markup) || typeof markup['__html'] !== 'string' || type === 'style') return markup;
  const { __html: html } = markup;
  if (type !== 'script') return { __html: convertHtml(html, convert) };
  return media === 'application/ld+json' ? { __html: convertLinkedData(html, convert) } : markup;
}

/** The value of an option that has only text. */
function valueOfOption(type: unknown, { value, children }: Props): Props {
  if (type !== 'option' || value !== undefined) return {};
  return { value: Array.isArray(children) ? children.join('') : children };
}

/** The props with converted text; the same object when nothing changed. */
function convertProps(type: unknown, props: Props, convert: Convert): Props {
  if (!isConvertible(type)) return props;
  const library = isLibrary(type);
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    let now = value;
    if (name === 'children') now = verbatimElements.has(type as string) ? value : convertNode(value, convert);
    else if (attributes.has(name)) now = convertNode(value, convert);
    else if (name === 'dangerouslySetInnerHTML') now = convertMarkup(type, props, convert);
    else if (library) now = convertForLibrary(name, value, type, convert);
    if (now !== value) changed[name] = now;
  }
  for (const _ in changed) return { ...props, ...valueOfOption(type, props), ...changed };
  return props;
}

/** Creates the converter of a script. */
export function converterFor(script: Script, convert: Convert): ScriptConverter {
  return {
    script,
    convert,
    element(type, props, make) {
      if (isVerbatim(props)) return make(restoreProps(props));
      const converted = convertProps(type, props, convert);
      const element = make(converted);
      if (converted !== props) storeOriginal(element, props);
      return element;
    },
  };
}
