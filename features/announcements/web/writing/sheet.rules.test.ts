import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementCategories } from '../../contract/category.ts';
import { differences, emptySheet, readSheet, type Sheet, sheetOf } from './sheet.rules.ts';

const sheets: fc.Arbitrary<Sheet> = fc.record({
  typed: fc.record({
    title: fc.string(),
    category: fc.constantFrom(...announcementCategories),
    author: fc.string(),
    summary: fc.string(),
    content: fc.string(),
  }),
  isTop: fc.boolean(),
  isUrgent: fc.boolean(),
  revision: fc.nat(),
});

const announcement = {
  id: '01890000-0000-7000-8000-000000000000',
  title: '题',
  summary: '摘',
  content: '<p>文</p>',
  category: 'event' as const,
  publishTime: null,
  author: '秘书处',
  views: 3,
  downloads: 0,
  isTop: true,
  isUrgent: false,
  attachments: [],
  revision: 7,
};

describe('readSheet', () => {
  it('brings back what was kept', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(readSheet(JSON.stringify(sheet))).toEqual(sheet);
      }),
    );
  });

  it.each([null, '', '{', '[]', 'null', '{"typed":{}}'])('is nothing for %j', (kept) =>
    expect(readSheet(kept)).toBeNull(),
  );
});

describe('differences', () => {
  it('names what differs', () => {
    const sheet = sheetOf(announcement);
    expect(sheet.revision).toBe(7);
    expect(differences(sheet, announcement)).toEqual([]);
    expect(differences(sheet, { ...announcement, title: '另', isTop: false })).toEqual(['标题', '置顶']);
    expect(differences(emptySheet, announcement)).toHaveLength(6);
  });
});
