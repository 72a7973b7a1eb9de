/** The format of delivered emails. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job, Jobs } from './jobs/jobs.ts';
import { openMail, outboxDelivery } from './mail.ts';
import { systemRandom } from './random.ts';
import { sealFor } from './seal.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A queue that runs every job twice, as after a crash before the job was completed. */
function repeatingJobs(): Pick<Jobs, 'handle' | 'send'> & { sent: string[] } {
  const handlers = new Map<string, (data: never) => Promise<void>>();
  const sent: string[] = [];
  return {
    sent,
    handle: (job: Job, work) => void handlers.set(job.name, work),
    async send(job: Job, data) {
      sent.push(job.name);
      for (const _ of [1, 2]) await handlers.get(job.name)?.(data as never);
    },
  };
}

async function deliver(unsubscribe?: string): Promise<{ message: string; queue: string | undefined }> {
  const jobs = repeatingJobs();
  const before = new Set(await readdir(folder));
  const mail = openMail({
    jobs: jobs as unknown as Jobs,
    seal: sealFor('a secret', 'mail'),
    random: systemRandom({ now: () => new Date() }),
    publicUrl: 'https://zhongzhou.example',
    deliver: outboxDelivery(folder, '中轴 <no-reply@zhongzhou.example>'),
  });
  const to = { email: 'reader@example.org', script: 'hans' } as const;
  const email = { to, subject: '春分', paragraphs: ['您好'] };
  await mail.send(unsubscribe ? { ...email, unsubscribe, queue: 'bulk' } : email);
  const [name = '', ...others] = (await readdir(folder)).filter((file) => !before.has(file));
  expect(others).toEqual([]);
  return { message: await readFile(join(folder, name), 'utf8'), queue: jobs.sent[0] };
}

describe('an email', () => {
  it('has the same id when it is delivered again', async () => {
    const { message, queue } = await deliver();
    expect(message).toMatch(/^Message-ID: <[0-9a-f-]{36}@zhongzhou\.example>$/m);
    expect(message).not.toMatch(/^List-/m);
    expect(queue).toBe('deliver-mail');
  });

  it('has a text and an HTML part', async () => {
    const { message } = await deliver();
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message.match(/^Content-Type: text\/\w+/gm)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  });

  it('in bulk has the two headers for one-click unsubscribing, with an unfolded address', async () => {
    const address = `https://zhongzhou.example/newsletter/unsubscribe?token=${'x'.repeat(64)}`;
    const { message, queue } = await deliver(address);
    expect(message.split('\n')).toContain(`List-Unsubscribe: <${address}>`);
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(queue).toBe('deliver-bulk-mail');
  });
});
