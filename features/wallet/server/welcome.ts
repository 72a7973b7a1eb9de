/** The portal's ledger: new members receive beans in demo mode. */
import type { Services } from '@platform/server/portal';
import { type Ledger, openLedger } from './ledger.ts';

/** The gift for a new member (specification, section 9, red packets: start balance). */
const demoWelcome = 1000;

/** Opens the ledger with the gift of the portal's mode. */
export function portalLedger(services: Services): Ledger {
  return openLedger(services, { welcome: services.env.PORTAL_MODE === 'demo' ? demoWelcome : 0 });
}
