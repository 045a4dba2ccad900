import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crisisMessage } from '@stoa/engine/safety/crisis-message';
import { afterAll, describe, expect, it } from 'vitest';
import { openCrisisContacts } from './open-crisis-contacts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-contacts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contacts = openCrisisContacts();
const opening = (change: object) => {
  const file = path.join(folder, 'crisis-contacts.json');
  writeFileSync(file, JSON.stringify({ ...contacts, ...change }));
  return () => openCrisisContacts(file);
};

describe('the crisis contacts of the server', () => {
  it.each([
    { kind: 'self_harm', numbers: ['988', '116 111', '0800 1111', '911', '112', '999'], not: ['1-800-422-4453'] },
    { kind: 'abuse', numbers: ['1-800-422-4453', '116 111', '0800 1111', '911', '112', '999'], not: ['988'] },
  ] as const)('put their numbers into the message on $kind', ({ kind, numbers, not }) => {
    const message = crisisMessage(kind, contacts);
    for (const number of numbers) expect(message).toContain(number);
    for (const number of not) expect(message).not.toContain(number);
  });
});

describe('openCrisisContacts', () => {
  it('uses what a school sets', () => {
    const own = opening({ at_school: 'Ms Park, the counselor, room 12.' })();
    expect(crisisMessage('abuse', own)).toContain('At your school: Ms Park, the counselor, room 12.');
    expect(opening({ helplines: [], at_school: 'Ms Park, room 12.' })().helplines).toEqual([]);
  });

  it.each([
    { change: { emergency: [] }, says: 'emergency' },
    { change: { emergency: [{ where: 'here', number: 'ask' }] }, says: 'not a number such as 116 111' },
    {
      change: { helplines: contacts.helplines.filter(({ answers }) => !answers.includes('abuse')) },
      says: 'nobody answers abuse',
    },
    { change: { hotline: '1' }, says: 'the whole file' },
  ])('refuses $change', ({ change, says }) => {
    expect(opening(change)).toThrow(says);
    expect(opening(change)).toThrow('crisis-contacts.json');
  });
});
