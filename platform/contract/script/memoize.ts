/** Caches conversions, because pages repeat most of their texts at every rendering. */

/** Characters that a dictionary could change. */
const han = /\p{Script=Han}/u;

/** Characters; longer texts are not cached. */
const maxLength = 1000;

/** Caches at most `capacity` short texts, least recently used first out. */
export function memoize(convert: (text: string) => string, capacity = 4000): (text: string) => string {
  let recent = new Map<string, string>();
  let older = new Map<string, string>();
  return (text) => {
    if (!han.test(text)) return text;
    if (text.length > maxLength) return convert(text);
    const cached = recent.get(text);
    if (cached !== undefined) return cached;
    const converted = older.get(text) ?? convert(text);
    if (recent.size >= capacity / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, converted);
    return converted;
  };
}
