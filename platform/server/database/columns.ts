/** Columns that many tables have. */
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A whole number beyond 32 bits, such as an amount in fen. */
export const wholeNumber = (name: string) => bigint(name, { mode: 'number' });
