import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from './all-contracts.ts';
import type { Contract } from './contract.ts';
import { fieldWords } from './field-words.ts';

/** Finds everything that can be wrong with a form's field by sending it values that don't belong there. */
const strange = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(100_000),
  -1,
  0,
  1e9,
  0.5,
  true,
  [],
  {},
  Array.from({ length: 500 }, () => 'x'),
];

const bodies = Object.entries(contracts).flatMap(([room, of]) =>
  Object.entries<Contract>(of).flatMap(([name, { body }]) => (body === undefined ? [] : [{ id: `${room}.${name}`, body }])),
);

/** Technical words that nobody who fills in a form should read. */
const technical = /expected|received|invalid|string|>=|<=|too (?:small|big)|input|regex|undefined|null|must match/i;

describe('the message about a wrong field', () => {
  it.each(bodies)('is in plain words in every form: $id', ({ body }) => {
    const names = body instanceof z.ZodObject ? Object.keys(body.shape) : ['kind'];
    const sent = [...strange.map((value) => value), ...names.flatMap((name) => strange.map((value) => ({ [name]: value })))];
    const found = sent.flatMap((value) => {
      const read = body.safeParse(value, { error: fieldWords });
      return read.success ? [] : flat(read.error.issues);
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { message } of found) {
      expect(message).not.toMatch(technical);
      expect(message).toMatch(/^.{8,}[.!?]$/s);
    }
  });

  it.each([
    { schema: z.string().min(1), sent: '', says: 'Please fill in this field.' },
    { schema: z.string().min(8), sent: 'short', says: 'Use at least 8 characters.' },
    { schema: z.string().max(3), sent: 'long', says: 'That’s too long. Use at most 3 characters.' },
    { schema: z.email(), sent: 'me', says: 'That doesn’t look like an email, such as name@school.org.' },
    { schema: z.int().max(12), sent: 13, says: 'This should be 12 or less.' },
    { schema: z.array(z.string()).min(1), sent: [], says: 'Add at least one.' },
    { schema: z.enum(['light', 'dark']), sent: 'pink', says: 'Choose one of these: light, dark.' },
    { schema: z.strictObject({}), sent: { color: 1 }, says: 'Nothing here is called “color”. Leave it out.' },
    { schema: z.string(), sent: 1, says: 'This should be text.' },
  ])('says “$says”', ({ schema, sent, says }) => {
    expect(schema.safeParse(sent, { error: fieldWords }).error?.issues[0]?.message).toBe(says);
  });

  it('is the schema’s own if it has one', () => {
    const skill = z.string().regex(/^[a-z]+$/, 'This is not the id of a skill.');
    expect(skill.safeParse('A', { error: fieldWords }).error?.issues[0]?.message).toBe('This is not the id of a skill.');
  });
});

const flat = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => (issue.code === 'invalid_union' ? issue.errors.flatMap(flat) : [issue]));
