/** Mail: sent by a job through SMTP, or into an outbox folder for developers. */
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
  /** The unsubscribe address for one-click POST (RFC 8058). */
  unsubscribe?: string;
  /** Bulk mail waits in its own queue, so that it never delays password mails. */
  bulk?: boolean;
}

export interface Mail {
  /** Queues an email; inside a transaction it is sent only if that commits. */
  send(letter: Email, tx?: Transaction): Promise<void>;
}

/** Emails may contain links that open an account, so queued emails are sealed. */
const sealed = z.object({ sealed: z.string() });
const deliverMail = job({ name: 'deliver-mail', data: sealed });
const deliverBulkMail = job({ name: 'deliver-bulk-mail', data: sealed, atOnce: 10 });

/** An email with its id: a repeated delivery after a crash is recognisable. */
interface Posted extends Email {
  id: string;
}

type Deliver = (letter: Posted) => Promise<void>;

/** The message for the mail library. */
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
