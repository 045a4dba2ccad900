import { describe, expect, it } from 'vitest';
import { troubleIn, troubles, type Trouble } from './trouble.ts';

const told: Record<Trouble, readonly string[]> = {
  family: [
    'my parents are fighting and i cant focus',
    'mom and dad are always arguing',
    'my parents are getting divorced',
    'my dad moved out last week',
    'theres a lot of yelling at home',
    'home is really hard right now',
  ],
  put_down: [
    'my mom says im not smart enough',
    'my brother says im stupid',
    'they called me dumb',
    'my dad thinks im lazy',
    'my teacher told me i will never get it',
  ],
  laughed_at: ['everyone laughed at me today', 'they make fun of me', 'the kids in my class pick on me'],
  yelled_at: [
    'my teacher yelled at me',
    'i got it wrong last time on the test and my teacher yelled at me',
    'my mom got mad at me cuz of math',
    'i got in trouble at school',
    'i got yelled at',
  ],
  friends: ['my best friend wont talk to me', 'i had a fight with my best friend', 'they left me out'],
  left_out: ['i hid in the bathroom at lunch', 'i eat lunch alone', 'i have no one to sit with'],
  sick: ['i feel sick', 'my stomach hurts', 'i dont feel good', 'i threw up this morning', 'i have a cold'],
  someone_sick: [
    'my cat is sick',
    'my grandma is in the hospital',
    'my dog is really sick',
    'my mom has cancer',
    'we took our dog to the vet',
  ],
  hungry: ['im hungry', 'i didnt eat breakfast', 'can i get a snack im starving'],
  failed_before: [
    'i failed my last quiz',
    'i got an F on my test',
    'i got it wrong last time on the test',
    'i did really bad on the test',
  ],
  test_ahead: [
    'im scared of the test tomorrow',
    'the test is making me so nervous',
    'what if i forget everything tmrw',
    'what if i fail',
  ],
  made_to: ['my mom is forcing me', 'my dad is making me do this', 'i dont want to be here'],
  slower_than_others: ['everyone else is faster than me', 'everybody gets it but me', 'im the slowest in my class'],
  sad: ['im just sad', 'i was crying all night', 'i cried all night', 'i had a really bad day'],
  bad_at_it: [
    'hi! idk im bad at fractions',
    'i suck at math',
    'im not good at this',
    'im not a math person',
    'i dont believe in myself',
  ],
};

describe('a personal trouble that a student tells', () => {
  it.each(troubles.flatMap((trouble) => told[trouble].map((message) => ({ trouble, message }))))(
    'is heard as $trouble in “$message”',
    ({ trouble, message }) => {
      expect(troubleIn(message)).toBe(trouble);
    },
  );

  it.each([
    'my friend says its 3/4',
    'my friends got 8',
    'my teacher says you never add the bottoms',
    'i got a 4 on this',
    'i got it wrong again',
    'im worried i got it wrong',
    'im sick of fractions',
    'it makes me do more steps',
    'my mom made me a sandwich',
    'the parents get 3 pieces and the kids get 5',
    'the numbers are not equal',
    'i divided 12 by the 4 friends',
    'they share the cake at home',
    'this is boring',
    'i have a cold drink',
    'im tired',
  ])('is not heard in “%s”', (message) => {
    expect(troubleIn(message)).toBeNull();
  });
});
