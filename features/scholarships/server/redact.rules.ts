/** Takes out of free texts whatever would tell a blind reviewer who wrote them. */
import { fold } from '@platform/server/search';

/** What stands where something was taken out. */
export const redaction = '〔已隐去〕';

/** A text folded, and its letters and digits alone, each with its place in the original. */
interface Compact {
  folded: string;
  letters: string;
  starts: number[];
  ends: number[];
}

const sign = /[\p{L}\p{N}]/u;

function compact(text: string): Compact {
  const folded = fold(text);
  const result: Compact = { folded, letters: '', starts: [], ends: [] };
  let at = 0;
  for (const character of folded) {
    const end = at + character.length;
    if (sign.test(character)) {
      result.letters += character;
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

function placesOf({ folded, letters, starts, ends }: Compact, secret: string): [number, number][] {
  const wanted = compact(secret).letters;
  // Between two Latin letters is no border: "Li" is not in "Lisbon".
  const border = (left: number) => !(latin.test(folded.charAt(left)) && latin.test(folded.charAt(left + 1)));
  // A single character would take half a text away.
  if ([...wanted].length < 2) return [];
  const places: [number, number][] = [];
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const start = starts[at] ?? 0;
    const end = ends[at + wanted.length - 1] ?? 0;
    if (border(start - 1) && border(end - 1)) places.push([start, end]);
  }
  return places;
}

/** How a day of birth (YYYY-MM-DD) is written. */
function daysOf(day: string): string[] {
  const [year, month, date] = day.split('-').map(Number);
  return [day, `${year}年${month}月${date}日`, `${year}年${month}月`];
}

/** What somebody is known by. */
export interface Identity {
  /** Names, addresses, institution, identity number; null where not given. */
  texts: readonly (string | null)[];
  phones: readonly (string | null)[];
  dateOfBirth: string | null;
}

/** The texts to take out for an identity, in the ways in which people write them. */
export function secretsOf({ texts, phones, dateOfBirth }: Identity): string[] {
  const numbers = phones.flatMap((phone) => (phone ? [phone, phone.replace(/^\+\d{1,3}[\s-]+/, '')] : []));
  const days = dateOfBirth ? daysOf(dateOfBirth) : [];
  const all = [...texts, ...numbers, ...days].filter((text) => text !== null).map((text) => text.trim());
  return [...new Set(all)].filter((text) => text !== '');
}

/** A text without the secrets, in whatever script, width, case or spacing they stand in it. */
export function redact(text: string, secrets: readonly string[]): string {
  const read = compact(text);
  const places = secrets.flatMap((secret) => placesOf(read, secret)).sort(([a], [b]) => a - b);
  let result = '';
  let done = 0;
  for (const [start, end] of places) {
    if (start >= done) result += text.slice(done, start) + redaction;
    done = Math.max(done, end);
  }
  return result + text.slice(done);
}
