import { z } from 'zod';

/** What a student may say about herself that is answered by the crisis message. */
export const Disclosure = z.enum(['self_harm', 'abuse']);
export type Disclosure = z.infer<typeof Disclosure>;

const line = (longest: number) => z.string().trim().min(1).max(longest);
/** A number to call or write to: digits, and characters that separate them. */
const Dialled = z.string().regex(/^\+?\d[\d ()-]{1,20}$/, 'not a number such as 116 111');

/**
 * The people and services that a student in need can reach: `content/parameters/crisis-contacts.json`. A school sets its own
 * there.
 */
export const CrisisContacts = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** A person at the school, as a student knows her: "Ms Park, the counselor, room 12". Null if a school has named nobody. */
  at_school: line(200).nullable(),
  emergency: z
    .array(z.strictObject({ where: line(40), number: Dialled }))
    .min(1)
    .max(6),
  helplines: z
    .array(
      z.strictObject({
        name: line(60),
        where: line(40),
        how: line(40), // "call or text"
        number: Dialled,
        answers: z.array(Disclosure).min(1),
      }),
    )
    .max(8),
});
export type CrisisContacts = z.infer<typeof CrisisContacts>;
