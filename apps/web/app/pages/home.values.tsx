/** The three things that the alliance stands for (specification, section 2, home), each with its drawing of 64 units. */
import type { ReactNode } from 'react';

interface Value {
  title: string;
  text: string;
  drawing: ReactNode;
}

export const values: readonly Value[] = [
  {
    title: '遗产保护',
    text: '与传承人一同记录技艺、整理图样、培养学徒，让手艺留在手上，而不只留在馆里。',
    drawing: (
      <>
        <path d="M32 6v8M10 24 32 14l22 10M6 25c4 1 6 0 8-2M58 25c-4 1-6 0-8-2" />
        <path d="M14 28h36M18 28v20M46 28v20M26 28v20M38 28v20M12 48h40M8 54h48" />
      </>
    ),
  },
  {
    title: '教育研究',
    text: '为二十五岁以下的青年设立奖学金，资助田野、修习与发表，把问题交给下一代人。',
    drawing: (
      <>
        <path d="M32 14v42M32 18c-6-4-14-5-22-4v38c8-1 16 0 22 4 6-4 14-5 22-4V14c-8-1-16 0-22 4Z" />
        <path d="M16 24c4 0 7 0 10 2M16 32c4 0 7 0 10 2M48 24c-4 0-7 0-10 2M48 32c-4 0-7 0-10 2" />
      </>
    ),
  },
  {
    title: '文化交流',
    text: '以课程、会议与展览，让不同语言、不同字形的人坐到同一张桌子旁。',
    drawing: (
      <>
        <circle cx="22" cy="32" r="16" />
        <circle cx="42" cy="32" r="16" />
        <path d="M32 6v13.5M32 44.5V58M32 26v12" />
      </>
    ),
  },
];
