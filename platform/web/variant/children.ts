/** Converts children: sentences may span several nodes, and the original props can be restored. */
import { cloneElement, isValidElement } from 'react';
import type { Props } from './current.ts';
import { convertPieces } from './pieces.ts';

type Convert = (text: string) => string;

/** The props of an element before conversion. */
const originals = new WeakMap<object, Props>();

/** Stores the props of an element before conversion. */
export function storeOriginal(element: object, props: Props): void {
  originals.set(element, props);
}

interface Piece {
  text: string;
  replace(text: string): void;
}

/** The text of a <mark> within a sentence. */
function markedText(node: unknown): string | null {
  if (!isValidElement<Props>(node) || node.type !== 'mark') return null;
  const { children } = originals.get(node) ?? node.props;
  return typeof children === 'string' && !isVerbatim(node.props) ? children : null;
}

/** Copies a list of children and collects its sentences: adjacent pieces of text. */
function gather(list: readonly unknown[], sentences: Piece[][]): unknown[] {
  const copy = [...list];
  for (const [index, node] of list.entries()) {
    const addPiece = (text: string, replace: Piece['replace']) => sentences.at(-1)?.push({ text, replace });
    const marked = markedText(node);
    if (typeof node === 'string') {
      addPiece(node, (text) => {
        copy[index] = text;
      });
    } else if (typeof node === 'number') addPiece(String(node), () => {});
    else if (Array.isArray(node)) copy[index] = gather(node, sentences);
    else if (marked !== null && isValidElement<Props>(node)) {
      addPiece(marked, (text) => {
        copy[index] = cloneElement(node, {}, text);
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
    for (const [index, piece] of pieces.entries()) piece.replace(texts[index] ?? '');
  }
  return copy;
}

/** A node, or a list of them, with its text converted. */
export function convertNode(node: unknown, convert: Convert): unknown {
  if (typeof node === 'string') return convert(node);
  return Array.isArray(node) ? convertList(node, convert) : node;
}

/** Whether an element is marked as never converted. */
export function isVerbatim(props: Props): boolean {
  const { 'data-verbatim': verbatim } = props;
  return verbatim !== undefined && verbatim !== false && verbatim !== null;
}

/** Elements and lists before conversion, recursively. */
function restoreNode(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(restoreNode);
  if (!isValidElement<Props>(node)) return node;
  const { children, ...others } = restoreProps(originals.get(node) ?? node.props);
  // Static children need no keys, unlike a list.
  const childList = Array.isArray(children) && children.length > 1 ? children : [children];
  return children === undefined ? cloneElement(node, others) : cloneElement(node, others, ...childList);
}

/** The props of an element that is never converted, with its children restored. */
export function restoreProps(props: Props): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, restoreNode(value)]));
}
