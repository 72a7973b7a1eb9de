/** The pages' policy and their encoded bodies. */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hashScripts, policyFor } from './pages.policy.ts';
import { encodingFor, isUnchanged, readyPage } from './pages.ready.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashScripts', () => {
  const hashesOf = (html: string) => hashScripts(html, 'n1').hashes;

  it('hashes the exact text between the tags, and removes the nonce', () => {
    const { html, hashes } = hashScripts(
      '<head><script nonce="n1">\n a("中")&amp;\n</script><script type="module" nonce="n1" async="">import "/x.js"</script></head>',
      'n1',
    );
    expect(hashes).toEqual([hashOf('\n a("中")&amp;\n'), hashOf('import "/x.js"')]);
    expect(html).toBe(
      '<head><script>\n a("中")&amp;\n</script><script type="module" async="">import "/x.js"</script></head>',
    );
  });

  it('has no hashes for scripts without this nonce, and one for repeated text', () => {
    const html =
      '<script src="/a.js" nonce="n1"></script><script type="application/ld+json">{}</script><script nonce="n1">b</script><SCRIPT nonce="n1">b</SCRIPT>';
    expect(hashesOf(html)).toEqual([hashOf('b')]);
    expect(hashesOf('<p>x</p><script>steal()</script><script nonce="n2">steal()</script>')).toEqual([]);
  });

  it('follows the browser: the first closing tag ends a script', () => {
    expect(hashesOf('<script nonce="n1">"<script>x</script>')).toEqual([hashOf('"<script>x')]);
  });
});

describe('policyFor', () => {
  it('never allows unhashed inline scripts, eval, or framing', () => {
    const policy = policyFor([hashOf('x')]);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe(`'self' ${hashOf('x')}`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('adds external sources to their directives', () => {
    const policy = policyFor([], {
      script: ['https://js.stripe.com', 'https://js.stripe.com'],
      frame: ['https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
      formAction: ['https://openapi.alipay.com'],
      image: ['https://files.example'],
    });
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain("frame-src 'self' https://hooks.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain("form-action 'self' https://openapi.alipay.com;");
    expect(policy).toContain("img-src 'self' data: blob: https://files.example;");
  });
});

describe('readyPage', () => {
  const rendered = {
    status: 200,
    html: '<p>中轴</p>'.repeat(50),
    hashes: [],
    location: null,
    tags: new Set<string>(),
    answers: new Map(),
    at: 0,
  };
  const presentation = { vary: 'accept-encoding', secure: true };

  it('holds the same text in each encoding, with its length', async () => {
    const { bodies, plainHeaders } = await readyPage(rendered, presentation);
    expect(brotliDecompressSync(bodies.br.bytes).toString()).toBe(rendered.html);
    expect(gunzipSync(bodies.gzip.bytes).toString()).toBe(rendered.html);
    expect(plainHeaders['content-length']).toBe(String(Buffer.byteLength(rendered.html)));
    for (const { bytes, headers } of Object.values(bodies)) {
      expect(headers).toMatchObject({
        'content-length': String(bytes.length),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    }
  });

  it('requires https only if the portal uses it', async () => {
    const { bodies } = await readyPage(rendered, { ...presentation, secure: false });
    expect(bodies.br.headers['strict-transport-security']).toBeUndefined();
    expect(bodies.br.headers['x-content-type-options']).toBe('nosniff');
  });

  it('has an ETag of its text and is revalidated each time', async () => {
    const page = await readyPage(rendered, presentation);
    const again = await readyPage({ ...rendered }, presentation);
    const other = await readyPage({ ...rendered, html: '<p>x</p>' }, presentation);
    expect(page.etag).toBe(again.etag);
    expect(page.etag).not.toBe(other.etag);
    expect(page.notModifiedHeaders).toMatchObject({ etag: page.etag, 'cache-control': 'no-cache' });
    expect(isUnchanged(page, page.etag)).toBe(true);
    expect(isUnchanged(page, `"x", ${page.etag.slice(2)}`)).toBe(true);
    expect(isUnchanged(page, '*')).toBe(true);
    expect(isUnchanged(page, '"x"')).toBe(false);
    expect(isUnchanged(page, undefined)).toBe(false);
  });
});

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.0', 'identity'],
    ['vibrant', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s gives %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
