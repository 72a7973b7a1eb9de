/** Control calls of the portal's provider simulator. */
import { join } from 'node:path';
import type { Control } from '@apps/simulator/control';
import { openCredentials } from '@apps/simulator/credentials';
import { getPaymentConfig } from '@features/payments/contract/payment';
import { call } from './api.ts';
import { dataDir } from './portal.ts';

/** The address of the simulator, from its script for the card field. */
async function simulatorOrigin(): Promise<string> {
  const { stripe } = await call(getPaymentConfig, {});
  if (!stripe?.scriptUrl) throw new Error('the portal has no simulator');
  return new URL(stripe.scriptUrl).origin;
}

type Command = Exclude<keyof Control, 'waiting'>;

/** Sends a command to the simulator; throws when it is rejected. */
export async function control<Name extends Command>(
  name: Name,
  input: Parameters<Control[Name]>[0],
): Promise<void> {
  const { controlToken } = await openCredentials(join(dataDir(), 'simulator'));
  const answer = await fetch(`${await simulatorOrigin()}/control/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`simulator: ${name} gave ${answer.status}: ${await answer.text()}`);
}
