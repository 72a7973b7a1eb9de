import { expect, it } from 'vitest';
import { assets, reasons } from '../contract/ledger.ts';
import { filtersOf, reasonsOf, rechargeList, statementList } from './list.ts';

it.each(['?direction=up', '?reason=theft', '?from=2026-02-30', '?to=0026-02-03'])('ignores %s', (query) =>
  expect(statementList.read(query)).toEqual(statementList.defaults),
);

it('swaps days in the wrong order', () =>
  expect(statementList.read('?from=2026-03-31&to=2026-03-01')).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-31',
  }));

it('ignores the filters of the other list', () => {
  expect(filtersOf('CNY', statementList.read('?tab=money&page=2&direction=in&status=failed'))).toEqual({
    asset: 'CNY',
    direction: 'in',
  });
  expect(rechargeList.hasFilters(rechargeList.read('?tab=recharges&direction=in'))).toBe(false);
});

it('offers every reason except the one between the portal and its providers', () => {
  const offered = new Set(assets.flatMap((asset) => reasonsOf[asset]));
  expect(reasons.filter((reason) => !offered.has(reason))).toEqual(['recharge_price']);
});
