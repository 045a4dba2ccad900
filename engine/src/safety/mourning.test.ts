import { describe, expect, it } from 'vitest';
import { firstLayer } from './first-layer.ts';

describe('crying over a death', () => {
  it.each([
    'my dog died and i cried all night',
    'my dog died yesterday. i cried all night',
    'my grandpa passed away, ive been crying all day',
    'i cried myself to sleep because my cat died',
    'we lost our dog. i cried all night i miss him so much',
    'my hamster died last night i cried all night and i am so sad',
  ])('is grief and not a sign of danger: “%s”', (message) => {
    expect(firstLayer(message)).toBeNull();
  });

  it.each(['i cried all night', 'i cried myself to sleep', 'and i cried all day because i miss her'])(
    'is grief if she mentioned the death just before: “%s”',
    (message) => {
      expect(firstLayer(message, true)).toBeNull();
      expect(firstLayer(message)).toMatchObject({ violation: 'self_harm', sure: false });
    },
  );

  it.each([
    'i cried all night and i want to be with him',
    'i cried all night nobody cares',
    'i cried all night. i want to die',
    'i cried all night. my dad hit me again',
    'i cry every night',
    'i cry myself to sleep every night',
  ])("doesn't excuse anything else she says: “%s”", (message) => {
    expect(firstLayer(message, true)).not.toBeNull();
    expect(firstLayer(`my dog died. ${message}`)).not.toBeNull();
  });

  it('is reported if nobody died', () => {
    for (const message of ['i cried all night because of my dad', 'my friend hates me and i cried all night'])
      expect(firstLayer(message)).not.toBeNull();
  });
});
