/** The sample announcements of a new demo portal. */
import { day } from '@platform/server/clock';
import { fileTypeFromBuffer } from 'file-type';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import type { Announcement } from '../contract/announcement.ts';
import { announcementCategories } from '../contract/category.ts';
import {
  downloadAttachment,
  listAnnouncements,
  listAnnouncementYears,
  listImportantAnnouncements,
  showAnnouncement,
} from '../contract/reading.ts';
import { deleteAnnouncement } from '../contract/writing.ts';
import { seedAnnouncements } from './seed.ts';
import { tokenOf } from './testing.people.ts';

let portal: TestPortal;
let token: string;
let all: Announcement[];

const listed = async (query = {}) =>
  (await portal.call(listAnnouncements, { query: { limit: 50, ...query } }, { token })).data.announcements;

beforeAll(async () => {
  portal = await testPortal();
  token = await tokenOf(portal);
  await Promise.all([seedAnnouncements(portal.portal), seedAnnouncements(portal.portal)]);
  const linked = (await listed()).map(({ id }) =>
    portal.call(showAnnouncement, { params: { id } }, { token }),
  );
  all = (await Promise.all(linked)).map(({ data }) => data);
});
afterAll(() => portal.stop());

describe('seedAnnouncements', () => {
  it('adds announcements of two years in all four categories, once, also when two instances start together', async () => {
    expect(all).toHaveLength(19);
    for (const category of announcementCategories)
      expect(all.filter((one) => one.category === category).length).toBeGreaterThan(2);
    const times = all.map(({ publishTime }) => Date.parse(publishTime ?? ''));
    expect(Math.max(...times)).toBeLessThan(Date.now());
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(700 * day);
    const { data: years } = await portal.call(listAnnouncementYears, {}, { token });
    expect(years.length).toBeGreaterThanOrEqual(2);
    expect(all.flatMap(({ attachments }) => attachments).length).toBe(21);
  });

  it('lists the urgent one first in the carousel', async () => {
    const { data } = await portal.call(listImportantAnnouncements, {}, { token });
    expect(data.map(({ isUrgent }) => isUrgent)).toEqual([true, false, false, false]);
  });

  it('fills the dates in', () => {
    for (const { content } of all) expect(content).not.toContain('{{');
  });

  it('links only to existing announcements', () => {
    const links = all.flatMap(({ content }) =>
      [...content.matchAll(/\/scholarship\/announcements\/([0-9a-f-]{36})/g)].map(([, id]) => id),
    );
    expect(links.length).toBeGreaterThan(5);
    const ids = new Set(all.map(({ id }) => id));
    expect(links.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
  });

  it('attaches real documents with their sizes', async () => {
    for (const { id, attachments } of all) {
      for (const { id: attachmentId, name, size } of attachments) {
        const { data } = await portal.call(downloadAttachment, { params: { id, attachmentId } }, { token });
        const { rawPayload } = await portal.portal.http.inject({ url: data.url });
        expect(rawPayload.length).toBe(size);
        expect((await fileTypeFromBuffer(rawPayload))?.ext).toBe(name.slice(name.lastIndexOf('.') + 1));
      }
    }
  });

  it('does not restore what an editor has deleted, and does nothing in production', async () => {
    const editor = await tokenOf(portal, 'editor');
    const [{ id } = { id: '' }] = all;
    await portal.call(deleteAnnouncement, { params: { id } }, { token: editor });
    await seedAnnouncements(portal.portal);
    expect(await listed()).toHaveLength(18);
    const env = { ...portal.portal.env, PORTAL_MODE: 'production' as const };
    const db = new Proxy(portal.portal.db, { get: () => expect.unreachable('the database was asked') });
    await seedAnnouncements({ ...portal.portal, env, db });
  });
});
