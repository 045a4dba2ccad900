import { z } from 'zod';
import { PeriodBank } from './period-bank.ts';

/** What an edition of a bank changed, by the names of its entries. */
export const BankChanges = z.strictObject({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
});
export type BankChanges = z.infer<typeof BankChanges>;

/** A bank as it was published here. Edition 0 is the one that came with the release, published by nobody here. */
export const BankEdition = z.strictObject({
  edition: z.int().min(0),
  at: z.iso.datetime().nullable(),
  by: z.string().nullable(), // null: the release, or an account that is gone
  changes: BankChanges.nullable(),
});
export type BankEdition = z.infer<typeof BankEdition>;

/** A line of the list of banks. */
export const BankLine = z.strictObject({
  period: PeriodBank.shape.period,
  title: z.string(),
  start: z.int(),
  end: z.int(),
  anchors: z.int(),
  edition: z.int(),
  edited_at: z.iso.datetime().nullable(),
});
export type BankLine = z.infer<typeof BankLine>;

/** A bank as the coach uses it now, and its editions, newest first. */
export const BankView = z.strictObject({
  bank: PeriodBank,
  edition: z.int().min(0),
  editions: z.array(BankEdition),
  /** A newer release has changed this period's bank since the edition in use was started. */
  release_differs: z.boolean(),
});
export type BankView = z.infer<typeof BankView>;
