/** Rewrites SVG path data in its shortest equal form: per command absolute or relative, no needless characters. */

const argumentCounts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Segment {
  command: string;
  /** Absolute arguments. */
  args: number[];
}

function exact(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The index of the first argument that is a coordinate: an arc's radii, angle and flags are not. */
function firstCoordinate(command: string): number {
  return command === 'A' ? 5 : 0;
}

function shift(command: string, args: readonly number[], x: number, y: number): number[] {
  const first = firstCoordinate(command);
  return args.map((value, i) => {
    if (i < first) return value;
    if (command === 'H') return exact(value + x);
    if (command === 'V') return exact(value + y);
    return exact(value + ((i - first) % 2 ? y : x));
  });
}

function parse(d: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', tail = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...tail.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text));
    let command = letter.toUpperCase();
    const relative = letter !== command;
    const count = argumentCounts[command] ?? 0;
    for (let i = 0; i === 0 || i < numbers.length; i += Math.max(count, 1)) {
      const given = numbers.slice(i, i + count);
      const args = relative ? shift(command, given, x, y) : given;
      segments.push({ command, args });
      if (command === 'Z') [x, y] = [startX, startY];
      else if (command === 'H') x = args[0] ?? x;
      else if (command === 'V') y = args[0] ?? y;
      else [x, y] = [args.at(-2) ?? x, args.at(-1) ?? y];
      if (command === 'M') {
        [startX, startY] = [x, y];
        command = 'L';
      }
    }
  }
  return segments;
}

function write(args: readonly number[]): string {
  let text = '';
  for (const value of args) {
    const digits = String(exact(value)).replace(/^(-?)0\./, '$1.');
    const glued = text === '' || digits.startsWith('-') || (digits.startsWith('.') && /\.\d+$/.test(text));
    text += glued ? digits : ` ${digits}`;
  }
  return text;
}

/** Path data that draws the same line with the fewest characters. */
export function shortest(d: string): string {
  let text = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { command, args } of parse(d)) {
    const absolute = write(args);
    const relative = write(shift(command, args, -x, -y));
    const small = command !== 'Z' && text !== '' && relative.length < absolute.length;
    const letter = small ? command.toLowerCase() : command;
    const body = small ? relative : absolute;
    const repeats = letter === last && command !== 'M' && command !== 'Z';
    text += repeats ? (body.startsWith('-') ? body : ` ${body}`) : letter + body;
    last = letter;
    if (command === 'Z') [x, y] = [startX, startY];
    else if (command === 'H') x = args[0] ?? x;
    else if (command === 'V') y = args[0] ?? y;
    else [x, y] = [args.at(-2) ?? x, args.at(-1) ?? y];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return text;
}
