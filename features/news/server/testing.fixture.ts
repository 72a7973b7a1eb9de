/** A portal with people who write news: what the tests of this feature stand on. */

import { type TestPortal, testPortal } from '@apps/server/testing';
import { makeRole, registerMember } from '@features/accounts/factory';
import type { Role } from '@platform/contract/endpoint';
import sharp from 'sharp';
import type { StoredNews } from '../contract/news.ts';
import { publishNews, uploadNewsCover } from '../contract/writing.ts';
import { someNews } from './factory.ts';

export interface Writer {
  id: string;
  token: string;
}

export interface NewsFixture {
  portal: TestPortal;
  /** Somebody new. */
  writer(role?: Role, full_name?: string): Promise<Writer>;
  /** Publishes as somebody. */
  publish(by: Writer, overrides?: Parameters<typeof someNews>[0]): Promise<StoredNews>;
  /** Uploads a picture as somebody; gives its id. */
  cover(by: Writer, width?: number): Promise<string>;
}

/** A plain picture that decodes. */
export function somePicture(width = 1600, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c3402b' } })
    .png()
    .toBuffer();
}

/** Opens a portal without news. */
export async function openNewsFixture(): Promise<NewsFixture> {
  const portal = await testPortal();
  return {
    portal,
    async writer(role = 'user', full_name = '') {
      const { token, user } = await registerMember(portal, { full_name });
      if (role !== 'user') await makeRole(portal, user.id, role);
      return { id: user.id, token };
    },
    async publish({ token }, overrides) {
      const { status, data } = await portal.call(publishNews, { body: someNews(overrides) }, { token });
      if (status !== 201) throw new Error(`not published: ${status}`);
      return data;
    },
    async cover({ token }, width) {
      const file = { name: '封面.png', bytes: await somePicture(width) };
      const { data } = await portal.call(uploadNewsCover, {}, { token, file });
      return data.id;
    },
  };
}
