/** Conversions are remembered: pages repeat most of their texts at every rendering. */

/** Anything that a dictionary could change. */
const han = /\p{Script=Han}/u;

/** Texts of articles are converted each time rather than kept. */
const longest = 1000;

/** Remembers at most `capacity` short texts; those not asked for lately go first. */
export function memoize(convert: (text: string) => string, capacity = 4000): (text: string) => string {
  let recent = new Map<string, string>();
  let older = new Map<string, string>();
  return (text) => {
    if (!han.test(text)) return text;
    if (text.length > longest) return convert(text);
    const known = recent.get(text);
    if (known !== undefined) return known;
    const converted = older.get(text) ?? convert(text);
    if (recent.size >= capacity / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, converted);
    return converted;
  };
}
