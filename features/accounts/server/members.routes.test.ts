/** Members' public pages, introductions, and muting. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { mutesPerMember } from '../contract/errors.ts';
import { getMember, listMutes, setMute } from '../contract/members.ts';
import { readMe, updateMe } from '../contract/user.ts';
import { insertMembers, setBanned } from './factory.ts';
import { notMuted } from './mutes.store.ts';
import { mutes, users } from './tables.ts';

let portal: TestPortal;
let member: Person;
let other: Person;

const unknownId = '01890000-0000-7000-8000-000000000000';

beforeAll(async () => {
  portal = await testPortal();
  member = await portal.person('user', { name: '林知远', phone: '+852 6123 9876' });
  other = await portal.person('user', { name: '苏晚晴' });
});
afterAll(() => portal.stop());

const memberOf = ({ id }: { id: string }) => portal.ok(getMember, { params: { id } });
const mute = (by: Person, { id }: { id: string }, muted = true) =>
  by.ok(setMute, { params: { id }, body: { muted } });
const mutedBy = async (by: Person) => (await by.ok(listMutes, {})).mutes.map(({ id }) => id);

describe('getMember', () => {
  it('has the name and the introduction, at once after a change, but neither address nor telephone number', async () => {
    const introduction = '行走于中轴线上的古建爱好者。\n偶尔写字。';
    await member.ok(updateMe, { body: { introduction } });
    const page = await memberOf(member);
    expect(page).toEqual({
      id: member.id,
      name: '林知远',
      avatar: null,
      picture: null,
      introduction,
      joined_at: (await member.ok(readMe, {})).created_at,
    });
  });

  it('MEMBER_NOT_FOUND for an unknown id and for a barred member, until the bar ends', async () => {
    const barred = await portal.person();
    await setBanned(portal, barred.id);
    for (const id of [unknownId, barred.id])
      await portal.refuses(getMember, { params: { id } }, 'MEMBER_NOT_FOUND');
    const banExpires = new Date(Date.now() - 1000);
    await portal.portal.db.update(users).set({ banExpires }).where(eq(users.id, barred.id));
    await expect
      .poll(async () => (await portal.call(getMember, { params: { id: barred.id } })).status)
      .toBe(200);
  });
});

describe('updateMe', () => {
  const family = '👨‍👩‍👧‍👦';

  it.each([
    ['200 characters', '字'.repeat(200)],
    ['200 characters beyond the first plane', '𠮷'.repeat(200)],
    ['200 emojis of several code points', family.repeat(200)],
    ['nothing', ''],
  ])('stores an introduction of %s', async (_, introduction) => {
    expect((await member.ok(updateMe, { body: { introduction } })).introduction).toBe(introduction);
  });

  it.each([
    ['201 characters', '字'.repeat(201)],
    ['201 emojis', family.repeat(201)],
  ])('rejects an introduction of %s', async (_, introduction) => {
    const { details } = await member.refuses(updateMe, { body: { introduction } }, 'VALIDATION_FAILED');
    expect(details).toContainEqual({ field: 'introduction', message: '简介不能超过 200 个字' });
  });
});

describe('setMute', () => {
  it('mutes and unmutes; the same again changes nothing', async () => {
    await mute(member, other);
    expect(await mute(member, other)).toEqual({ muted: true });
    expect(await member.ok(listMutes, {})).toEqual({
      mutes: [{ id: other.id, name: '苏晚晴', avatar: null, muted_at: expect.any(String) }],
    });
    expect(await mutedBy(other)).toEqual([]);
    await mute(member, other, false);
    expect(await mute(member, other, false)).toEqual({ muted: false });
    expect(await mutedBy(member)).toEqual([]);
  });

  it('unmutes a barred member', async () => {
    const barred = await portal.person();
    await mute(member, barred);
    await setBanned(portal, barred.id);
    await mute(member, barred, false);
    expect(await mutedBy(member)).toEqual([]);
  });

  it('MEMBER_NOT_FOUND', async () => {
    const input = { params: { id: unknownId }, body: { muted: true } };
    await member.refuses(setMute, input, 'MEMBER_NOT_FOUND');
  });

  it('CANNOT_MUTE_SELF', async () => {
    const input = { params: { id: member.id }, body: { muted: true } };
    await member.refuses(setMute, input, 'CANNOT_MUTE_SELF');
  });

  it('TOO_MANY_MUTES', async () => {
    const many = await insertMembers(portal.portal, mutesPerMember);
    const reader = await portal.person();
    const mutedAt = new Date();
    const rows = many.map(({ id }) => ({ memberId: reader.id, mutedId: id, mutedAt }));
    await portal.portal.db.insert(mutes).values(rows);
    const input = { params: { id: other.id }, body: { muted: true } };
    await reader.refuses(setMute, input, 'TOO_MANY_MUTES', { message: '最多屏蔽 500 位成员' });
  });
});

describe('notMuted', () => {
  it('leaves out what muted members wrote, for their reader only', async () => {
    await mute(member, other);
    const idsFor = async (readerId: string | null) => {
      const rows = await portal.portal.db
        .select({ id: users.id })
        .from(users)
        .where(notMuted(readerId, users.id));
      return rows.map(({ id }) => id);
    };
    expect(await idsFor(member.id)).not.toContain(other.id);
    expect(await idsFor(member.id)).toContain(member.id);
    expect(await idsFor(other.id)).toEqual(expect.arrayContaining([member.id, other.id]));
    expect(await idsFor(null)).toContain(other.id);
    await mute(member, other, false);
  });
});
