/** Sample partners of a sample alliance: none of these institutions exists. Each has its mark of 48 units. */
import type { ReactNode } from 'react';

interface Partner {
  name: string;
  place: string;
  mark: ReactNode;
}

/** In pairs from the axis outwards, four to a row. */
export const partners: readonly Partner[] = [
  {
    name: '沧洲书院',
    place: '北京',
    mark: <path d="M24 8v32M10 14c6-2 10-1 14 2c4-3 8-4 14-2v20c-6-2-10-1-14 2c-4-3-8-4-14-2Z" />,
  },
  {
    name: '河图遗产研究院',
    place: '洛阳',
    mark: <path d="M8 20 24 9l16 11M11 20h26M14 20v16M34 20v16M21 20v16M27 20v16M9 36h30M6 40h36" />,
  },
  {
    name: '云锦织造馆',
    place: '南京',
    mark: <path d="M10 10h28v28H10ZM10 17h28M10 24h28M10 31h28M17 10v28M24 10v28M31 10v28" />,
  },
  {
    name: '维港传习所',
    place: '香港',
    mark: (
      <path d="M24 6v26M24 9C14 13 12 22 13 30h11M24 12c8 3 11 10 11 18H24M8 34h32c-3 6-8 8-16 8s-13-2-16-8Z" />
    ),
  },
  {
    name: '南溟侨乡文化中心',
    place: '槟城',
    mark: (
      <path d="M6 30c6-6 12-6 18 0s12 6 18 0M6 38c6-6 12-6 18 0s12 6 18 0M24 22V8M24 8c-8 0-12 5-12 12h24c0-7-4-12-12-12Z" />
    ),
  },
  {
    name: '东山漆艺保存会',
    place: '京都',
    mark: (
      <path d="M24 6v36M10 24c0-10 6-16 14-16s14 6 14 16ZM8 24h32v4H8ZM12 28c2 8 6 12 12 12s10-4 12-12" />
    ),
  },
  {
    name: '莱茵汉学图书馆',
    place: '海德堡',
    mark: (
      <path d="M10 40V12h6v28M16 40V8h7v32M25 40V8h7v32M32 40V12h6v28M6 40h36M10 18h6M16 14h7M25 14h7M32 18h6" />
    ),
  },
  {
    name: '特茹河东方艺术馆',
    place: '里斯本',
    mark: <path d="M24 6 40 18v20H8V18ZM24 6v32M16 38V26a8 8 0 0 1 16 0v12M4 42h40" />,
  },
];
