/** The SQL that writes notifications, also as a part of another statement (red packets: docs/decisions/0014). */
import { statement } from '@platform/server/database/statement';
import { defaultMailOf, isBundled, kindNames, kinds, namesActors, obeysMutes } from '../contract/kinds.ts';

const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`);

/** What the statement knows about each kind. */
const kindRows = kindNames
  .map(
    (kind) =>
      `('${kind}', ${isBundled(kind)}, ${obeysMutes(kind)}, '${kinds[kind].group}', ${quoted(defaultMailOf(kind))}::text)`,
  )
  .join(', ');

const namedKinds = kindNames
  .filter(namesActors)
  .map((kind) => `'${kind}'`)
  .join(', ');

/**
 * SQL, a part of a `with`, that writes a notification for every row of `source`, an earlier part, which has the columns
 * id, member_id, actor_id, kind, subject, detail, quote, path and at. What members did themselves is left out,
 * and what a member does whom the recipient has muted, unless it is about money or an editor's decision. Parallel
 * acts on one thing meet in the unique index of unread bundles, and each actor counts once. The part is called
 * `notified` and has the column member_id.
 */
export function notificationsFrom(source: string): string {
  return `notified as (
      insert into notifications as existing
        (id, member_id, kind, bundled, subject, detail, quote, path, mail, created_at, occurred_at)
      select e.id, e.member_id, e.kind, k.bundled, e.subject, e.detail, e.quote, e.path,
        case when k.mail is not null then nullif(coalesce(s.mail, k.mail), 'none') end, e.at, e.at
      from ${source} e
      join (values ${kindRows}) as k (kind, bundled, obeys_mutes, group_name, mail) on k.kind = e.kind
      left join notification_settings s on s.member_id = e.member_id and s.group_name = k.group_name
      where e.member_id is distinct from e.actor_id
        and not (k.obeys_mutes
          and exists (select from mutes m where m.member_id = e.member_id and m.muted_id = e.actor_id))
      on conflict (member_id, kind, path) where bundled and read_at is null
      do update set occurred_at = greatest(existing.occurred_at, excluded.occurred_at)
      returning id, member_id, kind, path
    ), acted as (
      insert into notification_actors (notification_id, actor_id, at)
      select n.id, e.actor_id, e.at
      from notified n join ${source} e using (member_id, kind, path)
      where e.actor_id is not null and e.kind in (${namedKinds})
      on conflict do nothing
    )`;
}

/** Writes the events of a JSON array; returns the members who are notified. */
export const insertNotifications = statement<{ member_id: string }>(
  'notify',
  `with event as (
     select * from jsonb_to_recordset($1::jsonb) as e (id uuid, member_id uuid, actor_id uuid, kind text, subject text,
       detail text, quote text, path text, at timestamptz)
   ), ${notificationsFrom('event')}
   select distinct member_id from notified`,
);
