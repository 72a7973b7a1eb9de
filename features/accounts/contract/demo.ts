/** The people of the sample story, with whom a demo portal can be tried. They exist in demo mode only. */
import type { z } from 'zod';
import type { demoAccount } from './entry.ts';

type DemoAccount = z.infer<typeof demoAccount> & { full_name: string; email: string };

const password = 'demo-zhongzhou';

export const demoAccounts = [
  {
    username: 'demo',
    role: 'user',
    label: '访客',
    full_name: '林知远',
    email: 'demo@zhongzhou.example',
    password,
  },
  {
    username: 'editor',
    role: 'editor',
    label: '编辑',
    full_name: '苏映荷',
    email: 'editor@zhongzhou.example',
    password,
  },
  {
    username: 'reviewer',
    role: 'reviewer',
    label: '评审',
    full_name: '顾明川',
    email: 'reviewer@zhongzhou.example',
    password,
  },
  {
    username: 'steward',
    role: 'admin',
    label: '管理员',
    full_name: '沈怀瑾',
    email: 'steward@zhongzhou.example',
    password,
  },
] as const satisfies readonly DemoAccount[];
