import { expect, it } from 'vitest';
import { assets, reasons } from '../contract/ledger.ts';
import {
  defaults,
  filtersOf,
  isNarrowed,
  pathOf,
  readAddress,
  reasonsOf,
  tabPath,
  writeAddress,
} from './address.rules.ts';

it('a plain address shows all movements of beans from the first page', () => {
  expect(readAddress('')).toEqual(defaults);
  expect(defaults).toMatchObject({ tab: 'beans', page: 1 });
  expect(isNarrowed(defaults)).toBe(false);
});

it.each([
  '?tab=money&page=3',
  '?direction=out&reason=packet_sent&from=2026-03-01&to=2026-03-31',
  '?tab=recharges&status=pending',
])('%s is read and written again as it is', (query) => expect(writeAddress(readAddress(query))).toBe(query));

it.each([
  '?tab=gold',
  '?page=0',
  '?direction=up',
  '?reason=theft',
  '?from=2026-02-30',
  '?to=0026-02-03',
  '?status=paid',
])('%s makes no sense and is left out', (query) => expect(readAddress(query)).toEqual(defaults));

it('days the wrong way round are turned', () =>
  expect(readAddress('?from=2026-03-31&to=2026-03-01')).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-31',
  }));

it('another filter starts at the first page', () =>
  expect(pathOf(readAddress('?page=3&direction=in'), { reason: 'gift' })).toBe(
    '/wallet?direction=in&reason=gift',
  ));

it('another tab has nothing of the one before', () =>
  expect(tabPath('recharges')).toBe('/wallet?tab=recharges'));

it('the statement is asked for its account and what narrows it, nothing else', () =>
  expect(filtersOf('CNY', readAddress('?tab=money&page=2&direction=in&status=failed'))).toEqual({
    asset: 'CNY',
    direction: 'in',
  }));

it('filters of the other tab narrow nothing', () => {
  expect(isNarrowed(readAddress('?tab=recharges&direction=in'))).toBe(false);
  expect(isNarrowed(readAddress('?status=failed'))).toBe(false);
  expect(isNarrowed(readAddress('?tab=recharges&status=failed'))).toBe(true);
  expect(isNarrowed(readAddress('?to=2026-03-01'))).toBe(true);
});

it('all but what moves between the portal and its providers can be chosen', () => {
  const chosen = new Set(assets.flatMap((asset) => reasonsOf[asset]));
  expect(reasons.filter((reason) => !chosen.has(reason))).toEqual(['recharge_price']);
});
