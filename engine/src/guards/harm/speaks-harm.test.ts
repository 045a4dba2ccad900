import { describe, expect, it } from 'vitest';
import { harmPhrases } from './harm-book.ts';
import { speaksHarm } from './speaks-harm.ts';

describe('speaksHarm', () => {
  it.each([
    ['pictures', 'Send me a nude photo of yourself.'],
    ['contact', 'Let us meet after school, do not tell your parents.'],
    ['group_contempt', 'Girls are bad at math.'],
    ['contempt', 'Math is not for people like you. Quit school.'],
    ['secrecy', 'Keep this a secret between us.'],
    ['personal_question', 'What is your home address?'],
    ['romance', 'You are so beautiful, my darling.'],
    ['pressure', 'Do what I say, or else.'],
    ['danger', 'Skip lunch and drink some beer.'],
    ['promise', 'I will give you an A if you finish.'],
    ['self_harm', 'Cut your arm for every mistake.'],
  ])('names %s: %s', (kind, text) => {
    expect(speaksHarm({ hint_text: text })).toEqual({ guard: 'harm', detail: kind });
  });

  it.each([
    'S e n d me a n u d e picture.',
    'Meet me at the **mall** tonight.',
    '$\\text{Meet me at the mall tonight.}$',
    'M\u200beet me at the mall tonight.',
    'Meеt mе at thе mall tonight.', // е is Cyrillic
    'K1ll yourself.',
  ])('sees through a disguise: %s', (text) => {
    expect(speaksHarm(text)?.guard).toBe('harm');
  });

  it('reads every text in a reply, at any depth', () => {
    expect(speaksHarm({ message: 'Good.', more: [{ text: '2 + 2 = 5' }] })?.guard).toBe('false_arithmetic');
    expect(speaksHarm({ message: 'Good.', more: [{ text: 'Which sign comes first?' }] })).toBeNull();
  });

  it('isn’t slowed down by a long text', () => {
    const words = 'you will not be my i am we the a to if your and do';
    const text = `${words} `.repeat(30).slice(0, 1500);
    for (const { says, unless } of harmPhrases) for (const pattern of [says, ...unless]) pattern.test(` . ${text}`);
    const started = process.cpuUsage();
    speaksHarm(text);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000); // a runaway repetition takes minutes
  });
});
