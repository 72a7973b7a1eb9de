/** Errors of the wallet (specification, section 8, red packets). */
import { paymentErrors } from '@features/payments/contract/errors';

export const walletErrors = { INSUFFICIENT_BALANCE: paymentErrors.INSUFFICIENT_BALANCE };
