/** The envelopes' colours, out of the site's own; the drawings and the cards name them so. */
import type { CSSProperties } from 'react';

const colours: Readonly<Record<`--packet-${string}`, string>> = {
  '--packet-red': 'var(--mantine-color-cinnabar-6)',
  '--packet-red-deep': 'var(--mantine-color-cinnabar-8)',
  '--packet-red-flap': 'var(--mantine-color-cinnabar-7)',
  '--packet-gold': 'var(--mantine-color-gold-2)',
  '--packet-gold-deep': 'var(--mantine-color-gold-4)',
  '--packet-gold-light': 'var(--mantine-color-gold-1)',
  '--packet-inside': 'var(--mantine-color-cinnabar-9)',
};

export const palette = colours as CSSProperties;
