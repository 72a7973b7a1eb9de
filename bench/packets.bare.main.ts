/** Writes the rows of a grab by one statement of `pg` on copies of the tables without triggers; one connection per client. */
import pg from 'pg';
import { clients, type GrabTask, grabsPerSecond } from './packets.config.ts';

const grab = {
  name: 'grab',
  text: `with packet as (
      update bare_red_packets set remaining_count = remaining_count - 1,
        state = case when remaining_count = 1 then 'finished' else state end,
        ended_at = case when remaining_count = 1 then $3::timestamptz end
      where id = $1 and state = 'open' and expires_at > $3
      returning id, total_count - remaining_count as position
    ), share as (
      update bare_red_packet_shares s set claimed_by = $2, claimed_at = $3 from packet
      where s.packet_id = packet.id and s.position = packet.position
      returning s.position, s.amount
    ), source as (
      update bare_wallet_accounts set balance = balance - share.amount from share
      where owner_id = $1 and kind = 'packet' and asset = 'BEAN'
      returning id, balance
    ), target as (
      update bare_wallet_accounts set balance = balance + share.amount from share
      where owner_id = $2 and kind = 'member' and asset = 'BEAN'
      returning id, balance
    )
    insert into bare_wallet_transfers
      (seq, key, asset, from_id, to_id, amount, reason, memo, from_balance, to_balance, created_at)
    select nextval('wallet_transfers_seq'), 'packet:' || $1 || ':' || share.position, 'BEAN', source.id, target.id,
      share.amount, 'packet_grabbed', '见者有份', source.balance, target.balance, $3
    from share, source, target`,
};

const connections: pg.Client[] = [];

async function runTask({ databaseUrl, packetId, grabberIds }: GrabTask): Promise<number> {
  while (connections.length < clients) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    connections.push(client);
  }
  return grabsPerSecond(grabberIds, async (clientIndex, grabberId) => {
    const result = await connections[clientIndex]?.query({
      ...grab,
      values: [packetId, grabberId, new Date()],
    });
    if (result?.rowCount !== 1) throw new Error('a grab got nothing');
  });
}

process.on('SIGTERM', () => process.exit(0));
process.on('message', async (task: GrabTask) => process.send?.({ rate: await runTask(task) }));
process.send?.({ ready: true });
