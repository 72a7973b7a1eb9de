/** RSA keys as operators paste them: PEM, PEM with "\n" written out, or the bare base64 that Alipay's console gives. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A private key as PKCS#8 PEM; null when the text is none. */
export function privateKeyPem(text: string): string | null {
  const pem = firstValid(candidates(text, ['PRIVATE KEY', 'RSA PRIVATE KEY']), createPrivateKey);
  return pem?.export({ type: 'pkcs8', format: 'pem' }).toString() ?? null;
}

/** A public key, or the one in a certificate, as SPKI PEM; null when the text is none. */
export function publicKeyPem(text: string): string | null {
  const pem = firstValid(candidates(text, ['PUBLIC KEY']), createPublicKey);
  return pem?.export({ type: 'spki', format: 'pem' }).toString() ?? null;
}

function candidates(text: string, labels: string[]): string[] {
  const plain = text.replaceAll('\\n', '\n').trim();
  if (plain.startsWith('-----')) return [plain];
  return labels.map((label) => `-----BEGIN ${label}-----\n${plain}\n-----END ${label}-----`);
}

function firstValid(pems: string[], read: (pem: string) => KeyObject): KeyObject | null {
  for (const pem of pems) {
    try {
      return read(pem);
    } catch {
      // Not this format; the next one may fit.
    }
  }
  return null;
}
