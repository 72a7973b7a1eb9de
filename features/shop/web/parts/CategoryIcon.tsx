/** Icons of the seven categories, each symmetric about its axis. */
import type { ReactNode } from 'react';

const drawings: Readonly<Record<string, ReactNode>> = {
  // The icon of all categories.
  all: <path d="M24 5v38M16 12h-7v24h7M32 12h7v24h-7M16 20h16M16 28h16" />,
  leaf: (
    <path d="M24 43V14M24 5c9 7 12 14 12 20s-5 10-12 12c-7-2-12-6-12-12S15 12 24 5ZM24 20l6-4M24 20l-6-4M24 29l7-5M24 29l-7-5" />
  ),
  vase: (
    <path d="M19 5h10M20 5c0 6 1 7 1 9-5 2-9 6-9 13 0 8 5 11 6 16h12c1-5 6-8 6-16 0-7-4-11-9-13 0-2 1-3 1-9M13 24c7 3 15 3 22 0M13 30c7 3 15 3 22 0" />
  ),
  book: (
    <path d="M24 12v31M24 12C19 8 12 7 6 8v30c6-1 13 0 18 5 5-5 12-6 18-5V8c-6-1-13 0-18 4ZM12 16c3 0 5 0 7 2M12 23c3 0 5 0 7 2M36 16c-3 0-5 0-7 2M36 23c-3 0-5 0-7 2" />
  ),
  music: (
    <path d="M21 4h6v18c6 1 10 5 10 10 0 6-6 11-13 11s-13-5-13-11c0-5 4-9 10-10V4ZM24 10v26M18 33h12M17 8h4M27 8h4M17 14h4M27 14h4" />
  ),
  fan: (
    <path d="M24 40 5 18c5-7 12-10 19-10s14 3 19 10L24 40ZM24 40v-32M24 40 14 10M24 40 34 10M13 27c7-5 15-5 22 0M24 40v5" />
  ),
  mask: (
    <path d="M10 10c9-5 19-5 28 0 2 16-3 28-14 34C13 38 8 26 10 10ZM15 21c2-3 6-3 8 0-2 2-6 2-8 0ZM33 21c-2-3-6-3-8 0 2 2 6 2 8 0ZM24 8v7M24 24v6M18 35c4 3 8 3 12 0" />
  ),
  lantern: (
    <path d="M24 3v6M17 9h14M17 37h14M17 9C9 14 7 18 7 23s2 9 10 14M31 9c8 5 10 9 10 14s-2 9-10 14M20 9c-4 9-4 19 0 28M28 9c4 9 4 19 0 28M24 37v8M20 37v6M28 37v6" />
  ),
};

/** An icon by the contract's name; unknown names get the icon of all. */
export function CategoryIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {drawings[name] ?? drawings['all']}
    </svg>
  );
}
