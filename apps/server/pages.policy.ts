/** The pages' Content-Security-Policy, with the hashes of the inline scripts that the renderer wrote. */
import { createHash } from 'node:crypto';

/** External origins, for example the payment providers' scripts and frames. */
export interface ExternalSources {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  formAction?: readonly string[];
  image?: readonly string[];
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * `'sha256-…'` of every script that carries the rendering's nonce, and the HTML without it. A script that came into the
 * HTML in any other way cannot know the nonce; it gets no hash, and no browser runs it.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (text === '' || !attributes.includes(mark)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}

/**
 * The policy of one page. Pages are cached, so hashes stand in for nonces; scripts never get 'unsafe-inline'.
 * Styles do: responsive properties and scroll locks of the component library insert style elements whose text is not
 * known in advance.
 */
export function policyFor(hashes: readonly string[], external: ExternalSources = {}): string {
  const list = (...sources: (readonly string[] | undefined)[]) => [
    "'self'",
    ...sources.flatMap((list) => list ?? []),
  ];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', list(hashes, external.script)],
    ['style-src', list(["'unsafe-inline'"])],
    ['img-src', list(['data:', 'blob:'], external.image)],
    ['font-src', ["'self'"]],
    ['connect-src', list(external.connect)],
    ['frame-src', list(external.frame)],
    ['form-action', list(external.formAction)],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`).join('; ');
}
