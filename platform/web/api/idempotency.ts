/** Idempotency keys for calls that are repeated after a lost answer. */

/** Usable without a secure context too, unlike crypto.randomUUID. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Gives one key per content: the same content repeats the call, any other content is a new call. */
export function idempotencyKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text || last.key === '') last = { content: text, key: newKey() };
    return last.key;
  };
}
