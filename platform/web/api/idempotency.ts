/** Idempotency keys for calls that are repeated after a lost answer. */

/** Works without a secure context, unlike crypto.randomUUID. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Returns one key per content: the same content has the same key until it changes. */
export function idempotencyKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text || last.key === '') last = { content: text, key: newKey() };
    return last.key;
  };
}
