/** The list of /notifications; the settings are one of its tabs. */
import { maxOffset } from '@platform/contract/search';
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { z } from 'zod';
import { groupNames, groups } from '../contract/kinds.ts';
import { group, pageSizes, readStates } from '../contract/notification.ts';

const tabs = [...readStates, 'settings'] as const;
const tabNames = { all: '全部', unread: '未读', settings: '设置' };

export const notificationList = resourceList({
  path: '/notifications',
  noun: { name: '通知', counter: '条' },
  fields: { tab: z.enum(tabs).default('all'), group: group.optional() },
  pageSizes,
  maxOffset,
  filters: ['group'],
  controls: {
    tab: { label: '通知', options: optionsOf(tabs, tabNames) },
    group: { label: '类别', options: optionsOf(groups, groupNames) },
  },
});
