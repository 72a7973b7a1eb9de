/** The alliance's focus areas (specification, section 2, Home), each with its drawing of 160 units about its own axis. */
import { shopPath } from '@features/shop/contract/path';
import education from '../../drawings/education.svg';
import exchange from '../../drawings/exchange.svg';
import heritage from '../../drawings/heritage.svg';

interface FocusArea {
  title: string;
  text: string;
  link: { to: string; label: string };
  /** The address of the drawing. */
  drawing: string;
}

/** The second is on the axis, the others on its sides. */
export const focusAreas: readonly FocusArea[] = [
  {
    title: '遗产保护',
    text: '与传承人一同记录技艺、整理图样、培养学徒，让手艺留在手上，而不只留在馆里。',
    link: { to: shopPath, label: '看传承人的作品' },
    drawing: heritage,
  },
  {
    title: '教育研究',
    text: '为未满二十五岁的青年设立奖学金，资助田野、修习与发表，把问题交给下一代人。',
    link: { to: '/scholarship', label: '看奖学金' },
    drawing: education,
  },
  {
    title: '文化交流',
    text: '以课程、会议与展览，让不同语言、不同字形的人坐到同一张桌子旁。',
    link: { to: '/news?category=alliance', label: '看联盟动态' },
    drawing: exchange,
  },
];
