/** The theme: rice paper, ink, cinnabar, celadon and gold; ink-stone in the dark scheme. All colours are defined here. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** For controls. */
const cinnabar: MantineColorsTuple = [
  '#fdf2ef',
  '#f8dcd4',
  '#f0bbae',
  '#ea9a89',
  '#e27a66',
  '#c2483a',
  '#ad3327',
  '#962a20',
  '#7a2119',
  '#5f1812',
];

/** For success: in stock, paid, done. */
const celadon: MantineColorsTuple = [
  '#eef5f1',
  '#d9e8e1',
  '#bcd6cb',
  '#9cc1b3',
  '#7dab9b',
  '#46796a',
  '#3c6a5d',
  '#31574c',
  '#26443b',
  '#1b312b',
];

/** For the axis, ornaments and warnings. */
const gold: MantineColorsTuple = [
  '#faf4e4',
  '#f1e4c3',
  '#e6d09c',
  '#d9b976',
  '#c9a356',
  '#8a6824',
  '#7a5c1f',
  '#644b18',
  '#4e3a12',
  '#38290c',
];

/** For errors; cooler than cinnabar, so that an error does not look like a button. */
const red: MantineColorsTuple = [
  '#fdf0f3',
  '#f9d8df',
  '#f4b5c2',
  '#f08aa0',
  '#ec7a92',
  '#c2264f',
  '#b3153f',
  '#961136',
  '#790d2b',
  '#5c0a21',
];

/** Diluted ink on paper. */
const gray: MantineColorsTuple = [
  '#fdfbf6',
  '#f1ebde',
  '#e6decd',
  '#d8cdb8',
  '#c6baa3',
  '#a0937f',
  '#6b6254',
  '#544c41',
  '#3a342c',
  '#26221d',
];

/** Ink-stone. */
const dark: MantineColorsTuple = [
  '#ece7dc',
  '#d3cdc0',
  '#a8a397',
  '#928e84',
  '#3d4243',
  '#2d3233',
  '#222627',
  '#191c1d',
  '#131516',
  '#0d0f10',
];

const serif =
  '"Songti SC","Songti TC","Noto Serif CJK SC","Source Han Serif SC","Noto Serif SC",STSong,SimSun,serif';
const sans =
  '"PingFang SC","PingFang TC","Hiragino Sans GB","Microsoft YaHei","Microsoft JhengHei","Noto Sans CJK SC","Source Han Sans SC","Noto Sans SC",system-ui,sans-serif';

export const theme = createTheme({
  primaryColor: 'cinnabar',
  primaryShade: { light: 6, dark: 5 },
  colors: { cinnabar, celadon, gold, red, gray, dark, teal: celadon, green: celadon, yellow: gold },
  black: '#26221d',
  white: '#fdfbf6',
  fontFamily: sans,
  headings: {
    fontFamily: serif,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.875rem, 1.35rem + 2.2vw, 3rem)', lineHeight: '1.3' },
      h2: { fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)', lineHeight: '1.35' },
      h3: { fontSize: '1.3125rem', lineHeight: '1.45' },
      h4: { fontSize: '1.125rem', lineHeight: '1.5' },
    },
  },
  lineHeights: { md: '1.7' },
  defaultRadius: 'xs',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Container: { defaultProps: { size: '72rem', px: 'lg' } },
    // A dialog's or a drawer's heading is a <header>, which would count as a second banner of the page.
    Modal: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
  },
  shadows: {
    xs: '0 1px 2px rgb(60 40 20 / 8%)',
    sm: '0 2px 8px rgb(60 40 20 / 8%)',
    md: '0 6px 24px rgb(60 40 20 / 10%)',
    lg: '0 12px 40px rgb(60 40 20 / 12%)',
    xl: '0 20px 60px rgb(60 40 20 / 14%)',
  },
});

/** In the dark scheme the library's tints are almost black, so a badge would lose its colour. */
const inkStoneTint = (name: string): [string, string][] => [
  [`--mantine-color-${name}-light`, `color-mix(in srgb, var(--mantine-color-${name}-4) 22%, transparent)`],
  [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-2)`],
];

/** The variables that differ between paper and ink-stone; `--surface`, `--hairline`, `--field-edge` and `--axis` are for our own styles. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--measure': '42rem' },
  light: {
    '--mantine-color-body': '#f6f1e6',
    '--mantine-color-default': '#fdfbf6',
    '--mantine-color-default-hover': '#f1ebde',
    '--mantine-color-default-border': '#d8cdb8',
    '--mantine-color-placeholder': '#776d5e',
    '--surface': '#fdfbf6',
    '--hairline': '#dfd5c1',
    '--field-edge': '#a0937f',
    '--axis': '#b08d4c',
    '--accent-text': 'var(--mantine-color-gold-6)',
  },
  dark: {
    '--mantine-color-body': '#191c1d',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-success': 'var(--mantine-color-celadon-3)',
    '--mantine-color-cinnabar-outline': 'var(--mantine-color-cinnabar-4)',
    '--surface': '#222627',
    '--hairline': '#363b3c',
    '--field-edge': '#6d7273',
    '--axis': '#a98a4f',
    '--accent-text': 'var(--mantine-color-gold-3)',
    ...Object.fromEntries(['celadon', 'gold', 'gray', 'red'].flatMap(inkStoneTint)),
  },
});
