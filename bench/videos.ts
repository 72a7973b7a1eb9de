/** Many viewers of one lesson's video, against a bare @fastify/static that sends the same file. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mediaUploadPath } from '@features/courses/contract/media';
import { someCourse, someCurriculum } from '@features/courses/factory';
import { start } from './childProcess.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';
import type { Portal } from './portal.ts';

const viewers = 200;
/** Bytes: a few minutes of a lesson. */
const videoSize = 8 * 1024 ** 2;
const rounds = 7;
/** Seconds of load per server and round. */
const roundSeconds = 4;

/**
 * The bytes per second that all viewers get together. Each begins again at the end of the video. The bytes are counted
 * and dropped, because a client that kept them would be slower than the servers.
 */
async function load(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: viewers });
  let [bytes, isOver] = [0, false];
  const watch = () =>
    new Promise<void>((resolve, reject) => {
      const request = get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} gets ${answer.statusCode}`));
        answer.on('data', ({ length }: Buffer) => (bytes += length));
        answer.once('close', resolve);
      });
      request.once('error', (error) => (isOver ? resolve() : reject(error)));
    });
  const viewer = async () => {
    while (!isOver) await watch();
  };
  const all = Array.from({ length: viewers }, viewer);
  await Promise.race([Promise.all(all), setTimeout(roundSeconds * 1000)]);
  isOver = true;
  agent.destroy();
  await Promise.allSettled(all);
  return bytes / roundSeconds;
}

/** A sample clip with an empty box at its end, which players skip. */
async function someVideo(): Promise<Buffer> {
  const clip = await readFile(join(import.meta.dirname, '../sample/courses/clips/brush.mp4'));
  const box = Buffer.alloc(videoSize - clip.length);
  box.writeUInt32BE(box.length);
  box.write('free', 4, 'latin1');
  return Buffer.concat([clip, box]);
}

/** Calls the portal as the sample editor, who sees every lesson. */
async function openEditor({ url }: Portal) {
  const call = async (path: string, init: RequestInit = {}, token = '') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} gets ${answer.status}`);
    return answer;
  };
  const login = { login: 'editor', password: 'demo-zhongzhou' };
  const answer = await call('/api/users/login', { method: 'POST', body: JSON.stringify(login) });
  const { data } = (await answer.json()) as { data: { token: string } };
  return (path: string, init?: RequestInit) => call(path, init, data.token);
}

/** Uploads the video as a lesson; returns its address and the cookie that it needs. */
async function publish(portal: Portal, bytes: Buffer): Promise<{ url: string; cookie: string }> {
  const call = await openEditor(portal);
  const json = async (path: string, body?: object) => {
    const answer = await call(path, body ? { method: 'POST', body: JSON.stringify(body) } : {});
    return { headers: answer.headers, data: ((await answer.json()) as { data: never }).data };
  };
  const tus = { 'tus-resumable': '1.0.0' };
  const created = await call(mediaUploadPath, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes.length) },
  });
  const location = created.headers.get('location') ?? '';
  await call(location, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  const mediaId = location.split('/').at(-1) ?? '';
  const curriculum = someCurriculum([mediaId]);
  const course: { id: string; curriculum: { lessons: { id: string }[] }[] } = (
    await json('/api/courses', someCourse({ curriculum }))
  ).data;
  const lesson = course.curriculum[0]?.lessons[0]?.id;
  const answer = await json(`/api/courses/${course.id}/lessons/${lesson}/video`);
  const { video }: { video: { address: string } } = answer.data;
  return {
    url: portal.url + video.address,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** Measures 200 parallel viewers: bytes per second, and the memory of the portal before and after. */
export async function videos(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const bytes = await someVideo();
  const root = await mkdtemp(join(tmpdir(), 'bench-videos-'));
  await writeFile(join(root, 'video.mp4'), bytes);
  const program = start('bench/videos.bare.main.ts');
  try {
    await program.receive();
    const bare = await program.request<{ url: string }>({ root });
    const { url, cookie } = await publish(portal, bytes);
    const before = await portal.memory();
    const rates: Record<'ours' | 'bare', number>[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const rate = { ours: await load(url, { cookie }), bare: await load(`${bare.url}/video.mp4`, {}) };
      if (round >= 0) rates.push(rate);
    }
    const after = await portal.memory();
    const megabytes = (memory: number) => `${Math.round(memory / 1024 ** 2)} MB`;
    const perSecond = (server: 'ours' | 'bare') =>
      Math.round(median(rates.map((rate) => rate[server])) / 1024 ** 2);
    return [
      {
        part: 'videos',
        what: `${viewers} viewers of one video: bytes per second against bare @fastify/static`,
        value: median(rates.map(({ ours, bare: theirs }) => ours / theirs)),
        unit: 'x',
        target: { atLeast: 0.7 },
        detail: `${perSecond('ours')} against ${perSecond('bare')} MB/s`,
      },
      {
        part: 'videos',
        what: `${viewers} viewers of one video: memory after against before`,
        value: after / before,
        unit: 'x',
        target: { atMost: 1.5 },
        detail: `${megabytes(after)} against ${megabytes(before)}`,
      },
    ];
  } finally {
    await program.end();
    await rm(root, { recursive: true, force: true });
  }
}
