/** The lists of the red-packet centre, one in each of two tabs. */
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { z } from 'zod';
import { historyTypeLabels, historyTypes } from '../contract/lifecycle.ts';
import { packetsPath } from '../contract/path.ts';

/** In the specification's order. */
const tabs = ['send', 'grab', 'history'] as const;
const tabNames = { send: '发红包', grab: '抢红包', history: '红包记录' };

const historyChoices = ['all', ...historyTypes] as const;

const centreList = (noun: { name: string; counter: string }, pageSize: number) =>
  resourceList({
    path: packetsPath,
    noun,
    fields: { tab: z.enum(tabs).default('send'), type: z.enum(historyChoices).default('all') },
    pageSizes: [pageSize],
    filters: [],
    controls: {
      tab: { label: '红包', options: optionsOf(tabs, tabNames) },
      type: { label: '记录类型', options: optionsOf(historyChoices, { all: '全部', ...historyTypeLabels }) },
    },
  });

export const grabList = centreList({ name: '红包', counter: '个' }, 12);
export const historyList = centreList({ name: '红包记录', counter: '条' }, 10);
