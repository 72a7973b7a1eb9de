/** The alliance's focus areas (specification, section 2, Home), each with its drawing of 160 units about its own axis. */
import type { ReactNode } from 'react';
import {
  hill,
  ink,
  mist,
  paper,
  Roof,
  shade,
  slate,
  stone,
  sun,
  tile,
  wall,
} from '../../drawings/motifs.tsx';

interface FocusArea {
  title: string;
  text: string;
  way: { to: string; label: string };
  drawing: ReactNode;
}

const bracket = 'l-4-6h8ZM';

/** Brackets under eaves: what holds a roof without a nail. */
const heritage = (
  <>
    <circle cx="80" cy="70" r="40" fill={sun} opacity=".5" stroke="none" />
    <Roof x={80} y={58} half={50} rise={26} />
    <path d="M32 60h96v6H32Z" fill={wall} />
    <path
      d={`M44 78${bracket}62 78${bracket}80 78${bracket}98 78${bracket}116 78l-4-6h8Z`}
      fill={slate}
      strokeWidth="1"
    />
    <path d="M34 66h92v6H34Z" fill={slate} />
    <path d="M38 78h84v8H38Z" fill={tile} />
    <path d="M44 86h8v36h-8ZM108 86h8v36h-8ZM66 86h6v36h-6ZM88 86h6v36h-6Z" fill={wall} />
    <path d="M34 122h92v6H34ZM26 128h108v6H26ZM18 134h124v6H18Z" fill={stone} />
    <path d="M72 122v-22a8 8 0 0 1 16 0v22Z" fill={shade} stroke="none" />
    <path d="M80 14v20M80 122v34" stroke={wall} />
    <path d="M80 8l4 6-4 6-4-6Z" fill={wall} stroke="none" />
  </>
);

/** A brush upright over an open book. */
const education = (
  <>
    <circle cx="80" cy="66" r="44" fill={sun} opacity=".5" stroke="none" />
    <path d="M80 112C64 96 38 94 14 100V142C40 136 64 138 80 152Z" fill={stone} />
    <path d="M80 112C96 96 122 94 146 100V142C120 136 96 138 80 152Z" fill={stone} />
    <path
      d="M14 142v5C40 141 64 143 80 157C96 143 120 141 146 147v-5C120 136 96 138 80 152C64 138 40 136 14 142Z"
      fill={tile}
    />
    <path
      d="M26 106v28M40 105v28M54 107v30M67 111v33M134 106v28M120 105v28M106 107v30M93 111v33"
      strokeWidth=".9"
      strokeDasharray="6 3 3 3"
    />
    <path d="M75 10h10v56H75Z" fill={wall} />
    <path d="M75 18h10M75 58h10" stroke={tile} strokeWidth="2" />
    <path d="M73 66h14l2 10H71Z" fill={slate} />
    <path d="M71 76h18C91 88 84 92 80 108C76 92 69 88 71 76Z" fill={ink} />
    <path d="M80 2v8" stroke={wall} />
    <path d="M44 66c-6-10-18-10-24-4c6 8 16 10 24 4ZM116 66c6-10 18-10 24-4c-6 8-16 10-24 4Z" fill={hill} />
    <path d="M20 62c8 0 16 2 24 4M140 62c-8 0-16 2-24 4" strokeWidth=".8" />
  </>
);

/** A bridge, and its reflection that makes a whole moon of it. */
const exchange = (
  <>
    <circle cx="80" cy="92" r="34" fill={sun} opacity=".5" stroke="none" />
    <path d="M4 92C30 92 44 44 80 44S130 92 156 92H114A34 34 0 0 0 46 92Z" fill={stone} />
    <path d="M8 84C34 80 48 36 80 36S126 80 152 84" />
    <path
      d="M32 82v-12M44 68v-12M56 56v-12M68 49v-11M92 49v-11M104 56v-12M116 68v-12M128 82v-12M80 44v-10"
      strokeWidth="2"
    />
    <path d="M46 92a34 34 0 0 0 68 0Z" fill={mist} opacity=".7" strokeDasharray="4 3" />
    <path d="M46 92a34 34 0 0 1 68 0" />
    <path
      d="M4 92h150M14 104h22M124 104h22M26 116h30M104 116h30M44 128h24M92 128h24M66 138h28"
      strokeWidth="1"
    />
    <path d="M62 96h36q-4 10-18 10T62 96Z" fill={wall} />
    <path d="M70 96q0-12 10-12t10 12Z" fill={tile} />
    <path d="M80 6v28M80 106v46" stroke={wall} />
    <path d="M80 0l4 6-4 6-4-6Z" fill={wall} stroke="none" />
    <path d="M34 28c6-6 12-4 16 0c4-6 12-6 14 0M96 28c2-6 10-6 14 0c4-4 10-6 16 0" fill={paper} />
  </>
);

/** The second stands on the axis, the others at its sides. */
export const focusAreas: readonly FocusArea[] = [
  {
    title: '遗产保护',
    text: '与传承人一同记录技艺、整理图样、培养学徒，让手艺留在手上，而不只留在馆里。',
    way: { to: '/library', label: '看传承人的作品' },
    drawing: heritage,
  },
  {
    title: '教育研究',
    text: '为未满二十五岁的青年设立奖学金，资助田野、修习与发表，把问题交给下一代人。',
    way: { to: '/scholarship', label: '看奖学金' },
    drawing: education,
  },
  {
    title: '文化交流',
    text: '以课程、会议与展览，让不同语言、不同字形的人坐到同一张桌子旁。',
    way: { to: '/news?category=alliance', label: '看联盟动态' },
    drawing: exchange,
  },
];
