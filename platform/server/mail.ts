/** Mail: sent by a job, through SMTP, or into an outbox folder that a developer can read. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Transaction } from './database.ts';
import { type Jobs, job } from './jobs.ts';
import type { Random } from './random.ts';
import type { Seal } from './seal.ts';

export interface Letter {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mail {
  /** Queues a letter; inside a transaction it goes out only if that commits. */
  send(letter: Letter, tx?: Transaction): Promise<void>;
}

/** Letters may hold links that open an account, so they wait sealed. */
const deliverMail = job({ name: 'deliver-mail', data: z.object({ sealed: z.string() }) });

type Deliver = (letter: Letter) => Promise<void>;

/** Delivers through an SMTP server. */
export function smtpDelivery(url: string, from: string): Deliver {
  const transport: Transporter = createTransport(url);
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}

/** Delivers into `.eml` files, the newest last by name. */
export function outboxDelivery(folder: string, from: string, random: Random): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (letter) => {
    const { message } = await transport.sendMail({ from, ...letter });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${random.id()}.eml`), message);
  };
}

/** Opens the mail service over the job queue. */
export function openMail(jobs: Jobs, seal: Seal, deliver: Deliver): Mail {
  jobs.handle(deliverMail, async ({ sealed }) => deliver(JSON.parse(seal.open(sealed)) as Letter));
  return {
    send: (letter, tx) => jobs.send(deliverMail, { sealed: seal.close(JSON.stringify(letter)) }, tx),
  };
}
