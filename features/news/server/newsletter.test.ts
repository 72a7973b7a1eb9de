/** Published news go to the newsletter: once, with what stands in them then, and not when they are gone. */
import { makeReaders } from '@features/newsletter/factory';
import { job } from '@platform/server/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deleteNews, moderateNews, publishNews, updateNews } from '../contract/writing.ts';
import { someNews } from './factory.ts';
import { type NewsStage, openNewsStage, type Writer } from './testing.stage.ts';

let stage: NewsStage;
let author: Writer;
let editor: Writer;

beforeAll(async () => {
  stage = await openNewsStage();
  author = await stage.writer();
  editor = await stage.writer('editor');
  await makeReaders(stage.portal, 2, ['culture']);
});
afterAll(() => stage.portal.stop());
beforeEach(() => {
  stage.portal.letters.length = 0;
});

const mailing = job({ name: 'mail-news', data: z.object({ item: z.uuid() }) });
const mail = (item: string) => stage.portal.portal.jobs.run(mailing, { item });

describe('a published item', () => {
  it('is written about to the readers of its category, with its whole address', async () => {
    const { id } = await stage.publish(author, { title: '写给读者' });
    await mail(id);
    expect(stage.portal.letters).toHaveLength(2);
    const [letter] = stage.portal.letters;
    expect(JSON.stringify(letter)).toContain('写给读者');
    expect(JSON.stringify(letter)).toContain(`${stage.portal.portal.publicUrl}/news/${id}`);
  });

  it('of another category is not', async () => {
    const { id } = await stage.publish(author, { category: 'academic' });
    await mail(id);
    expect(stage.portal.letters).toEqual([]);
  });

  it('is written about once, however often it is published with one key, edited or shown again', async () => {
    const body = someNews();
    const send = () => stage.portal.call(publishNews, { body }, { token: author.token, key: 'letter' });
    const [{ data: item }] = await Promise.all([send(), send()]);
    const { id, revision } = item;
    await mail(id);
    const change = { ...someNews({ title: '改过了' }), revision };
    await stage.portal.call(updateNews, { params: { id }, body: change }, { token: author.token });
    for (const hidden of [true, false])
      await stage.portal.call(moderateNews, { params: { id }, body: { hidden } }, { token: editor.token });
    await mail(id);
    expect(stage.portal.letters).toHaveLength(2);
  });

  it.each([
    [
      'hidden',
      (id: string) =>
        stage.portal.call(moderateNews, { params: { id }, body: { hidden: true } }, { token: editor.token }),
    ],
    ['deleted', (id: string) => stage.portal.call(deleteNews, { params: { id } }, { token: author.token })],
  ])('is not written about any more when it is %s', async (_, act) => {
    const { id } = await stage.publish(author);
    expect((await act(id)).status).toBe(200);
    await mail(id);
    expect(stage.portal.letters).toEqual([]);
  });
});
