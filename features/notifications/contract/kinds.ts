/** The kinds of notifications as data: label, group and sentence of each. */

/** The groups of the filter and of the settings. */
export const groupNames = {
  orders: '订单',
  scholarships: '奖学金',
  redpackets: '红包',
  news: '新闻',
  community: '社区',
  sales: '席位',
} as const;
export type Group = keyof typeof groupNames;
export const groups = Object.keys(groupNames) as [Group, ...Group[]];

/** Mail about new notifications: none, within a minute, or once a day. */
export const mailModeNames = { none: '不发邮件', at_once: '立即', daily: '每日汇总' } as const;
export type MailMode = keyof typeof mailModeNames;
export const mailModes = Object.keys(mailModeNames) as [MailMode, ...MailMode[]];

/** Before a member chooses. */
export const defaultMail: Readonly<Record<Group, MailMode>> = {
  orders: 'none',
  scholarships: 'none',
  redpackets: 'none',
  news: 'daily',
  community: 'daily',
  sales: 'at_once',
};

interface KindDeclaration {
  /** A few words for the settings. */
  label: string;
  group: Group;
  /** `{actors}`, `{subject}` and `{detail}` are replaced. */
  sentence: string;
  /** One unread notification per member and path, with everyone who acted. */
  bundled?: true;
  /** The sending feature mails it in any case, so the settings send no second mail. */
  mailedBySender?: true;
}

/** All kinds. */
export const kinds = {
  order_confirmed: {
    label: '付款成功',
    group: 'orders',
    sentence: '订单 {subject} 已付款，正在备货',
    mailedBySender: true,
  },
  order_shipped: {
    label: '发货',
    group: 'orders',
    sentence: '订单 {subject} 已发货',
    mailedBySender: true,
  },
  order_ready: {
    label: '可以自提',
    group: 'orders',
    sentence: '订单 {subject} 已备好，可以自提',
    mailedBySender: true,
  },
  order_expired: { label: '过期', group: 'orders', sentence: '订单 {subject} 超时未付款，已过期' },
  order_refunded: {
    label: '退款',
    group: 'orders',
    sentence: '订单 {subject} {detail}',
    mailedBySender: true,
  },
  application_changed: {
    label: '申请的每一步进展',
    group: 'scholarships',
    sentence: '奖学金申请 {subject} {detail}',
    mailedBySender: true,
  },
  packet_grabbed: {
    label: '红包被抢',
    group: 'redpackets',
    sentence: '{actors}抢了你的红包「{subject}」',
    bundled: true,
  },
  packet_refunded: {
    label: '红包退回',
    group: 'redpackets',
    sentence: '你的红包「{subject}」已过期，{detail}',
  },
  news_approved: { label: '新闻通过审核', group: 'news', sentence: '你的新闻「{subject}」已通过审核' },
  news_hidden: { label: '新闻被隐藏', group: 'news', sentence: '你的新闻「{subject}」已被编辑隐藏' },
  reply: { label: '回复', group: 'community', sentence: '{actors}回复了你的{detail}「{subject}」' },
  mention: { label: '提到我', group: 'community', sentence: '{actors}在「{subject}」中提到了你' },
  like: {
    label: '点赞',
    group: 'community',
    sentence: '{actors}赞了你的{detail}「{subject}」',
    bundled: true,
  },
  seat_bought: { label: '购得席位', group: 'sales', sentence: '你已购得「{subject}」的席位，{detail}' },
  seat_offered: { label: '候补到席位', group: 'sales', sentence: '「{subject}」有名额了，{detail}' },
  seat_sold: { label: '转售成功', group: 'sales', sentence: '你转售的「{subject}」席位已售出，{detail}' },
  seat_settled: { label: '转售款到账', group: 'sales', sentence: '「{subject}」的转售款已到账：{detail}' },
  seat_refunded: { label: '退款', group: 'sales', sentence: '「{subject}」{detail}' },
  course_changed: { label: '课程改期', group: 'sales', sentence: '「{subject}」{detail}' },
  course_cancelled: { label: '课程取消', group: 'sales', sentence: '「{subject}」已取消，{detail}' },
  course_reminder: { label: '开课提醒', group: 'sales', sentence: '「{subject}」{detail}' },
} as const satisfies Record<string, KindDeclaration>;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]];
const declarations: Readonly<Record<Kind, KindDeclaration>> = kinds;

/** The kinds of a group, or all. */
export const kindsOf = (group?: Group): Kind[] =>
  kindNames.filter((kind) => group === undefined || kinds[kind].group === group);

/** What the settings decide about mail of a kind; null where its sender mails. */
export const defaultMailOf = (kind: Kind): MailMode | null =>
  declarations[kind].mailedBySender ? null : defaultMail[kinds[kind].group];

/** Whether the sentence names who acted; of other kinds it is not stored. */
export const namesActors = (kind: Kind): boolean => kinds[kind].sentence.includes('{actors}');

export const isBundled = (kind: Kind): boolean => declarations[kind].bundled ?? false;

/** The groups with mail that a member can choose. */
export const mailGroups = groups.filter((group) =>
  kindsOf(group).some((kind) => defaultMailOf(kind) !== null),
) as [Group, ...Group[]];

/** A piece of a sentence; names and subjects keep their script. */
export interface SentencePart {
  text: string;
  isVerbatim: boolean;
}

interface Sentence {
  kind: Kind;
  subject: string;
  detail: string | null;
  /** The latest first. */
  actors: readonly { name: string }[];
  /** How many people acted. */
  count: number;
}

const words = (text: string): SentencePart => ({ text, isVerbatim: false });
const verbatim = (text: string): SentencePart => ({ text, isVerbatim: true });

/** 张三, or 张三等 5 人. */
function actorParts({ actors: [latest], count }: Sentence): SentencePart[] {
  if (!latest) return [words('有人')];
  const name = verbatim(latest.name);
  return count > 1 ? [name, words(`等 ${count} 人`)] : [name];
}

/** The sentence of a notification in pieces. */
export function sentenceOf(sentence: Sentence): SentencePart[] {
  const pieces = kinds[sentence.kind].sentence.split(/(\{\w+\})/).filter(Boolean);
  return pieces.flatMap((piece) => {
    if (piece === '{actors}') return actorParts(sentence);
    if (piece === '{subject}') return [verbatim(sentence.subject)];
    return [words(piece === '{detail}' ? (sentence.detail ?? '') : piece)];
  });
}
