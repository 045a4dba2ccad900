import { describe, expect, it } from 'vitest';
import { requireGoodPassword } from './password-policy.ts';

const owner = { name: 'Zenobia Telltale', email: 'zenobia.t@maple.school' };
const told = (password: string) =>
  requireGoodPassword(password, owner).then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe('a new password', () => {
  it.each([
    'password',
    'P@ssw0rd1',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'sunshine2014',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '20120314',
    'x7'.repeat(64),
    'stoastoa',
    'Stoa2026',
  ])('may not be %s, and the refusal says what to do', async (password) => {
    expect(await told(password)).toMatch(/Choose a few words/);
  });

  it.each(['zenobia.t@maple.school', 'zenobia1', 'Zenobia Telltale', 'telltale'])(
    'may not be its owner’s own name or address: %s',
    async (password) => {
      expect(await told(password)).toContain('close to your name');
    },
  );

  it('may not be only spaces of any kind', async () => {
    expect(await told(' '.repeat(10))).toContain('only spaces');
    expect(await told('\u00a0'.repeat(10))).toContain('only spaces');
  });

  it.each(['three plain words', 'correct horse battery', 'purple otter 9', 'žluťoučký kůň', 'pajama-lamp-river'])(
    'may be %s',
    async (password) => expect(await told(password)).toBe('taken'),
  );

  it('is judged within a second of processor time even when it is long', async () => {
    await told('warm up');
    const begun = process.cpuUsage();
    await told('4@8({[</369&#!1/|0$5+7%2/4@'.repeat(5).slice(0, 128));
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
  });
});
