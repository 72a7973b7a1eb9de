/** Two servers under the same load, by turns, so that whatever else the machine does meets both. */
import autocannon from 'autocannon';
import { median } from './figure.ts';

export interface Server {
  /** What is asked for. */
  url: string;
  /** Seconds of processor time used so far. */
  cpu(): Promise<number>;
}

export interface Comparison {
  /** Requests per second of ours against the bare one's: the median of the rounds. */
  throughput: number;
  /** The bare one's processor time per request against ours: the median of the rounds. */
  processor: number;
  detail: string;
}

const connections = 32;
const rounds = 7;
/** Seconds of load per server and round. */
const turn = 2;

interface Load {
  /** Requests per second. */
  rate: number;
  /** Processor time per request, in microseconds. */
  micros: number;
}

async function load(server: Server, headers: Record<string, string>, duration: number): Promise<Load> {
  const before = await server.cpu();
  const { requests, non2xx, errors } = await autocannon({ url: server.url, connections, duration, headers });
  const used = (await server.cpu()) - before;
  if (non2xx + errors > 0) throw new Error(`${server.url}: ${non2xx} refused, ${errors} failed`);
  return { rate: requests.total / duration, micros: (used / requests.total) * 1e6 };
}

/** Loads both by turns and compares them. */
export async function compare(
  ours: Server,
  bare: Server,
  headers: Record<string, string>,
): Promise<Comparison> {
  await load(ours, headers, 1);
  await load(bare, headers, 1);
  const taken: Record<'ours' | 'bare', Load>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    taken.push({ ours: await load(ours, headers, turn), bare: await load(bare, headers, turn) });
  }
  const middle = (of: (pair: Record<'ours' | 'bare', Load>) => number) => median(taken.map(of));
  const rate = `${Math.round(middle((pair) => pair.ours.rate))} against ${Math.round(middle((pair) => pair.bare.rate))} requests/s`;
  const micros = `${middle((pair) => pair.ours.micros).toFixed(1)} against ${middle((pair) => pair.bare.micros).toFixed(1)} µs of processor time`;
  return {
    throughput: middle((pair) => pair.ours.rate / pair.bare.rate),
    processor: middle((pair) => pair.bare.micros / pair.ours.micros),
    detail: `${rate}, ${micros}`,
  };
}
