/**
 * Addresses of videos that are not public. An address is sealed for one member and a few minutes; with it goes a
 * cookie that seals the member's session, because a video element cannot send the bearer token. Both are checked at
 * each request, and whether the member may still take the course.
 */
import { scripts } from '@platform/contract/variant';
import { after, minute } from '@platform/server/clock';
import { sealedLinks } from '@platform/server/files/links';
import type { Caller, Portal, Services } from '@platform/server/portal';
import { z } from 'zod';
import type { Video } from '../contract/course.ts';
import { videoMinutes } from '../contract/learning.ts';
import { mayLearn } from './enrolments.store.ts';
import { findPublicMedia, type MediaRow, presentVideo, readMedia } from './media.store.ts';
import { isId, videoPath } from './rules.ts';

const cookieName = 'course-videos';

const content = z.object({
  memberId: z.string(),
  mediaId: z.string(),
  /** The course by whose enrolment it may be seen; null for editors. */
  courseId: z.string().nullable(),
  /** Captions in this script instead of the video. */
  script: z.enum(scripts).nullable(),
});
type VideoGrant = z.infer<typeof content>;

const linksOf = ({ seal, clock }: Pick<Services, 'seal' | 'clock'>) =>
  sealedLinks(videoPath, content, { seal: seal('course video'), clock });

/** A video at addresses for this member. Check the permission before. */
export function sealedVideo(
  ctx: Pick<Services, 'seal' | 'clock'>,
  caller: Caller,
  media: MediaRow,
  courseId: string | null,
): { video: Video; expiresAt: string } {
  const links = linksOf(ctx);
  const grant = { memberId: caller.id, mediaId: media.id, courseId };
  return {
    video: presentVideo(media, (script) => links.link({ ...grant, script }, videoMinutes * 60)),
    expiresAt: after(ctx.clock.now(), videoMinutes * minute).toISOString(),
  };
}

/** The header that sets the cookie of the caller's session. */
export function videoCookie(
  { seal, publicUrl }: Pick<Services, 'seal' | 'publicUrl'>,
  { sessionId }: Caller,
): Record<string, string> {
  const value = seal('course video cookie').close(sessionId);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return { 'set-cookie': `${cookieName}=${value}; Path=${videoPath}; HttpOnly; SameSite=Strict${secure}` };
}

/** The member of the cookie's session; null when it has ended. */
async function cookieMember(
  { seal, findLive }: Pick<Portal, 'seal' | 'findLive'>,
  cookies: string | undefined,
): Promise<Caller | null> {
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(`${cookieName}=`));
  if (!pair) return null;
  try {
    const sessionId = seal('course video cookie').open(pair.slice(cookieName.length + 1));
    return (await findLive([sessionId]))[0] ?? null;
  } catch {
    return null;
  }
}

/** A video, or its captions in one script. */
export interface OpenedVideo {
  media: MediaRow;
  script: VideoGrant['script'];
}

/** What a sealed address and a cookie give now; null for a forged or expired address, another member's, or a refunded one's. */
export async function openVideo(
  portal: Portal,
  token: unknown,
  cookies: string | undefined,
): Promise<OpenedVideo | null> {
  const { db } = portal;
  const grant = linksOf(portal).open(token);
  const member = grant && (await cookieMember(portal, cookies));
  if (!member || member.id !== grant.memberId) return null;
  if (!(await mayLearn(db, member, grant.courseId))) return null;
  const media = (await readMedia(db, [grant.mediaId])).get(grant.mediaId);
  return media ? { media, script: grant.script } : null;
}

/** What a public address gives now: only previews of published courses. */
export async function openPreview(
  { db }: Pick<Portal, 'db'>,
  { id, script = null }: { id: string; script?: string | null },
): Promise<OpenedVideo | null> {
  const chosen = script === null ? null : scripts.find((each) => each === script);
  const media = chosen !== undefined && isId(id) ? await findPublicMedia(db, id) : null;
  return media && chosen !== undefined ? { media, script: chosen } : null;
}
