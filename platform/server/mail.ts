/** Mail: sent by a job, through SMTP, or into an outbox folder that a developer can read. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Transaction } from './database/database.ts';
import { type Jobs, job } from './jobs/jobs.ts';
import type { Random } from './random.ts';
import type { Seal } from './seal.ts';

export interface Email {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Where its reader unsubscribes; a POST there is enough (RFC 8058). */
  unsubscribe?: string;
  /** One of many with the same news: they wait in a queue of their own, so that nobody's password has to. */
  bulk?: boolean;
}

export interface Mail {
  /** Queues a letter; inside a transaction it goes out only if that commits. */
  send(letter: Email, tx?: Transaction): Promise<void>;
}

/** Letters may hold links that open an account, so they wait sealed. */
const sealed = z.object({ sealed: z.string() });
const deliverMail = job({ name: 'deliver-mail', data: sealed });
const deliverBulkMail = job({ name: 'deliver-bulk-mail', data: sealed, atOnce: 10 });

/** A letter under its id: one that is sent again after a crash is recognised as the same. */
interface Posted extends Email {
  id: string;
}

type Deliver = (letter: Posted) => Promise<void>;

/** What the mail library sends. */
function messageOf(from: string, { id, to, subject, text, unsubscribe }: Posted) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const headers = unsubscribe
    ? {
        // Prepared: a folded address would be no address.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
  return { from, to, subject, text, messageId: `<${id}@${domain}>`, headers };
}

/** Delivers through an SMTP server. */
export function smtpDelivery(url: string, from: string): Deliver {
  const transport: Transporter = createTransport(url);
  return async (letter) => {
    await transport.sendMail(messageOf(from, letter));
  };
}

/** Delivers into `.eml` files, the newest last by name. */
export function outboxDelivery(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(from, letter));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${letter.id}.eml`), message);
  };
}

/** Opens the mail service over the job queue. */
export function openMail(jobs: Jobs, seal: Seal, random: Random, deliver: Deliver): Mail {
  const open = async ({ sealed }: { sealed: string }) => deliver(JSON.parse(seal.open(sealed)) as Posted);
  jobs.handle(deliverMail, open);
  jobs.handle(deliverBulkMail, open);
  return {
    send(letter, tx) {
      const posted: Posted = { ...letter, id: random.id() };
      const queue = letter.bulk ? deliverBulkMail : deliverMail;
      return jobs.send(queue, { sealed: seal.close(JSON.stringify(posted)) }, tx);
    },
  };
}
