// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../theme/theme.ts';
import { Avatar } from './Avatar.tsx';
import { toneColors, toneOf, toneShades } from './tone.ts';

afterEach(() => vi.restoreAllMocks());

/** The picture is still loading. */
const load = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);

const drawn = (name: string) => render(<Avatar name={name} address={null} />).container.firstElementChild;

describe('Avatar', () => {
  it.each([
    ['林知远', '林'],
    ['𠮷野家', '𠮷'],
    ['𰻝𰻝面', '𰻝'],
    ['👨‍👩‍👧‍👦一家', '👨‍👩‍👧‍👦'],
    ['🇭🇰 香港', '🇭🇰'],
    ['  élan', 'É'],
    ['e\u0301lan', 'E\u0301'],
    ['王**', '王'],
    ['', ''],
  ])('draws %j as %j', (name, character) => {
    expect(drawn(name)?.textContent).toBe(character);
  });

  it('is hidden from screen readers, which read the name beside it', () => {
    expect(drawn('林知远')?.getAttribute('aria-hidden')).toBe('true');
    load();
    const { container } = render(<Avatar name="林知远" address="/files/a/b.webp" size={96} />);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('is drawn when the picture was removed', () => {
    load();
    const { container, rerender } = render(<Avatar name="林知远" address="/files/a/b.webp" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.textContent).toBe('林');
    rerender(<Avatar name="林知远" address="/files/a/c.webp" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/a/c.webp');
  });

  it('is drawn when the picture had failed before the page was hydrated', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const { container } = render(<Avatar name="林知远" address="/files/a/b.webp" />);
    expect(container.textContent).toBe('林');
  });
});

/** Relative luminance (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('toneOf', () => {
  it.each(toneColors)('has the contrast of AA in both schemes: %s', (color) => {
    const shades = theme.colors?.[color] ?? [];
    for (const scheme of toneShades.flatMap(({ light, dark }) => [light, dark])) {
      const [dark = 0, light = 0] = scheme
        .map((shade) => luminance(shades[shade] ?? ''))
        .sort((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is the same for the same name in any composition, and uses all colours', () => {
    expect(toneOf('e\u0301lan')).toEqual(toneOf('\u00e9lan'));
    const names = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + 7 * index));
    const grounds = new Set(names.map((name) => toneOf(name).background));
    expect(grounds.size).toBe(toneColors.length * toneShades.length);
  });
});
