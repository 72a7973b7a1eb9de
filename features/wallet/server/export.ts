/** The statement as a CSV file. Income and expense are two columns: a minus sign would begin a formula. */
import { portalDay } from '@platform/contract/zone';
import { type CsvColumn, csvExport, csvLines, csvTime, inBatches } from '@platform/server/files/csv';
import { z } from 'zod';
import { assetLabels, reasonLabels } from '../contract/ledger.ts';
import {
  exportedMovements,
  type Movement,
  type MovementFilters,
  movementFilters,
} from '../contract/movement.ts';
import { presentMovement } from './movements.actions.ts';
import { type MovementRow, movementsAfter } from './movements.store.ts';

const batchSize = 500;

export const statementColumns: readonly CsvColumn<Movement>[] = [
  { header: '编号', cell: ({ id }) => id },
  { header: '时间（香港）', cell: ({ time }) => csvTime(time) },
  { header: '类别', cell: ({ asset }) => (asset === 'CNY' ? '人民币余额' : assetLabels[asset]) },
  { header: '收入', cell: ({ amount }) => (amount > 0 ? amount : null) },
  { header: '支出', cell: ({ amount }) => (amount < 0 ? -amount : null) },
  { header: '余额', cell: ({ balance }) => balance },
  { header: '事由', cell: ({ reason }) => reasonLabels[reason] },
  { header: '对方', cell: ({ counterparty }) => counterparty.label },
  { header: '备注', cell: ({ memo }) => memo },
];

/** The file's name: the account and the days; without an end, today. */
export function statementName({ asset, from, to }: MovementFilters, now: Date): string {
  const days = [from, to ?? portalDay(now)].filter((day) => day !== undefined);
  return `${asset ? assetLabels[asset] : '钱包'}明细 ${[...new Set(days)].join('至')}.csv`;
}

/** The caller's statement behind a sealed address. */
export const statementExport = csvExport({
  name: 'wallet',
  request: z.object({ owner: z.uuid(), filters: movementFilters }),
  async open({ db, clock }, { owner, filters }) {
    const read = (after: MovementRow | null, limit: number) =>
      movementsAfter(db, owner, filters, after, limit);
    async function* movements() {
      for await (const row of inBatches(batchSize, read, exportedMovements)) yield presentMovement(row);
    }
    return { name: statementName(filters, clock.now()), lines: csvLines(statementColumns, movements()) };
  },
});
