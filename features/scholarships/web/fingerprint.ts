/** The hash of a receipt, computed in the browser from its canonical text. */

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
