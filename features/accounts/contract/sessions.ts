/** A user's sessions, and ending them. */
import { endpoint } from '@platform/contract/endpoint';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { accountErrors } from './errors.ts';

export const session = z.object({
  id,
  /** Whether this call was made in it. */
  current: z.boolean(),
  user_agent: z.string(),
  ip_address: z.string(),
  created_at: z.iso.datetime(),
  /** To the hour. */
  last_seen_at: z.iso.datetime(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  name: 'listSessions',
  summary: "The caller's live sessions.",
  method: 'GET',
  path: '/users/me/sessions',
  access: 'member',
  data: z.object({ sessions: z.array(session) }),
});

export const endSession = endpoint({
  name: 'endSession',
  summary: "Ends one of the caller's sessions.",
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  access: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: [accountErrors.SESSION_NOT_FOUND],
  message: '已退出该设备',
});

export const endAllSessions = endpoint({
  name: 'endAllSessions',
  summary: 'Logs out everywhere, or everywhere else.',
  method: 'DELETE',
  path: '/users/me/sessions',
  access: 'member',
  query: z.object({ keep_current: z.enum(['true', 'false']).default('false') }),
  data: z.object({ ended: z.int() }),
  message: '已退出登录',
});
