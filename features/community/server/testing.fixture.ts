/** The fixture of the community's tests: a portal with members who write. */

import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { users } from '@features/accounts/tables';
import { after, day } from '@platform/server/clock';
import { attempts } from '@platform/server/database/tables';
import type { Caller } from '@platform/server/testing/caller';
import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { createPost, createReply, uploadPostImage } from '../contract/endpoints.ts';
import type { Post } from '../contract/post.ts';
import type { Reply } from '../contract/reply.ts';
import { somePost } from './factory.ts';

export interface CommunityFixture {
  portal: TestPortal;
  /** A member who has registered long ago. */
  member(name?: string): Promise<Person>;
  /** Publishes a post, outside of the limits. */
  post(by: Caller, overrides?: Parameters<typeof somePost>[0]): Promise<Post>;
  /** Replies, outside of the limits. */
  reply(by: Caller, postId: string, content?: string): Promise<Reply>;
  /** Uploads an image; returns its id. */
  image(by: Caller): Promise<string>;
}

/** A plain valid picture. */
export const somePicture = (width = 1800, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f62' } })
    .png()
    .toBuffer();

/** Opens a portal without posts. */
export async function openCommunityFixture(): Promise<CommunityFixture> {
  const portal = await testPortal();
  const forgetLimits = () => portal.portal.db.delete(attempts).where(like(attempts.key, 'community-%'));
  return {
    portal,
    async member(name = '') {
      const person = await portal.person('user', { name });
      const createdAt = after(portal.clock.now(), -30 * day);
      await portal.portal.db.update(users).set({ createdAt }).where(eq(users.id, person.id));
      return person;
    },
    async post(by, overrides) {
      await forgetLimits();
      return by.ok(createPost, { body: somePost(overrides) });
    },
    async reply(by, postId, content = '同去，九点在钟楼下见。') {
      await forgetLimits();
      return by.ok(createReply, { params: { id: postId }, body: { content } });
    },
    async image(by) {
      return (await by.ok(uploadPostImage, {}, { file: { name: '图.png', bytes: await somePicture() } })).id;
    },
  };
}
