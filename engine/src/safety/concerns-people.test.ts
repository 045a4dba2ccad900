import { describe, expect, it } from 'vitest';
import { concernsPeople } from './concerns-people.ts';
import { firstLayer } from './first-layer.ts';

describe('a text stopped by the safety layer', () => {
  it.each(['i hate u', 'ur dumb bot', 'you are stupid', 'stupid bot', 'you suck', 'shut up'])(
    'is not reported to anyone if it only insults the program: %s',
    (text) => {
      const unsafe = firstLayer(text);
      expect(unsafe?.violation).toBe('harassment');
      expect(concernsPeople(unsafe!, text)).toBe(false);
    },
  );

  it.each([
    ['Lisa is such a loser', 'harassment'],
    ['you are stupid and she is an idiot', 'harassment'],
    ['i hate you, i want to die', 'self_harm'],
    ['ur dumb bot. my dad hits me', 'abuse'],
    ['i hate you im going to kill everyone at school', 'threat'],
    ['dumb bot you piece of shit', 'profanity'],
  ])('is reported if it contains anything else: %s', (text, violation) => {
    const unsafe = firstLayer(text)!;
    expect(unsafe.violation).toBe(violation);
    expect(concernsPeople(unsafe, text)).toBe(true);
  });

  it('is reported if only a model calls it an insult, because it may be about a person', () => {
    expect(concernsPeople({ violation: 'harassment', source: 'agent' }, 'you are stupid')).toBe(true);
  });
});
