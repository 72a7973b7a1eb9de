/** Avatars: cutting, encoding, refusals, removal of files, removal by admins. */
import { staffActions } from '@platform/server/database/tables';
import { removeFiles } from '@platform/server/files/privateFiles';
import { blackPng } from '@platform/server/testing/pictures';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { type Crop, removeAvatar, setAvatar } from '../contract/avatar.ts';
import { getMember, removeMemberAvatar } from '../contract/members.ts';
import { readMe } from '../contract/user.ts';
import { setBanned } from './factory.ts';
import { attemptLimits } from './rules.ts';

let portal: TestPortal;
let member: Person;

beforeAll(async () => {
  portal = await testPortal();
  member = await portal.person();
});
afterAll(() => portal.stop());

const blue = { r: 20, g: 60, b: 200 };

/** A red picture with a blue square. */
async function squareIn(width: number, height: number, { x, y, size }: Crop) {
  const square = await sharp({ create: { width: size, height: size, channels: 3, background: blue } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#c3402b' } }).composite([
    { input: square, left: x, top: y },
  ]);
}

const upload = async (by: Person, bytes: Uint8Array, crop: Crop, name = 'me.jpg') =>
  by.call(setAvatar, { query: crop }, { file: { name, bytes } });

const read = async (address: string | null) => {
  const reply = await portal.portal.http.inject({ url: address ?? '' });
  return { status: reply.statusCode, bytes: reply.rawPayload };
};

const isBlue = async (bytes: Buffer) => {
  const { channels } = await sharp(bytes).stats();
  return channels
    .slice(0, 3)
    .every(({ mean }, index) => Math.abs(mean - (Object.values(blue)[index] ?? 0)) < 6);
};

/** The files that jobs will remove. */
async function filesToRemove(): Promise<string[]> {
  const { rows } = await portal.portal.db.execute<{ data: { keys: string[] } }>(
    sql`select data from jobs.job where name = ${removeFiles.name}`,
  );
  return rows.flatMap(({ data }) => data.keys);
}

describe('setAvatar', () => {
  it('cuts out the square and encodes it as WebP in two sizes', async () => {
    const crop = { x: 300, y: 40, size: 300 };
    const bytes = await (await squareIn(700, 400, crop)).jpeg({ quality: 95 }).toBuffer();
    const { status, data, message } = await upload(member, bytes, crop);
    expect([status, message]).toEqual([200, '头像已更新']);
    for (const [address, width] of [
      [data.avatar, 128],
      [data.picture, 256],
    ] as const) {
      const file = await read(address);
      expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'webp', width, height: width });
      expect(await isBlue(file.bytes)).toBe(true);
    }
    expect(await member.ok(readMe, {})).toEqual(data);
  });

  it('cuts a picture as it is shown, and stores neither its orientation nor its place', async () => {
    // Lies on its side: 700 by 400 in the file, 400 by 700 as it is shown.
    const crop = { x: 50, y: 500, size: 150 };
    const bytes = await sharp(await (await squareIn(400, 700, crop)).png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '22/1 16/1 42/1', GPSLatitudeRef: 'N' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(0);
    const { data } = await upload(member, bytes, crop);
    const file = await read(data.picture);
    expect(await isBlue(file.bytes)).toBe(true);
    expect(await sharp(file.bytes).metadata()).not.toHaveProperty('exif');
  });

  it('does not enlarge a small picture', async () => {
    const { data } = await upload(member, blackPng(60, 50), { x: 0, y: 0, size: 50 }, 'small.png');
    expect(data.avatar).toBe(data.picture);
    expect((await sharp((await read(data.avatar)).bytes).metadata()).width).toBe(50);
  });

  it('removes the files of the former avatar', async () => {
    const someone = await portal.person();
    const bytes = blackPng(300, 300);
    const { data: former } = await upload(someone, bytes, { x: 0, y: 0, size: 300 }, 'a.png');
    // The same picture: its files must not be those that are removed.
    const { data: present } = await upload(someone, bytes, { x: 0, y: 0, size: 300 }, 'a.png');
    const keys = await filesToRemove();
    expect(keys).toEqual(expect.arrayContaining([former.avatar, former.picture]));
    await portal.portal.jobs.run(removeFiles, { keys });
    expect((await read(former.avatar)).status).toBe(404);
    expect((await read(former.picture)).status).toBe(404);
    expect((await read(present.avatar)).status).toBe(200);
  });

  it('leaves one avatar after parallel uploads, and removes all others', async () => {
    const someone = await portal.person();
    const sizes = [200, 210, 220, 230];
    const answers = await Promise.all(
      sizes.map((size) => upload(someone, blackPng(300, 300), { x: 0, y: 0, size }, 'a.png')),
    );
    const { avatar } = await someone.ok(readMe, {});
    const uploaded = answers.map(({ data }) => data.avatar);
    const removed = await filesToRemove();
    expect(uploaded.filter((address) => !removed.includes(address ?? ''))).toEqual([avatar]);
  });

  it.each([
    ['script.png', '<script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['paper.pdf', '%PDF-1.7\n'],
  ])('WRONG_FILE_KIND for %s', async (name, content) => {
    const file = { name, bytes: new TextEncoder().encode(content) };
    const refusal = { message: '只能上传图片文件！' };
    await member.refuses(setAvatar, { query: { x: 0, y: 0, size: 1 } }, 'WRONG_FILE_KIND', refusal, { file });
  });

  it('FILE_TOO_LARGE', async () => {
    const bytes = new Uint8Array(2 * 1024 * 1024 + 1);
    bytes.set(blackPng(10, 10));
    const file = { name: 'large.png', bytes };
    const refusal = { message: '图片大小不能超过 2MB！' };
    await member.refuses(setAvatar, { query: { x: 0, y: 0, size: 1 } }, 'FILE_TOO_LARGE', refusal, { file });
  });

  it('AVATAR_UNREADABLE for a truncated picture, a decompression bomb and a square outside of the picture', async () => {
    const someone = await portal.person();
    const cases = [
      [blackPng(200, 200).subarray(0, 90), 10],
      [blackPng(6320, 6320, 16), 10],
      [blackPng(60, 50), 51],
    ] as const;
    for (const [bytes, size] of cases)
      await someone.refuses(
        setAvatar,
        { query: { x: 0, y: 0, size } },
        'AVATAR_UNREADABLE',
        {},
        {
          file: { name: 'a.png', bytes },
        },
      );
    expect((await someone.ok(readMe, {})).avatar).toBeNull();
  });

  it('VALIDATION_FAILED without a square', async () => {
    const file = { name: 'a.png', bytes: blackPng(10, 10) };
    for (const size of [0, -1, 'x', 1.5])
      await member.refuses(setAvatar, { query: { x: 0, y: 0, size } }, 'VALIDATION_FAILED', {}, { file });
  });

  it('TOO_MANY_ATTEMPTS', async () => {
    const someone = await portal.person();
    const query = { x: 0, y: 0, size: 40 };
    const file = { name: 'a.png', bytes: blackPng(40, 40) };
    for (let count = 0; count < attemptLimits.avatar.points; count += 1)
      await someone.ok(setAvatar, { query }, { file });
    const message = expect.stringContaining('尝试次数过多，请在');
    await someone.refuses(setAvatar, { query }, 'TOO_MANY_ATTEMPTS', { message }, { file });
  });
});

describe('removeAvatar', () => {
  it('removes the avatar with its files; the same again changes nothing', async () => {
    const someone = await portal.person();
    const { data } = await upload(someone, blackPng(300, 300), { x: 0, y: 0, size: 300 }, 'a.png');
    expect(await someone.ok(removeAvatar, {})).toMatchObject({ avatar: null, picture: null });
    expect(await someone.ok(removeAvatar, {})).toMatchObject({ avatar: null, picture: null });
    expect(await filesToRemove()).toEqual(expect.arrayContaining([data.avatar, data.picture]));
  });
});

describe('removeMemberAvatar', () => {
  const reason = '含有商业广告';

  it('removes the avatar, logs the reason and tells the member', async () => {
    const admin = await portal.person('admin');
    const someone = await portal.person();
    const params = { id: someone.id };
    await upload(someone, blackPng(300, 300), { x: 0, y: 0, size: 300 }, 'a.png');
    const member = await admin.ok(removeMemberAvatar, { params, body: { reason } });
    expect(member).toMatchObject({ id: someone.id, avatar: null, picture: null });
    // There is nothing more to remove, nor to log.
    await admin.ok(removeMemberAvatar, { params, body: { reason } });
    expect((await portal.ok(getMember, { params })).avatar).toBeNull();
    const logged = await portal.portal.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subjectId, someone.id));
    expect(logged).toMatchObject([
      { actorId: admin.id, action: 'remove_avatar', subjectKind: 'account', reason },
    ]);
    const sent = portal.emails.filter(({ to }) => to === `${someone.username}@example.org`);
    expect(sent).toMatchObject([{ subject: '您的头像已被管理员移除' }]);
    expect(sent[0]?.text).toContain(reason);
  });

  it('MEMBER_NOT_FOUND for a barred member', async () => {
    const someone = await portal.person();
    await setBanned(portal, someone.id);
    const input = { params: { id: someone.id }, body: { reason } };
    await portal.as('admin').refuses(removeMemberAvatar, input, 'MEMBER_NOT_FOUND');
  });

  it('VALIDATION_FAILED without a reason', async () => {
    const input = { params: { id: member.id }, body: { reason: '  ' } };
    const { details } = await portal.as('admin').refuses(removeMemberAvatar, input, 'VALIDATION_FAILED');
    expect(details).toEqual([{ field: 'reason', message: '请写明理由' }]);
  });
});
