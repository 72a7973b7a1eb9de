/** The payments' part of the configuration. */
import { z } from 'zod';
import { defaultUsdRate } from '../contract/usd.ts';

export const paymentsEnvironment = z.object({
  /** CNY for one USD. */
  USD_RATE: z.coerce.number().min(0.01).max(10_000).multipleOf(0.0001).default(defaultUsdRate),
});
