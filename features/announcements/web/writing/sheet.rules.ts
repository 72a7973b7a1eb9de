/** What lies on the desk: the texts as they are typed, what is ticked, and the revision that they are based on. */
import { z } from 'zod';
import type { Announcement, AnnouncementDraft } from '../../contract/announcement.ts';
import { announcementCategory } from '../../contract/category.ts';

const sheet = z.object({
  typed: z.object({
    title: z.string(),
    category: announcementCategory,
    author: z.string(),
    summary: z.string(),
    content: z.string(),
  }),
  isTop: z.boolean(),
  isUrgent: z.boolean(),
  /** 0 for what the server doesn't know yet. */
  revision: z.int().min(0),
});
export type Sheet = z.infer<typeof sheet>;
export type Typed = Sheet['typed'];

/** An empty sheet. */
export const emptySheet: Sheet = {
  typed: { title: '', category: 'application', author: '奖学金秘书处', summary: '', content: '' },
  isTop: false,
  isUrgent: false,
  revision: 0,
};

/** An announcement as a sheet. */
export function sheetOf(announcement: Announcement): Sheet {
  const { title, category, author, summary, content, isTop, isUrgent, revision } = announcement;
  return { typed: { title, category, author, summary, content }, isTop, isUrgent, revision };
}

/** Reads a sheet that was kept as text; null when it is none. */
export function readSheet(kept: string | null): Sheet | null {
  if (kept === null) return null;
  try {
    return sheet.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}

const names = {
  title: '标题',
  category: '类别',
  author: '发布单位',
  summary: '摘要',
  content: '正文',
  isTop: '置顶',
  isUrgent: '紧急',
} as const;

/** The names of what differs between a sheet and somebody else's version. */
export function differences({ typed, isTop, isUrgent }: Sheet, theirs: AnnouncementDraft): string[] {
  const mine = { ...typed, isTop, isUrgent };
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => names[name]);
}
