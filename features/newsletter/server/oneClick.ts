/** One-click unsubscribing in mail programs: a POST to the address in the email's header (RFC 8058). */
import { genericErrors } from '@platform/contract/errors';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import { z } from 'zod';
import { unsubscribePath } from '../contract/subscription.ts';
import { unsubscribe } from './actions.ts';
import type { Context } from './context.ts';

const bodyLimit = 4096;

const address = z.object({ token: z.string().max(200) });

/** The body that mail programs send: url-encoded or multipart. */
const oneClick =
  /(^|&)List-Unsubscribe=One-Click(&|$)|name="List-Unsubscribe"\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/;

/** Mounts the POST beside the page of the same address, in a context of its own, where bodies stay text. */
export function mountOneClick({ http }: Pick<Portal, 'http'>, ctx: Context): void {
  http.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    context.post<{ Body: string | undefined }>(unsubscribePath, async ({ query, body }, reply) => {
      const parsed = address.safeParse(query);
      if (!parsed.success || !oneClick.test(body ?? '')) throw failure(genericErrors.BAD_REQUEST);
      await unsubscribe(ctx, parsed.data.token);
      return reply.header('cache-control', 'no-store').send({ success: true, data: {} });
    });
  });
}
