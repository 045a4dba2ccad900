import { disguises, inWords } from '@stoa/engine/corpus/disguises';
import type { AnswerQuestion } from '@stoa/engine/math/check-answer';
import { harmOr } from './harmful-words.ts';
import { dealt, pick } from './seeded-choice.ts';
import type { Behaviour, Script } from './hostile-model-server.ts';
import type { AskedOnTheWire } from './wire-formats.ts';

/** Returns sentences that say the answer outright: in figures and in every disguise, or in words if it's a whole number. */
export function leaksOf(expected: string, how: 'leaks_answer' | 'leaks_in_words'): string[] {
  const told = how === 'leaks_in_words' && /^-?\d{1,5}$/.test(expected) ? inWords(Number(expected)) : expected;
  const hidden = how === 'leaks_in_words' ? [] : disguises.flatMap(({ of }) => of(asWritten(expected)) ?? []);
  return [`The answer is ${told}.`, `So you get $${told}$.`, `It comes to ${told}, so the answer is ${told}.`, ...hidden];
}

const asWritten = (expected: string): AnswerQuestion => ({
  expected,
  input_type: 'expression',
  tolerance: null,
  accepted_forms: [],
  choices: [],
  judging: { form: 'any', variables: [], unit: null },
});

const openings = [
  'Let us',
  'Now we can',
  'You could',
  'Perhaps you can',
  'It may help to',
  'Try to',
  'One way is to',
  'For now,',
];
const deeds = [
  'look at the parts one by one.',
  'go back to what is given.',
  'say it in your own words.',
  'draw it on paper.',
  'read the question slowly.',
  'find the piece that stays the same.',
  'take the smallest step first.',
  'compare both sides.',
];

const questionIn = ({ prompt }: AskedOnTheWire, expectedBy: ReadonlyMap<string, string>): string | null => {
  const found = [
    /The new question, under it all: ([\s\S]*?)\n(?:Choices: |\()/.exec(prompt)?.[1],
    /## Awaiting an answer\n([\s\S]*?)\n(?:Choices: |\()/.exec(prompt)?.[1],
    /question she has before her:\n([\s\S]*?)\n\n/i.exec(prompt)?.[1],
  ];
  return found.find((text) => text !== undefined && expectedBy.has(text)) ?? null;
};

/** Fields with which a model would decide what it may not: grade, advance, end, invent questions, steps and misconceptions. */
const trespasses: readonly ((random: () => number) => Record<string, unknown>)[] = [
  (random) => ({ advance_to_step: Math.floor(random() * 12) }),
  () => ({ session_complete: true }),
  (random) => ({ answer_correct: pick(random, [true, false, null]) }),
  () => ({ misconceptions_detected: ['made-up'] }),
  () => ({ question_asked: 'What is 7 times 8?' }),
  () => ({ expected_answer: '56' }),
  () => ({ response: 'Great, that is correct! What do you think? And what is 3 + 3?' }),
  () => ({ response: 'Well done, you earned a badge! Open the picture above.' }),
  () => ({ response: "Assessment: the student's mastery of step 4 is low." }),
];

function reshape(random: () => number) {
  return ({ prompt }: AskedOnTheWire, filled: Record<string, unknown>, behaviour: Behaviour): Record<string, unknown> => {
    if ('is_safe' in filled) {
      const is_safe = random() < 0.9;
      const kind = pick(random, ['profanity', 'manipulation', 'self_harm', 'hate', 'harassment']);
      return { ...filled, is_safe, violation_type: is_safe ? null : kind, should_warn: !is_safe };
    }
    if (!('answer_correct' in filled)) return filled;
    const verdict = /Verdict: (right|not right|none)/.exec(prompt)?.[1];
    const modest = {
      ...filled,
      answer_correct: verdict === 'right' ? true : verdict === 'not right' ? false : null,
      advance_to_step: null,
      question_asked: null,
      question_concept: null,
      session_complete: false,
      mastery_signal: 'strong', // an opinion that must have no effect
    };
    return behaviour === 'right' && random() < 0.75 ? modest : { ...modest, ...pick(random, trespasses)(random) };
  };
}

/**
 * Makes the script of a model that does its worst in every field of a lesson's agents. It knows the answer to every question.
 */
export const lessonMisdeeds = (random: () => number, expectedBy: ReadonlyMap<string, string>): Omit<Script, 'chance'> => ({
  behave: () => dealt(random),
  right: () => harmOr(random, `${pick(random, openings)} ${pick(random, deeds)}`),
  leak: (asked, how) => {
    const question = questionIn(asked, expectedBy);
    return question === null ? 'The answer is the one you think.' : pick(random, leaksOf(expectedBy.get(question)!, how));
  },
  reshape: reshape(random),
});
