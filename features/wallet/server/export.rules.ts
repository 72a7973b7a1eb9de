/** The columns of an exported statement. What came in and what went out stand apart: a minus sign would begin a formula. */
import { portalZone } from '@platform/contract/zone';
import { assetLabels, reasonLabels } from '../contract/ledger.ts';
import type { Movement } from '../contract/movement.ts';

type Cell = string | number | null;

const clockTime = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: portalZone, dateStyle: 'short', timeStyle: 'medium' });
let made: Intl.DateTimeFormat | undefined;

function moment(time: string): string {
  made ??= clockTime();
  return made.format(new Date(time));
}

const columns: readonly (readonly [header: string, cell: (movement: Movement) => Cell])[] = [
  ['编号', ({ id }) => id],
  ['时间（香港）', ({ time }) => moment(time)],
  ['类别', ({ asset }) => (asset === 'CNY' ? '人民币余额' : assetLabels[asset])],
  ['收入', ({ amount }) => (amount > 0 ? amount : null)],
  ['支出', ({ amount }) => (amount < 0 ? -amount : null)],
  ['余额', ({ balance }) => balance],
  ['事由', ({ reason }) => reasonLabels[reason]],
  ['对方', ({ counterparty }) => counterparty.label],
  ['备注', ({ memo }) => memo],
];

/** The first line of the file. */
export const headers: string[] = columns.map(([header]) => header);

/** One line of the file. */
export function lineOf(movement: Movement): Cell[] {
  return columns.map(([, cell]) => cell(movement));
}
