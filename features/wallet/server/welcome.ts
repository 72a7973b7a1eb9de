/** The portal's ledger: new members are given beans in demo mode. */
import type { Services } from '@platform/server/portal';
import { type Ledger, openLedger } from './ledger.ts';

/** What a new member is given (specification, section 9, red packets: start balance). */
const demoWelcome = 1000;

/** Opens the ledger as the portal's mode has it. */
export function portalLedger(services: Services): Ledger {
  return openLedger(services, { welcome: services.env.PORTAL_MODE === 'demo' ? demoWelcome : 0 });
}
