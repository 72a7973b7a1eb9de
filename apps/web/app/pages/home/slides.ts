/** The slides of the banner: the alliance, the scholarship, the shop (specification, section 2, Home). */
import { shopPath } from '@features/shop/contract/path';
import hero from '../../drawings/hero.svg';
import scholar from '../../drawings/scholar.svg';
import works from '../../drawings/works.svg';

interface SlideLink {
  to: string;
  label: string;
}

export interface Slide {
  /** The name of the slide's tab. */
  name: string;
  title: string;
  text: string;
  /** A couplet; the first line is on the right. */
  couplet: readonly [string, string];
  /** The first is the primary one. */
  links: readonly [SlideLink, SlideLink];
  /** The address of its drawing, 1200 by 420. */
  drawing: string;
}

const alliance: Slide = {
  name: '联盟',
  title: '以中轴为脉',
  text: '一条线，贯通南北与古今。我们与传承人同行，让技艺有人守、有人学、有人用。',
  couplet: ['守千年之艺', '通四海之心'],
  links: [
    { to: shopPath, label: '走进商城' },
    { to: '/about', label: '认识我们' },
  ],
  drawing: hero,
};

const scholarship: Slide = {
  name: '奖学金',
  title: '以青年为炬',
  text: '为未满二十五岁的青年设立奖学金：带着问题上路，把一代人的手艺写成下一代人的学问。',
  couplet: ['立少年之志', '续万卷之文'],
  links: [
    { to: '/scholarship', label: '申请奖学金' },
    { to: '/news?category=scholarship', label: '奖学金动态' },
  ],
  drawing: scholar,
};

const shop: Slide = {
  name: '商城',
  title: '以匠心为凭',
  text: '一器一名，一名一人。架上每一件作品都写着传承人的名字，也写着它从哪里来。',
  couplet: ['藏一器之美', '传百工之名'],
  links: [
    { to: shopPath, label: '浏览作品' },
    { to: '/news?category=culture', label: '读匠人故事' },
  ],
  drawing: works,
};

export const slides = [alliance, scholarship, shop] as const;
