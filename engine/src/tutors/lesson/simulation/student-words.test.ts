import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import { bareWords, draw, inWords, type SayingKind, type StudentWords } from './student-words.ts';

const saying = (text: string, of: string[] = [], misconception: string | null = null) => ({ text, of, misconception });
const words: StudentWords = {
  ...bareWords,
  sayings: new Map<SayingKind, ReturnType<typeof saying>[]>([
    ['wish:hint', [saying('hint pls'), saying('what do i do with the 9')]],
    ['question:why', [saying('why does the bottom stay', ['adds-bottoms']), saying('why do i flip it', ['not-flipped'])]],
    ['misconception', [saying('i added the bottoms', ['adds-bottoms'], 'adds-bottoms')]],
  ]),
};
const question = { question: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', topic: ['adds-bottoms'] };

describe('the words of a simulated student', () => {
  it.each([
    { kind: 'wish:hint', says: 'hint pls' }, // the other one mentions a number that isn't in the question
    { kind: 'question:why', says: 'why does the bottom stay' }, // the other one is about another topic
    { kind: 'misconception', misconception: 'adds-bottoms', says: 'i added the bottoms' },
    { kind: 'misconception', misconception: 'not-flipped', says: null },
    { kind: 'off_topic', says: null },
  ] as const)('fit the question: $kind is $says', ({ kind, says, ...of }) => {
    for (let seed = 0; seed < 10; seed += 1) expect(draw(words, kind, { ...question, ...of }, seededChance(seed))).toBe(says);
  });

  it('put an answer into a collected phrase, or leave it bare', () => {
    expect(inWords(['i got {}'], '7/8', seededChance(1))).toBe('i got 7/8');
    expect(inWords(bareWords.frames, '7/8', seededChance(1))).toBe('7/8');
  });
});
