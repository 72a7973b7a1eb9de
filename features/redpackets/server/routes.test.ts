/** The endpoints of the red packets: their answers, their access, and every error that they declare. */
import type { Person } from '@apps/server/testing';
import { setMute } from '@features/accounts/contract/members';
import { hour, minute } from '@platform/server/clock';
import { type Caller, expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRecipient, getPacket, listHistory, listPackets, sendPacket } from '../contract/endpoints.ts';
import type { HistoryType } from '../contract/lifecycle.ts';
import { bestOf, verifyPacket } from '../contract/shares.ts';
import { type SendPacketBody, somePacket } from './factory.ts';
import { expirePacketsJob } from './jobs.ts';
import { faultsOf, openPacketFixture, type PacketFixture } from './testing.fixture.ts';

let fixture: PacketFixture;
let portal: PacketFixture['portal'];
beforeAll(async () => {
  fixture = await openPacketFixture();
  ({ portal } = fixture);
});
afterAll(() => portal.stop());

let ada: Person;
let bo: Person;
let carl: Person;
beforeEach(async () => {
  [ada, bo, carl] = await Promise.all([fixture.member('安达'), fixture.member('薄荷'), fixture.member()]);
});

const unknownId = '01980000-0000-7000-8000-000000000000';
const sending = (body: object, by = ada, key?: string) =>
  by.call(sendPacket, { body: body as SendPacketBody }, { key });
const readPacket = (id: string, by: Caller = portal) => by.call(getPacket, { params: { id } });
const list = (by: Caller = portal.as('member'), query: { page?: number; limit?: number } = { limit: 100 }) =>
  by.ok(listPackets, { query });
const history = (by: Caller, query: { type?: HistoryType; page?: number; limit?: number } = {}) =>
  by.ok(listHistory, { query });
const expire = () => portal.portal.jobs.run(expirePacketsJob, {});
const toBo = () => ({ sendType: 'private' as const, recipients: [bo.username], count: 1 });

describe('sendPacket', () => {
  it('takes the beans and answers with the commitment, but neither seed nor shares', async () => {
    const { status, data, message } = await sending(somePacket());
    expect([status, message]).toEqual([201, '红包已发出']);
    expect(data).toMatchObject({
      type: 'random',
      sendType: 'public',
      state: 'open',
      senderName: '安达',
      senderAvatar: null,
      message: '恭喜发财，大吉大利',
      totalAmount: 100,
      totalCount: 10,
      remainingCount: 10,
      seed: null,
      claims: [],
      claim: null,
      sentByCaller: true,
      forCaller: true,
      grabbed: false,
    });
    expect(data.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(data.expiresAt) - Date.parse(data.createTime)).toBe(24 * hour);
    expect([await fixture.beansOf(ada.id), await fixture.escrowOf(data.id)]).toEqual([900, 100]);
  });

  it.each([
    ['amount', { amount: undefined }, '请输入红包金额'],
    ['amount', { amount: '' }, '请输入红包金额'],
    ['amount', { amount: 0 }, '红包金额至少为 1 浣熊豆'],
    ['amount', { amount: 1.5 }, '红包金额必须是整数'],
    ['amount', { amount: 9 }, '红包金额不能少于红包个数，每份至少 1 浣熊豆'],
    ['amount', { type: 'fixed', amount: 105 }, '普通红包的金额必须能被个数整除：105 不能平分成 10 份'],
    ['amount', { amount: 1e15 }, '余额不足，请先充值！'],
    ['count', { count: undefined }, '请输入红包个数'],
    ['count', { count: 0 }, '红包个数为 1 到 100 个'],
    ['count', { count: 101 }, '红包个数为 1 到 100 个'],
    ['message', { message: undefined }, '请输入祝福语'],
    ['message', { message: '  ' }, '请输入祝福语'],
    ['message', { message: '福'.repeat(51) }, '祝福语不能超过 50 个字符'],
    ['type', { type: 'lucky' }, '请选择红包类型'],
    ['sendType', { sendType: 'secret' }, '请选择发送方式'],
    ['recipients', { sendType: 'private' }, '请至少填写一位收红包的用户'],
    ['count', { sendType: 'private', recipients: ['ada', 'ＡＤＡ'] }, '红包个数不能超过收红包的人数（1 人）'],
  ])('VALIDATION_FAILED: %s in %j', async (field, wrong, message) => {
    const answer = await sending({ ...somePacket(), ...wrong });
    expectRefused(answer, 'VALIDATION_FAILED');
    expect(answer.details).toContainEqual({ field, message });
    expect(await fixture.beansOf(ada.id)).toBe(1000);
  });

  it('accepts the limits themselves', async () => {
    const { data } = await sending(somePacket({ amount: 100, count: 100, message: '福'.repeat(50) }));
    expect(data.remainingCount).toBe(100);
    expect((await sending(somePacket({ amount: 1, count: 1, type: 'fixed' }))).status).toBe(201);
  });

  it('finds recipients by user name in any case, each one once', async () => {
    const names = [bo.username, ` ${bo.username.toUpperCase()} `, carl.username];
    const { data } = await sending(somePacket({ sendType: 'private', recipients: names, count: 2 }));
    expect(data.recipients.toSorted()).toEqual(['薄荷', carl.username].toSorted());
    expect(data.forCaller).toBe(false);
  });

  it('reports every unknown recipient, and the sender', async () => {
    const recipients = [bo.username, 'nobody_at_all', '没有这个人', ada.username];
    const answer = await sending(somePacket({ sendType: 'private', recipients, count: 1 }));
    expect(answer.status).toBe(422);
    expect(answer.details).toEqual([
      { field: 'recipients', message: '没有用户名为「nobody_at_all」的用户' },
      { field: 'recipients', message: '没有用户名为「没有这个人」的用户' },
      { field: 'recipients', message: '不能把红包发给自己' },
    ]);
    expect(await fixture.beansOf(ada.id)).toBe(1000);
  });

  it('sends once per key', async () => {
    const [first, second] = [
      await sending(somePacket(), ada, 'once'),
      await sending(somePacket(), ada, 'once'),
    ];
    expect(second.data.id).toBe(first.data.id);
    expect(await fixture.beansOf(ada.id)).toBe(900);
  });

  it('IDEMPOTENCY_KEY_REUSED', async () => {
    await sending(somePacket(), ada, 'reused');
    const answer = await sending(somePacket({ amount: 200 }), ada, 'reused');
    expectRefused(answer, 'IDEMPOTENCY_KEY_REUSED');
  });

  it('INSUFFICIENT_BALANCE', async () => {
    const answer = await sending(somePacket({ amount: 1001 }));
    expectRefused(answer, 'INSUFFICIENT_BALANCE', { message: '余额不足，请先充值！' });
    expect([await fixture.beansOf(ada.id), (await history(ada)).pagination.total]).toEqual([1000, 0]);
    expect((await sending(somePacket({ amount: 1000 }))).status).toBe(201);
  });
});

describe('listPackets', () => {
  it('lists public packets for everyone, private ones for their recipients, the latest first', async () => {
    const open = await fixture.send(ada);
    portal.clock.advance(minute);
    const secret = await fixture.send(ada, toBo());
    const ids = async (by?: Person) => (await list(by)).packets.map(({ id }) => id);
    expect((await ids(bo)).slice(0, 2)).toEqual([secret.id, open.id]);
    for (const by of [undefined, ada, carl]) {
      expect((await ids(by))[0]).toBe(open.id);
      expect(await ids(by)).not.toContain(secret.id);
    }
  });

  it('marks packets that the caller has grabbed and counts the shares left', async () => {
    const { id } = await fixture.send(ada);
    await fixture.grab(id, bo);
    const entry = async (by?: Person) => (await list(by)).packets.find((packet) => packet.id === id);
    expect(await entry(bo)).toMatchObject({ grabbed: true, remainingCount: 9, senderName: '安达' });
    expect(await entry(carl)).toMatchObject({ grabbed: false, remainingCount: 9 });
    expect(await entry()).toMatchObject({ grabbed: false });
  });

  it('omits packets of senders whom the caller has muted', async () => {
    const { id } = await fixture.send(ada);
    await bo.ok(setMute, { params: { id: ada.id }, body: { muted: true } });
    const ids = async (by: Person) => (await list(by)).packets.map((packet) => packet.id);
    expect(await ids(bo)).not.toContain(id);
    expect(await ids(carl)).toContain(id);
  });

  it('omits finished and overdue packets', async () => {
    const finished = await fixture.send(ada, { count: 1 });
    await fixture.grab(finished.id, bo);
    const overdue = await fixture.send(ada);
    portal.clock.advance(24 * hour);
    const ids = (await list()).packets.map(({ id }) => id);
    expect(ids).not.toContain(finished.id);
    expect(ids).not.toContain(overdue.id);
  });

  it('pages', async () => {
    for (let n = 0; n < 3; n += 1) await fixture.send(ada);
    const { total } = (await list()).pagination;
    const pages = await Promise.all([1, 2, 3].map((page) => list(undefined, { page, limit: 1 })));
    expect(pages.map(({ pagination }) => pagination.total)).toEqual([total, total, total]);
    expect(new Set(pages.flatMap(({ packets }) => packets.map(({ id }) => id))).size).toBe(3);
  });
});

describe('getPacket', () => {
  it('lists claims by position, marks the caller’s own, and hides the seed of an open packet', async () => {
    const { id } = await fixture.send(ada, { count: 3 });
    await fixture.grab(id, carl);
    await fixture.grab(id, bo);
    const detail = await fixture.read(id, bo);
    expect(detail.claims.map(({ position, name, mine, best }) => [position, name, mine, best])).toEqual([
      [1, carl.username, false, false],
      [2, '薄荷', true, false],
    ]);
    expect(detail).toMatchObject({ state: 'open', seed: null, endTime: null, claim: { position: 2 } });
    expect(await fixture.read(id)).toMatchObject({ claim: null, sentByCaller: false, forCaller: true });
  });

  it('marks the best share of a finished packet and publishes a seed that proves the shares', async () => {
    const sent = await fixture.send(ada, { count: 3 });
    for (const by of [ada, bo, carl]) await fixture.grab(sent.id, by);
    const detail = await fixture.read(sent.id);
    expect(detail).toMatchObject({ state: 'finished', remainingCount: 0, commitment: sent.commitment });
    const amounts = detail.claims.map(({ amount }) => amount ?? 0);
    expect(detail.claims.filter(({ best }) => best).map(({ position }) => position)).toEqual([
      bestOf(amounts),
    ]);
    const { id: packetId, type, commitment, totalAmount: amount, totalCount: count, claims, seed } = detail;
    const proof = verifyPacket({ packetId, type, commitment, amount, count, claims, seed: seed ?? '' });
    expect(proof).toEqual({ fair: true, matchesCommitment: true, shares: amounts, mismatches: [] });
  });

  it('shows anonymous visitors neither full names nor amounts, in the list and of one packet', async () => {
    const { id } = await fixture.send(ada, { count: 1, type: 'fixed', amount: 77 });
    const { packets } = await portal.ok(listPackets, { query: { limit: 100 } });
    expect(packets.find((packet) => packet.id === id)).toMatchObject({
      senderName: '安**',
      senderAvatar: null,
      totalAmount: null,
    });
    await fixture.grab(id, bo);
    const { data } = await readPacket(id, portal);
    expect(data).toMatchObject({ senderName: '安**', totalAmount: null, seed: null, returnedAmount: null });
    expect(data.claims).toMatchObject([{ name: '薄**', amount: null, avatar: null }]);
    for (const secret of ['安达', '薄荷', bo.username]) expect(JSON.stringify(data)).not.toContain(secret);
  });

  it('marks no best share where all are equal', async () => {
    const { id } = await fixture.send(ada, { type: 'fixed', count: 2 });
    await fixture.grab(id, bo);
    await fixture.grab(id, carl);
    const { claims } = await fixture.read(id);
    expect(claims.map(({ amount, best }) => [amount, best])).toEqual([
      [50, false],
      [50, false],
    ]);
  });

  it('expires an overdue packet before it answers', async () => {
    const { id } = await fixture.send(ada, { count: 2 });
    await fixture.grab(id, bo);
    portal.clock.advance(24 * hour);
    const detail = await fixture.read(id);
    const [claim] = detail.claims;
    expect(detail).toMatchObject({ state: 'expired', remainingCount: 1, claims: [{ best: false }] });
    expect(detail.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(detail.returnedAmount).toBe(100 - (claim?.amount ?? 0));
    expect(await fixture.beansOf(ada.id)).toBe(900 + detail.returnedAmount);
  });

  it('PACKET_NOT_FOUND: the same answer for an unknown id and for a private packet of others', async () => {
    const { id } = await fixture.send(ada, toBo());
    const unknown = await readPacket(unknownId, carl);
    expectRefused(unknown, 'PACKET_NOT_FOUND', { message: '请求的资源不存在' });
    const bodyOf = ({ status, code, message, details }: typeof unknown) => ({
      status,
      code,
      message,
      details,
    });
    for (const by of [carl, undefined]) expect(bodyOf(await readPacket(id, by))).toEqual(bodyOf(unknown));
    for (const by of [ada, bo]) expect((await readPacket(id, by)).status).toBe(200);
  });

  it('rejects a malformed id', async () => {
    expect((await readPacket('1')).status).toBe(422);
  });
});

describe('grabPacket', () => {
  it('credits the beans, and returns the same answer to a second call', async () => {
    const { id } = await fixture.send(ada);
    const first = await fixture.grab(id, bo);
    expect(first).toMatchObject({ status: 200, data: { position: 1, again: false, remainingCount: 9 } });
    const { amount } = first.data;
    expect(await fixture.beansOf(bo.id)).toBe(1000 + amount);
    await fixture.grab(id, carl);
    const { data } = await fixture.grab(id, bo);
    expect(data).toEqual({ amount, position: 1, again: true, remainingCount: 8 });
    expect(await fixture.beansOf(bo.id)).toBe(1000 + amount);
  });

  it('lets the sender grab once from a public packet', async () => {
    const { id } = await fixture.send(ada, { count: 2, amount: 2 });
    expect((await fixture.grab(id, ada)).data).toMatchObject({ amount: 1, again: false });
    expect((await fixture.grab(id, ada)).data).toMatchObject({ amount: 1, again: true });
    expect(await fixture.beansOf(ada.id)).toBe(999);
  });

  it('pays out the whole amount', async () => {
    const { id } = await fixture.send(ada, { count: 3 });
    const won = [];
    for (const by of [ada, bo, carl]) won.push((await fixture.grab(id, by)).data.amount);
    expect(won.reduce((sum, amount) => sum + amount, 0)).toBe(100);
    expect([await fixture.escrowOf(id), await faultsOf(portal.portal.db)]).toEqual([0, []]);
  });

  it('PACKET_GONE: for a finished packet, except to winners', async () => {
    const { id } = await fixture.send(ada, { count: 1 });
    await fixture.grab(id, bo);
    expectRefused(await fixture.grab(id, carl), 'PACKET_GONE', { message: '红包已被抢完或您来晚了！' });
    expect((await fixture.grab(id, bo)).data).toEqual({
      amount: 100,
      position: 1,
      again: true,
      remainingCount: 0,
    });
  });

  it('PACKET_GONE: for an overdue packet, before and after its expiry', async () => {
    const { id } = await fixture.send(ada);
    portal.clock.advance(24 * hour - minute);
    expect((await fixture.grab(id, bo)).status).toBe(200);
    portal.clock.advance(minute);
    expectRefused(await fixture.grab(id, carl), 'PACKET_GONE');
    await expire();
    expectRefused(await fixture.grab(id, carl), 'PACKET_GONE');
    expect((await fixture.grab(id, bo)).data.again).toBe(true);
  });

  it('PACKET_NOT_FOUND: for an unknown id and a private packet', async () => {
    const { id } = await fixture.send(ada, toBo());
    expectRefused(await fixture.grab(unknownId, carl), 'PACKET_NOT_FOUND');
    expectRefused(await fixture.grab(id, carl), 'PACKET_NOT_FOUND');
    expect((await fixture.grab(id, bo)).data.amount).toBe(100);
    // Afterwards neither.
    expectRefused(await fixture.grab(id, carl), 'PACKET_NOT_FOUND');
  });

  it('PACKET_NOT_FOR_YOU: for one’s own private packet', async () => {
    const { id } = await fixture.send(ada, toBo());
    expectRefused(await fixture.grab(id, ada), 'PACKET_NOT_FOR_YOU');
  });
});

describe('checkRecipient', () => {
  const check = (username: string) => ada.call(checkRecipient, { query: { username } });

  it('answers with the display name', async () => {
    expect((await check(bo.username.toUpperCase())).data).toEqual({ username: bo.username, name: '薄荷' });
    expect((await check(carl.username)).data.name).toBe(carl.username);
  });

  it('finds a member by the display name', async () => {
    const { username } = await fixture.member('独一位');
    expect((await check('独一位')).data).toEqual({ username, name: '独一位' });
    const ada = await fixture.member('Ada  Mary Wong');
    expect((await check('ada  mary WONG')).data).toMatchObject({ username: ada.username });
  });

  it('RECIPIENT_AMBIGUOUS: for a name that two members have', async () => {
    await Promise.all([fixture.member('同名'), fixture.member('同名')]);
    expectRefused(await check('同名'), 'RECIPIENT_AMBIGUOUS');
  });

  it('RECIPIENT_NOT_FOUND', async () => {
    for (const username of ['nobody_at_all', bo.username.slice(0, -1)])
      expectRefused(await check(username), 'RECIPIENT_NOT_FOUND');
  });

  it('RECIPIENT_IS_SENDER', async () => {
    expectRefused(await check(ada.username), 'RECIPIENT_IS_SENDER');
  });
});

describe('listHistory', () => {
  it('lists packets sent, grabbed and returned, the latest first', async () => {
    const sent = await fixture.send(ada, { amount: 30, count: 3, message: '元宵快乐' });
    portal.clock.advance(minute);
    const { data: won } = await fixture.grab(sent.id, bo);
    expect((await history(ada)).entries).toEqual([
      {
        id: `sent-${sent.id}`,
        packetId: sent.id,
        type: 'sent',
        amount: 30,
        message: '元宵快乐',
        sendType: 'public',
        otherParty: '所有人',
        time: sent.createTime,
        status: 'active',
      },
    ]);
    expect((await history(bo)).entries).toMatchObject([
      { type: 'received', amount: won.amount, message: '元宵快乐', otherParty: '安达', status: 'completed' },
    ]);
    portal.clock.advance(24 * hour);
    expect((await history(ada)).entries).toMatchObject([{ type: 'sent', status: 'expired' }]);
    await expire();
    expect((await history(ada)).entries).toMatchObject([
      { type: 'returned', amount: 30 - won.amount, otherParty: '所有人', status: 'completed' },
      { type: 'sent', amount: 30, status: 'expired' },
    ]);
  });

  it('names the recipients, the first two of many', async () => {
    const dora = await fixture.member('朵拉');
    await fixture.send(ada, toBo());
    portal.clock.advance(minute);
    const recipients = [bo, carl, dora].map(({ username }) => username);
    await fixture.send(ada, { sendType: 'private', recipients, count: 1 });
    const [many, one] = (await history(ada)).entries;
    expect(one).toMatchObject({ sendType: 'private', otherParty: '薄荷' });
    expect(many?.otherParty).toMatch(/^.+、.+ 等 3 人$/);
  });

  it('calls a packet completed when its last share is taken', async () => {
    const { id } = await fixture.send(ada, toBo());
    await fixture.grab(id, bo);
    expect((await history(ada)).entries).toMatchObject([{ type: 'sent', status: 'completed' }]);
  });

  it('filters by type and pages', async () => {
    const { id } = await fixture.send(ada, { count: 2 });
    await fixture.grab(id, ada);
    portal.clock.advance(24 * hour);
    await expire();
    const types = async (type?: HistoryType) =>
      (await history(ada, type ? { type } : {})).entries.map((entry) => entry.type);
    expect(await types()).toEqual(['returned', 'received', 'sent']);
    for (const type of ['sent', 'received', 'returned'] as const) expect(await types(type)).toEqual([type]);
    const second = await history(ada, { page: 2, limit: 2 });
    expect(second.entries.map(({ type }) => type)).toEqual(['sent']);
    expect(second.pagination).toEqual({ current_page: 2, per_page: 2, total: 3 });
  });

  it('lists the caller’s own entries only', async () => {
    await fixture.send(ada);
    expect((await history(bo)).entries).toEqual([]);
  });
});
