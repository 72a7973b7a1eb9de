/** Two servers under the same load in alternating rounds, so that other work of the machine affects both. */
import autocannon from 'autocannon';
import { median } from './figure.ts';

export interface Server {
  /** The requested address. */
  url: string;
  /** The used processor time so far, in seconds. */
  cpu(): Promise<number>;
}

export interface Comparison {
  /** The ratio of the portal's requests per second to the bare server's: the median of the rounds. */
  throughput: number;
  /** The ratio of the bare server's processor time per request to the portal's: the median of the rounds. */
  processor: number;
  detail: string;
}

const connections = 32;
const rounds = 7;
/** Seconds of load per server and round. */
const roundSeconds = 2;

interface Load {
  /** Requests per second. */
  rate: number;
  /** Processor time per request, in microseconds. */
  microseconds: number;
}

async function load(server: Server, headers: Record<string, string>, duration: number): Promise<Load> {
  const before = await server.cpu();
  const { requests, non2xx, errors } = await autocannon({ url: server.url, connections, duration, headers });
  const cpuSeconds = (await server.cpu()) - before;
  if (non2xx + errors > 0) throw new Error(`${server.url}: ${non2xx} refused, ${errors} failed`);
  return { rate: requests.total / duration, microseconds: (cpuSeconds / requests.total) * 1e6 };
}

/** Loads both in alternating rounds and compares them. */
export async function compare(
  ours: Server,
  bare: Server,
  headers: Record<string, string>,
): Promise<Comparison> {
  await load(ours, headers, 1);
  await load(bare, headers, 1);
  const measurements: Record<'ours' | 'bare', Load>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measurements.push({
      ours: await load(ours, headers, roundSeconds),
      bare: await load(bare, headers, roundSeconds),
    });
  }
  const medianOf = (of: (pair: Record<'ours' | 'bare', Load>) => number) => median(measurements.map(of));
  const rate = `${Math.round(medianOf((pair) => pair.ours.rate))} against ${Math.round(medianOf((pair) => pair.bare.rate))} requests/s`;
  const microseconds = `${medianOf((pair) => pair.ours.microseconds).toFixed(1)} against ${medianOf((pair) => pair.bare.microseconds).toFixed(1)} µs of processor time`;
  return {
    throughput: medianOf((pair) => pair.ours.rate / pair.bare.rate),
    processor: medianOf((pair) => pair.bare.microseconds / pair.ours.microseconds),
    detail: `${rate}, ${microseconds}`,
  };
}
