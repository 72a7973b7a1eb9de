/** Mail: sent by a job through SMTP, or into an outbox folder for developers. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Transaction } from './database/database.ts';
import { type Jobs, job } from './jobs/jobs.ts';
import type { Email } from './mail/email.ts';
import { type RenderedEmail, renderEmail } from './mail/render.ts';
import type { Random } from './random.ts';
import type { Seal } from './seal.ts';

export type { Email, Recipient } from './mail/email.ts';

export interface Mail {
  /** Queues an email; inside a transaction it is sent only if that commits. */
  send(email: Email, tx?: Transaction): Promise<void>;
}

/** Queued emails are sealed, because they may contain links that open an account. */
const sealed = z.object({ sealed: z.string() });
const deliveries = {
  account: job({ name: 'deliver-account-mail', data: sealed, concurrency: 10 }),
  other: job({ name: 'deliver-mail', data: sealed, concurrency: 10 }),
  bulk: job({ name: 'deliver-bulk-mail', data: sealed, concurrency: 10 }),
};

/** An email with its id, so that a repeated delivery after a crash can be recognised. */
interface QueuedEmail extends Email {
  id: string;
}

interface Delivery extends RenderedEmail {
  id: string;
  to: string;
  unsubscribe: string | undefined;
}

type Deliver = (email: Delivery) => Promise<void>;

/** The message for the mail library. */
function messageOf(from: string, { id, to, subject, text, html, unsubscribe }: Delivery) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const headers = unsubscribe
    ? {
        // Not folded, because a folded address is invalid.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
  return { from, to, subject, text, html, messageId: `<${id}@${domain}>`, headers };
}

/** Delivers through an SMTP server. */
export function smtpDelivery(url: string, from: string): Deliver {
  const transport: Transporter = createTransport(url);
  return async (email) => {
    await transport.sendMail(messageOf(from, email));
  };
}

/** Delivers into `.eml` files, the newest last by name. */
export function outboxDelivery(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (email) => {
    const { message } = await transport.sendMail(messageOf(from, email));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${email.id}.eml`), message);
  };
}

interface MailOptions {
  jobs: Jobs;
  seal: Seal;
  random: Random;
  /** The address of the portal, without a trailing slash. */
  publicUrl: string;
  deliver: Deliver;
}

/** Opens the mail service over the job queue. Emails are rendered when they are delivered. */
export function openMail({ jobs, seal, random, publicUrl, deliver }: MailOptions): Mail {
  const open = async ({ sealed }: { sealed: string }) => {
    const email = JSON.parse(seal.open(sealed)) as QueuedEmail;
    const { id, to, unsubscribe } = email;
    await deliver({ id, to: to.email, unsubscribe, ...(await renderEmail(email, publicUrl)) });
  };
  for (const delivery of Object.values(deliveries)) jobs.handle(delivery, open);
  return {
    send(email, tx) {
      const queued: QueuedEmail = { ...email, id: random.id() };
      return jobs.send(
        deliveries[email.queue ?? 'other'],
        { sealed: seal.close(JSON.stringify(queued)) },
        tx,
      );
    },
  };
}
