-- The ledger's guards (docs/decisions/0013). Balances change with a transfer or a hold and in no other way;
-- what was written stays written.

create sequence wallet_transfers_seq;
--> statement-breakpoint
create function wallet_transfer_moves() returns trigger language plpgsql as $$
begin
  -- Always in the same order, so that transfers between the same two never wait for each other in a circle.
  if new.from_id < new.to_id then
    update wallet_accounts set balance = balance - new.amount where id = new.from_id returning balance into new.from_balance;
    update wallet_accounts set balance = balance + new.amount where id = new.to_id returning balance into new.to_balance;
  else
    update wallet_accounts set balance = balance + new.amount where id = new.to_id returning balance into new.to_balance;
    update wallet_accounts set balance = balance - new.amount where id = new.from_id returning balance into new.from_balance;
  end if;
  -- Drawn under the locks: an account's transfers are numbered in the order in which its balance changed.
  new.seq := nextval('wallet_transfers_seq');
  return new;
end $$;
--> statement-breakpoint
create trigger wallet_transfers_move before insert on wallet_transfers
  for each row execute function wallet_transfer_moves();
--> statement-breakpoint
-- "On conflict do nothing" would keep the balances that were just changed and drop the row. PostgreSQL refuses it where
-- constraints are deferrable; nobody defers them.
alter table wallet_transfers
  drop constraint wallet_transfers_key, add constraint wallet_transfers_key unique (key) deferrable,
  drop constraint wallet_transfers_pkey, add constraint wallet_transfers_pkey primary key (seq) deferrable;
--> statement-breakpoint
create function wallet_stays() returns trigger language plpgsql as $$
begin
  raise restrict_violation using message = tg_table_name || ' keeps what was written',
    constraint = tg_table_name || '_immutable';
end $$;
--> statement-breakpoint
create trigger wallet_transfers_stay before update or delete on wallet_transfers
  for each row execute function wallet_stays();
--> statement-breakpoint
create trigger wallet_transfers_kept before truncate on wallet_transfers
  for each statement execute function wallet_stays();
--> statement-breakpoint
create function wallet_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 or new.overdraft <> (new.kind in ('issuer', 'promotion', 'provider')) then
      raise restrict_violation using message = 'an account opens empty, and only those of the world outside may overdraw',
        constraint = 'wallet_accounts_guard';
    end if;
  -- Within another trigger means: within a transfer or a hold.
  elsif pg_trigger_depth() < 2
     or (new.id, new.kind, new.owner_id, new.asset, new.overdraft)
        is distinct from (old.id, old.kind, old.owner_id, old.asset, old.overdraft) then
    raise restrict_violation using message = 'accounts change with transfers and holds only',
      constraint = 'wallet_accounts_guard';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger wallet_accounts_guard before insert or update on wallet_accounts
  for each row execute function wallet_account_guard();
--> statement-breakpoint
create trigger wallet_accounts_stay before delete on wallet_accounts
  for each row execute function wallet_stays();
--> statement-breakpoint
create trigger wallet_accounts_kept before truncate on wallet_accounts
  for each statement execute function wallet_stays();
--> statement-breakpoint
create function wallet_hold_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'held' then
      raise restrict_violation using message = 'a hold begins held', constraint = 'wallet_holds_guard';
    end if;
    update wallet_accounts set held = held + new.amount where id = new.account_id;
  else
    if old.state <> 'held' or new.state not in ('posted', 'released')
       or (new.key, new.account_id, new.amount, new.created_at)
          is distinct from (old.key, old.account_id, old.amount, old.created_at) then
      raise restrict_violation using message = 'a hold is settled once', constraint = 'wallet_holds_guard';
    end if;
    update wallet_accounts set held = held - new.amount where id = new.account_id;
  end if;
  return new;
end $$;
--> statement-breakpoint
-- After, not before: an insert that conflicts must not have held anything.
create trigger wallet_holds_move after insert or update on wallet_holds
  for each row execute function wallet_hold_moves();
--> statement-breakpoint
create function wallet_hold_posted() returns trigger language plpgsql as $$
begin
  if not exists (
    select from wallet_transfers where key = new.key and from_id = new.account_id and amount = new.amount
  ) then
    raise restrict_violation using message = 'hold ' || new.key || ' was posted without its transfer',
      constraint = 'wallet_holds_posted';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Asked at the end of the transaction: the transfer follows the hold, which must have let go of its value.
create constraint trigger wallet_holds_posted after update on wallet_holds deferrable initially deferred
  for each row when (new.state = 'posted') execute function wallet_hold_posted();
--> statement-breakpoint
create trigger wallet_holds_stay before delete on wallet_holds
  for each row execute function wallet_stays();
--> statement-breakpoint
create trigger wallet_holds_kept before truncate on wallet_holds
  for each statement execute function wallet_stays();
--> statement-breakpoint
-- Each transfer as the two entries of double-entry bookkeeping.
create view wallet_entries as
  select seq, key, from_id as account_id, to_id as other_id, asset, -amount as amount, from_balance as balance, reason, memo, created_at from wallet_transfers
  union all
  select seq, key, to_id, from_id, asset, amount, to_balance, reason, memo, created_at from wallet_transfers;
--> statement-breakpoint
-- Open from the beginning, so that no two transactions open them at once.
insert into wallet_accounts (id, kind, owner_id, asset, overdraft, created_at)
  select uuidv7(), kind, '00000000-0000-0000-0000-000000000000', asset, overdraft, now()
  from (values ('issuer', 'BEAN', true), ('promotion', 'BEAN', true), ('promotion', 'CNY', true),
    ('provider', 'CNY', true), ('sales', 'CNY', false)) as own (kind, asset, overdraft);
