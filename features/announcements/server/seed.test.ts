/** The sample announcements, as a fresh demo portal shows them. */
import { inflateSync } from 'node:zlib';
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
import { linesOf, widthOf } from './seed/pdf.layout.ts';
import { sampleId } from './seed/story.ts';
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
  const found = (await listed()).map(({ id }) =>
    portal.call(showAnnouncement, { params: { id } }, { token }),
  );
  all = (await Promise.all(found)).map(({ data }) => data);
});
afterAll(() => portal.stop());

describe('seedAnnouncements', () => {
  it('tells of two years in all four categories, once, also when two instances start together', async () => {
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

  it('keeps every text as it was written: the sanitiser takes nothing away', () => {
    for (const { content } of all) {
      expect(content).toMatch(/^<[ph]/);
      expect(content).not.toMatch(/undefined|NaN|\$\{/);
    }
  });

  it('announces one gold of 10,000, three of 3,000 and at most ten nominations', async () => {
    const [found] = await listed({ search: '第二届 金奖 公示', category: 'result' });
    const result = all.find(({ id }) => id === found?.id)?.content ?? '';
    expect(result).toContain('金奖（10,000 元）');
    expect(result).toContain('优秀奖（各 3,000 元）');
    const nominated = /提名奖（十名[\s\S]*?<p>(.*?)。<\/p>/.exec(result)?.[1]?.split('、') ?? [];
    expect(nominated).toHaveLength(10);
  });

  it('puts the urgent one first in the carousel', async () => {
    const { data } = await portal.call(listImportantAnnouncements, {}, { token });
    expect(data.map(({ isUrgent }) => isUrgent)).toEqual([true, false, false, false]);
  });

  it('finds traditional by simplified words and the reverse', async () => {
    const found = async (search: string) => (await listed({ search })).map(({ id }) => id);
    expect(await found('颁奖典礼')).toContain(sampleId(12));
    expect(await found('評審細則')).toContain(sampleId(7));
    expect(await found('评审细则')).toEqual(await found('評審細則'));
  });

  it('links only to announcements that are there', () => {
    const links = all.flatMap(({ content }) =>
      [...content.matchAll(/\/scholarship\/announcements\/([0-9a-f-]{36})/g)].map(([, id]) => id),
    );
    expect(links.length).toBeGreaterThan(5);
    const ids = new Set(all.map(({ id }) => id));
    expect(links.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
  });

  it('attaches real documents of the sizes it tells', async () => {
    for (const { id, attachments } of all) {
      for (const { id: attachmentId, name, size } of attachments) {
        const { data } = await portal.call(downloadAttachment, { params: { id, attachmentId } }, { token });
        const { rawPayload } = await portal.portal.http.inject({ url: data.url });
        expect(rawPayload.length).toBe(size);
        expect((await fileTypeFromBuffer(rawPayload))?.ext).toBe(name.slice(name.lastIndexOf('.') + 1));
      }
    }
  });

  it('leaves deleted what an editor has deleted, and does nothing in production', async () => {
    const editor = await tokenOf(portal, 'editor');
    await portal.call(deleteAnnouncement, { params: { id: sampleId(3) } }, { token: editor });
    await seedAnnouncements(portal.portal);
    expect(await listed()).toHaveLength(18);
    const env = { ...portal.portal.env, PORTAL_MODE: 'production' as const };
    const db = new Proxy(portal.portal.db, { get: () => expect.unreachable('the database was asked') });
    await seedAnnouncements({ ...portal.portal, env, db });
  });
});

describe('a sample PDF', () => {
  it('tells every object’s place and writes the text in UTF-16', async () => {
    const { pdfOf } = await import('./seed/pdf.ts');
    const file = pdfOf('章程', ['# 第一章', '文'.repeat(3000), [['姓名', '王']]]).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(8);
    for (const [at, place] of places.entries())
      expect(file.slice(place, place + 12)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`));
    expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(1);
    const stream = /\/Length (\d+)\/Filter\/FlateDecode>>\nstream\n/.exec(file);
    const begin = (stream?.index ?? 0) + (stream?.[0].length ?? 0);
    const operators = inflateSync(Buffer.from(file.slice(begin, begin + Number(stream?.[1])), 'latin1'));
    expect(operators.toString()).toContain('<7ae07a0b> Tj');
  });

  it('breaks lines within the measure, no sign but a closing one over it', () => {
    for (const text of [
      '文，'.repeat(50),
      'a long line of words '.repeat(8),
      `${'文'.repeat(10)}，${'字'.repeat(9)}`,
    ]) {
      const lines = linesOf(text, 10);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(11);
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。、]/);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });
});
