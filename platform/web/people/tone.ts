/** The colours of drawn avatars. */
import type { CSSProperties } from 'react';

/** Colours of the theme, each tinted and filled. */
export const toneColors = ['cinnabar', 'celadon', 'gold', 'red', 'gray'] as const;

/** The shades of ground and ink in the light and in the dark scheme. */
export const toneShades = [
  { light: [1, 8], dark: [8, 2] },
  { light: [6, 0], dark: [7, 1] },
] as const;

/** The ground and the ink for a name, always the same for the same name. */
export function toneOf(name: string): CSSProperties {
  let hash = 0;
  for (const character of name.normalize()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  const color = toneColors[hash % toneColors.length];
  const { light, dark } =
    toneShades[Math.floor(hash / toneColors.length) % toneShades.length] ?? toneShades[0];
  const shade = (index: 0 | 1) =>
    `light-dark(var(--mantine-color-${color}-${light[index]}), var(--mantine-color-${color}-${dark[index]}))`;
  return { background: shade(0), color: shade(1) };
}
