/** The red packets of the sample story: who sent what when, and who was quick. Times are minutes before the seeding. */
import type { demoAccounts } from '@features/accounts/contract/demo';
import type { PacketType } from '../contract/lifecycle.ts';

export type Person = (typeof demoAccounts)[number]['username'];

export interface SamplePacket {
  sender: Person;
  sentAgo: number;
  type: PacketType;
  amount: number;
  count: number;
  message: string;
  /** Private, for these; public if left out. */
  recipients?: readonly Person[];
  /** Who grabbed, and when. */
  grabs: readonly (readonly [by: Person, ago: number])[];
}

const hour = 60;

/** The oldest first. What is older than a day and not finished has expired. */
export const samplePackets: readonly SamplePacket[] = [
  {
    sender: 'editor',
    sentAgo: 44 * hour,
    type: 'random',
    amount: 66,
    count: 6,
    message: '钟鼓楼重新开放，同喜同贺',
    grabs: [
      ['demo', 44 * hour - 2],
      ['reviewer', 43 * hour],
    ],
  },
  {
    sender: 'steward',
    sentAgo: 30 * hour,
    type: 'random',
    amount: 188,
    count: 4,
    message: '中轴线申遗成功纪念，见者有份',
    grabs: [
      ['reviewer', 30 * hour - 1],
      ['demo', 30 * hour - 3],
      ['steward', 30 * hour - 8],
      ['editor', 29 * hour],
    ],
  },
  {
    sender: 'demo',
    sentAgo: 27 * hour,
    type: 'fixed',
    amount: 60,
    count: 3,
    message: '谢谢各位老师的指点',
    grabs: [
      ['steward', 27 * hour - 4],
      ['editor', 27 * hour - 9],
      ['reviewer', 26 * hour],
    ],
  },
  {
    sender: 'demo',
    sentAgo: 26 * hour,
    type: 'fixed',
    amount: 20,
    count: 1,
    message: '顾老师，喝杯茶',
    recipients: ['reviewer'],
    grabs: [],
  },
  {
    sender: 'reviewer',
    sentAgo: 5 * hour,
    type: 'random',
    amount: 88,
    count: 8,
    message: '评审收官，辛苦了',
    grabs: [
      ['demo', 5 * hour - 6],
      ['editor', 3 * hour],
    ],
  },
  {
    sender: 'editor',
    sentAgo: 2 * hour,
    type: 'fixed',
    amount: 100,
    count: 10,
    message: '新闻栏目满百期，与读者同乐',
    grabs: [['reviewer', hour]],
  },
  {
    sender: 'reviewer',
    sentAgo: hour,
    type: 'random',
    amount: 28,
    count: 1,
    message: '恭喜入围，再接再厉',
    recipients: ['demo'],
    grabs: [],
  },
  {
    sender: 'steward',
    sentAgo: 12,
    type: 'random',
    amount: 500,
    count: 50,
    message: '愿中轴线上，灯火长明',
    grabs: [
      ['editor', 10],
      ['reviewer', 4],
    ],
  },
];
