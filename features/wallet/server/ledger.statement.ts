/** Transfers as a part of another SQL statement, which saves a round trip while popular rows are locked. */
import type { Asset, Reason } from '../contract/ledger.ts';
import type { AccountRef } from './account.ts';

type Kind = AccountRef['kind'];

/** SQL that is true if the account of an owner, itself SQL, is open. */
export function accountIsOpen(owner: string, kind: Kind, asset: Asset): string {
  return `exists (select from wallet_accounts where owner_id = ${owner} and kind = '${kind}' and asset = '${asset}')`;
}

/**
 * SQL that writes a transfer for every row of `source`, an earlier part of the same `with`, which has the columns key,
 * from_owner, to_owner, amount, memo and at. The whole statement fails when an account isn't open.
 */
export function transfersFrom(
  source: string,
  { asset, from, to, reason }: { asset: Asset; from: Kind; to: Kind; reason: Reason },
): string {
  const account = (name: string, owner: string, kind: Kind) =>
    `left join wallet_accounts ${name}
       on ${name}.owner_id = made.${owner} and ${name}.kind = '${kind}' and ${name}.asset = '${asset}'`;
  return `insert into wallet_transfers
      (seq, key, asset, from_id, to_id, amount, reason, memo, from_balance, to_balance, created_at)
    select 0, made.key, '${asset}', giver.id, taker.id, made.amount, '${reason}', made.memo, 0, 0, made.at
    from ${source} made ${account('giver', 'from_owner', from)} ${account('taker', 'to_owner', to)}`;
}
