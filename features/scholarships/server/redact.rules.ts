/** Removes from free texts everything that identifies the author to a blind reviewer. */
import { fold } from '@platform/server/database/search';

/** The replacement of removed text. */
export const redaction = '〔已隐去〕';

/** A folded text and its letters and digits, each with its offsets in the original. */
interface Compact {
  folded: string;
  characters: string;
  starts: number[];
  ends: number[];
}

const sign = /[\p{L}\p{N}]/u;

function compact(text: string): Compact {
  const folded = fold(text);
  const result: Compact = { folded, characters: '', starts: [], ends: [] };
  let at = 0;
  for (const character of folded) {
    const end = at + character.length;
    if (sign.test(character)) {
      result.characters += character;
      for (let unit = 0; unit < character.length; unit += 1) {
        result.starts.push(at);
        result.ends.push(end);
      }
    }
    at = end;
  }
  return result;
}

const latin = /[a-z0-9]/;
/** Long enough to be matched within other digits, such as after a country code. */
const longNumber = /^\d{7,}$/;

function placesOf({ folded, characters, starts, ends }: Compact, pattern: string): [number, number][] {
  // No word ends between two Latin letters: "Li" is not in "Lisbon".
  const isBoundary = (left: number) =>
    !(latin.test(folded.charAt(left)) && latin.test(folded.charAt(left + 1)));
  const isNumber = longNumber.test(pattern);
  // A single character would match too much.
  if ([...pattern].length < 2) return [];
  const places: [number, number][] = [];
  for (let at = characters.indexOf(pattern); at >= 0; at = characters.indexOf(pattern, at + 1)) {
    const start = starts[at] ?? 0;
    const end = ends[at + pattern.length - 1] ?? 0;
    if (isNumber || (isBoundary(start - 1) && isBoundary(end - 1))) places.push([start, end]);
  }
  return places;
}

/** The spellings of a date of birth (YYYY-MM-DD). */
function daysOf(day: string): string[] {
  const [year, month, date] = day.split('-').map(Number);
  const [, paddedMonth = '', paddedDate = ''] = day.split('-');
  const months = [`${year}年${month}月`, `${year}年${paddedMonth}月`];
  return [day, `${year}/${month}/${date}`, `${months[0]}${date}日`, `${months[1]}${paddedDate}日`, ...months];
}

/** The spellings of a name: a Latin one starting with any of its words, a long Chinese one also without the family name. */
function formsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const rotations = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
  const givenName = /^\p{Script=Han}{3,4}$/u.test(name) ? [[...name].slice(-2).join('')] : [];
  return [...rotations, ...givenName];
}

/** The spellings of a telephone number: with its country code, which has one to three digits, and without. */
function numbersOf(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  const local = phone.startsWith('+') ? [1, 2, 3].map((code) => digits.slice(code)) : [];
  return [digits, ...local.filter((number) => longNumber.test(number))];
}

/** Data that identify a person. */
export interface Identity {
  names: readonly (string | null)[];
  /** Addresses, institution, identity number; null for none. */
  texts: readonly (string | null)[];
  phones: readonly (string | null)[];
  dateOfBirth: string | null;
}

/** The texts to remove for an identity, in all their spellings. */
export function secretsOf({ names, texts, phones, dateOfBirth }: Identity): string[] {
  const forms = names.flatMap((name) => (name ? formsOf(name.trim()) : []));
  const numbers = phones.flatMap((phone) => (phone ? numbersOf(phone) : []));
  const days = dateOfBirth ? daysOf(dateOfBirth) : [];
  const others = texts.flatMap((text) => text?.trim() || []);
  return [...new Set([...forms, ...others, ...numbers, ...days])];
}

/** Removes the secrets from texts, in any script, width, case or spacing. The secrets are folded once for all texts. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const patterns = secrets.map((secret) => compact(secret).characters);
  return (text) => {
    const read = compact(text);
    const places = patterns.flatMap((pattern) => placesOf(read, pattern)).sort(([a], [b]) => a - b);
    let result = '';
    let done = 0;
    for (const [start, end] of places) {
      if (start >= done) result += text.slice(done, start) + redaction;
      done = Math.max(done, end);
    }
    return result + text.slice(done);
  };
}

/** One text without the secrets. */
export const redact = (text: string, secrets: readonly string[]): string => redactor(secrets)(text);
