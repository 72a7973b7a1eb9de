/** The lists of the red-packet centre, one in each of two tabs, and the centre's addresses. */
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { z } from 'zod';
import { historyTypeLabels, historyTypes } from '../contract/lifecycle.ts';
import { packetsPath } from './path.ts';

/** In the specification's order. */
const tabs = ['send', 'grab', 'history'] as const;
export const tabChoices = [
  { value: 'send', label: '发红包' },
  { value: 'grab', label: '抢红包' },
  { value: 'history', label: '红包记录' },
] as const;

const historyChoices = ['all', ...historyTypes] as const;

const centreList = (noun: { name: string; counter: string }, pageSize: number) =>
  resourceList({
    path: packetsPath,
    noun,
    fields: { tab: z.enum(tabs).default('send'), type: z.enum(historyChoices).default('all') },
    pageSizes: [pageSize],
    filters: [],
    controls: {
      type: { label: '记录类型', options: optionsOf(historyChoices, { all: '全部', ...historyTypeLabels }) },
    },
  });

export const grabList = centreList({ name: '红包', counter: '个' }, 12);
export const historyList = centreList({ name: '红包记录', counter: '条' }, 10);

/** The centre's address; fields that are not named keep their defaults. */
export const centrePath = (changes: Partial<typeof grabList.defaults>): string =>
  packetsPath + grabList.write({ ...grabList.defaults, ...changes });
