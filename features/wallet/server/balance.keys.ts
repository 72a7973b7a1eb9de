/** What a payment's part from the balance is called on the ledger, by the payment's reference. */

/** What is set aside, and, once posted, taken. */
export const holdKey = (reference: string) => `payment:${reference}`;
/** Taken after the hold had been released, because the provider's part came late. */
export const againKey = (reference: string) => `payment:${reference}:again`;
/** Given back. */
export const backKey = (reference: string) => `payment:${reference}:back`;
