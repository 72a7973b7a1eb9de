/** The accounts' endpoints and their actions. */
import type { Caller, Origin, Portal } from '@platform/server/portal';
import { removeAvatar, setAvatar } from '../contract/avatar.ts';
import * as emails from '../contract/email.ts';
import { listDemoAccounts, login, logout, register } from '../contract/login.ts';
import { getMember, listMutes, removeMemberAvatar, setMute } from '../contract/members.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../contract/password.ts';
import { endAllSessions, endSession, listSessions } from '../contract/sessions.ts';
import { readMe, updateMe } from '../contract/user.ts';
import * as avatars from './avatar.actions.ts';
import type { Context } from './context.ts';
import { readDemoAccounts } from './demo.ts';
import * as logins from './login.actions.ts';
import * as members from './members.actions.ts';
import { assertNotReserved } from './names.ts';
import * as passwords from './password.actions.ts';
import * as profile from './profile.actions.ts';
import * as sessions from './sessions.actions.ts';
import { verifyEmail } from './verification.actions.ts';

/** Mounts the endpoints. */
export function mountRoutes(
  portal: Portal,
  ctx: Context,
  authenticate: (origin: Origin) => Promise<Caller | null>,
): void {
  portal.route(register, async ({ body, origin }) => {
    await assertNotReserved(portal.db, body.full_name ?? '');
    return logins.register(ctx, body, origin);
  });
  portal.route(login, ({ body, origin }) => logins.login(ctx, body, origin));
  portal.route(logout, async ({ origin }) => {
    const caller = await authenticate(origin);
    if (caller) await sessions.logout(ctx, caller);
    return {};
  });
  portal.route(listDemoAccounts, async () => {
    const offered = portal.env.PORTAL_MODE === 'demo' ? await readDemoAccounts() : [];
    return {
      accounts: offered.map(({ username, password, role, label }) => ({ username, password, role, label })),
    };
  });

  portal.route(readMe, ({ caller }) => profile.readMe(ctx, caller));
  portal.route(updateMe, ({ caller, body }) => profile.updateMe(ctx, caller, body));
  portal.route(emails.changeEmail, ({ caller, body, origin }) =>
    profile.changeEmail(ctx, caller, body, origin),
  );
  portal.route(emails.requestEmailVerification, async ({ caller, origin }) => {
    await profile.requestEmailVerification(ctx, caller, origin);
    return {};
  });
  portal.route(emails.verifyEmail, async ({ body }) => {
    await verifyEmail(ctx, body.token);
    return {};
  });

  portal.route(changePassword, async ({ caller, body }) => {
    await passwords.changePassword(ctx, caller, body.current_password, body.new_password);
    return {};
  });
  portal.route(requestPasswordReset, async ({ body, origin }) => {
    await passwords.requestPasswordReset(ctx, body.email, origin);
    return {};
  });
  portal.route(resetPassword, async ({ body }) => {
    await passwords.resetPassword(ctx, body.token, body.password);
    return {};
  });

  portal.route(setAvatar, ({ caller, query, file }) => avatars.setAvatar(ctx, caller, file.bytes, query));
  portal.route(removeAvatar, ({ caller }) => avatars.removeAvatar(ctx, caller));
  portal.route(getMember, ({ params }) => members.getMember(ctx, params.id), {
    cacheTag: members.membersTag,
  });
  portal.route(removeMemberAvatar, ({ caller, params, body }) =>
    avatars.removeMemberAvatar(ctx, caller, params.id, body.reason),
  );
  portal.route(listMutes, ({ caller }) => members.listMuted(ctx, caller));
  portal.route(setMute, ({ caller, params, body }) => members.setMute(ctx, caller, params.id, body.muted));

  portal.route(listSessions, async ({ caller }) => ({
    sessions: await sessions.listSessions(ctx, caller),
  }));
  portal.route(endSession, async ({ caller, params }) => {
    await sessions.endSession(ctx, caller, params.id);
    return {};
  });
  portal.route(endAllSessions, async ({ caller, query }) => ({
    ended: await sessions.endAllSessions(ctx, caller, query.keep_current === 'true'),
  }));
}
