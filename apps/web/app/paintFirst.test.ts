/** Modules after the first paint. */
import { describe, expect, it, vi } from 'vitest';
import { paintFirst } from './paintFirst.ts';

const document = (head: string) => `<html><head>${head}</head><body>中轴</body></html>`;

describe('paintFirst', () => {
  it('does not change a page without modules', () => {
    expect(paintFirst(document('<title>a</title>'))).toBe(document('<title>a</title>'));
  });

  it('marks its script with the nonce of the rendering', () => {
    const html = paintFirst(document('<link rel="modulepreload" href="/a.js" nonce="n1"/>'), 'n1');
    expect(html).not.toContain('<link');
    expect(html).toContain('<script nonce="n1">requestAnimationFrame');
  });

  it('preloads the modules by a script after the first paint', () => {
    const html = paintFirst(
      document(
        '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/assets/b.js"/>',
      ),
    );
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
    const script = /<script>(.*)<\/script><\/head>/.exec(html)?.[1] ?? '';
    const appended: unknown[] = [];
    const frames: (() => void)[] = [];
    vi.useFakeTimers();
    const page = { head: { append: (link: unknown) => appended.push(link) }, createElement: () => ({}) };
    new Function('document', 'requestAnimationFrame', script)(page, (frame: () => void) =>
      frames.push(frame),
    );
    expect(appended).toEqual([]);
    for (const frame of frames) frame();
    expect(appended).toEqual([]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(appended).toEqual([
      { rel: 'modulepreload', href: '/assets/a.js' },
      { rel: 'modulepreload', href: '/assets/b.js' },
    ]);
  });
});
