/** Keys on the ledger of a payment's part from the balance, by the payment's reference. */

/** The hold, and its transfer once posted. */
export const holdKey = (reference: string) => `payment:${reference}`;
/** The transfer after the hold was released, because the provider's part came late. */
export const lateTransferKey = (reference: string) => `payment:${reference}:again`;
/** The refund. */
export const backKey = (reference: string) => `payment:${reference}:back`;
