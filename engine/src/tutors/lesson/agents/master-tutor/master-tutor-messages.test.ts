import { describe, expect, it } from 'vitest';
import { masterTutorAgent } from './master-tutor-agent.ts';
import { graded, onwardTo, sampleQuestion, sampleTurn, solutionOf } from './sample-turn.ts';
import { sampleTopic } from '../../samples/sample-topic.ts';

type Turn = Parameters<typeof sampleTurn>[0];

const [pizza, missing, same, larger, solve] = ['pizza', 'missing', 'same', 'larger', 'solve'].map((id) => sampleQuestion(id)) as [
  ReturnType<typeof sampleQuestion>,
  ReturnType<typeof sampleQuestion>,
  ReturnType<typeof sampleQuestion>,
  ReturnType<typeof sampleQuestion>,
  ReturnType<typeof sampleQuestion>,
];
const step = sampleTopic.plan.steps[0]!;
const way = step.type === 'explain' ? step.another_way[0]! : '';
const explanation = step.type === 'explain' ? step.explanation : '';
const reply = (turn: Turn) => {
  const { context, secret } = sampleTurn(turn);
  return masterTutorAgent.script(context, secret);
};

/** Whole messages, as a child reads them. The first turn of a lesson takes the second wording of each table. */
describe('the master tutor without a model says', () => {
  it.each<{ title: string; turn: Turn; says: string }>([
    {
      title: 'a right answer, and the next step with its material',
      turn: {
        question: pizza,
        message: '3/8',
        teaching: { act: 'confirm', grading: graded(pizza, '3/8'), aided: false, onward: onwardTo(missing, true) },
      },
      says: `Yes, that’s it.

The next part is “One amount, many names.”

${explanation}`,
    },
    {
      title: 'a right answer after a wrong one, and the idea',
      turn: {
        question: pizza,
        message: '3/8',
        teaching: {
          act: 'confirm',
          grading: graded({ ...pizza, wrong_attempts: 1, previous_student_answers: ['5/8'] }, '3/8'),
          aided: true,
          onward: onwardTo(same),
        },
      },
      says: `Yes, now it’s right. The pizza has 8 equal parts, so 8 stands below.

Try the next one.`,
    },
    {
      title: 'the end of the lesson, with what to take home',
      turn: {
        question: larger,
        message: 'B',
        teaching: {
          act: 'confirm',
          grading: graded(larger, 'B'),
          aided: false,
          onward: { kind: 'complete', offer_extension: true },
        },
      },
      says: `Yes, that’s it.

That was the last part of “Names of fractions.” What to remember: ${sampleTopic.plan.wrap_up}

There are harder problems for those who want more. It’s up to you.`,
    },
    {
      title: 'a first wrong answer that is known: the question for just that answer',
      turn: {
        question: pizza,
        message: '5/8',
        teaching: { act: 'probe', grading: graded(pizza, '5/8'), words: graded(pizza, '5/8').suited! },
      },
      says: `That’s not it yet. Let’s look at it together.

Is that the part that is left, or the part that was eaten?`,
    },
    {
      title: 'a second wrong answer: the next thing to do',
      turn: {
        question: pizza,
        message: '8/3',
        teaching: { act: 'hint', grading: graded(pizza, '8/3'), words: pizza.hint },
      },
      says: `That’s not it yet.

This can help. ${pizza.hint} See where that takes you.`,
    },
    {
      title: 'a hint she asked for',
      turn: {
        question: pizza,
        message: 'Give me a hint, please.',
        taken: { kind: 'wish', wish: 'hint' },
        teaching: { act: 'hint', grading: null, words: pizza.hint },
      },
      says: `Sure, you can begin like this. ${pizza.hint} That’s a place to begin.`,
    },
    {
      title: 'a third wrong answer: the way, without its last step',
      turn: {
        question: missing,
        message: '63',
        teaching: { act: 'explain', grading: graded(missing, '63'), steps: solutionOf(missing).slice(0, -1) },
      },
      says: `That’s not it yet. Here’s how it goes, except for the last step.

The bottom was multiplied by 8. $9 \\times 8 = 72$

Only the last step is left, and that one is for you.`,
    },
    {
      title: 'a fourth wrong answer: the whole way, and one of its kind',
      turn: {
        question: missing,
        message: '63',
        teaching: {
          act: 'tell',
          grading: graded(missing, '63'),
          steps: solutionOf(missing),
          answer: '$56$',
          onward: onwardTo(solve),
        },
      },
      says: `Not this time. Everyone misses some at first. Here’s how this one works.

1. The bottom was multiplied by 8. $9 \\times 8 = 72$
2. So the top is multiplied by 8, too. $7 \\times 8 = 56$

The answer is $56$.

Now one for you. Look back at those steps whenever you want.`,
    },
    {
      title: 'that too much had to be told, and who can help',
      turn: {
        question: missing,
        message: '63',
        style: { length: 'QUIET', words: 'Two or three sentences.' },
        teaching: {
          act: 'tell',
          grading: graded(missing, '63'),
          steps: solutionOf(missing),
          answer: '$56$',
          onward: { kind: 'end', how: 'needs_help' },
        },
      },
      says: `Not this time.

1. The bottom was multiplied by 8. $9 \\times 8 = 72$
2. So the top is multiplied by 8, too. $7 \\times 8 = 56$

The answer is $56$.

This is easier with someone beside you, so let’s stop. Your teacher can see here where to begin.`,
    },
    {
      title: 'what could not be read, and how to write it',
      turn: {
        question: pizza,
        message: '3//8',
        teaching: { act: 'ask_again', why: 'unreadable', note: 'Something is missing after “/”.', wrote: '3//8' },
      },
      says: 'You said “3//8” this time. I’m not sure how to read that. It won’t count. Something is missing after “/”. Type the numerator, a slash, and the denominator.',
    },
    {
      title: 'that there are two answers',
      turn: {
        question: missing,
        message: '63 or 70',
        teaching: { act: 'ask_again', why: 'two_answers', note: null, wrote: '63 or 70' },
      },
      says: 'You said “63 or 70” this time. I can’t choose between these for you. Pick one, and send just that.',
    },
    {
      title: 'the idea in other words to a question that the student asks',
      turn: {
        question: missing,
        message: 'why both?',
        taken: { kind: 'question' },
        teaching: { act: 'clarify', words: way, example: null },
      },
      says: `Let’s clear that up.

${way}

Then take another look at the question.`,
    },
    {
      title: 'that this was all, and what she can do now, when all help was given',
      turn: {
        question: missing,
        message: 'I dont get it',
        taken: { kind: 'confusion' },
        teaching: { act: 'clarify', words: null, example: null },
      },
      says: `Let’s slow down.

I’ve told you everything I can about this one. It’s fine to leave it and ask for another question.`,
    },
    {
      title: 'one line to what leads away',
      turn: {
        question: missing,
        message: 'who won the game?',
        taken: { kind: 'off_topic' },
        teaching: { act: 'redirect' },
      },
      says: 'That sounds like fun for after the lesson. Have a look at the question again. You can ask for a hint if you’re not sure how to start.',
    },
    {
      title: 'no answer, but help, when she asks for the answer',
      turn: {
        question: missing,
        message: 'just tell me',
        taken: { kind: 'asks_for_answer' },
        teaching: { act: 'withhold', words: missing.hint },
      },
      says: `If I told you, you’d have the answer but not how to get it. Let’s find out how.

${missing.hint} See where that takes you.`,
    },
    {
      title: 'that a claim to know it is taken up',
      turn: {
        question: missing,
        message: 'I know this already.',
        taken: { kind: 'wish', wish: 'already_know' },
        teaching: { act: 'teach', onward: onwardTo(larger) },
      },
      says: 'Show it with this one, and we’ll leave the explanations out.',
    },
    {
      title: 'goodbye when she stops',
      turn: {
        question: missing,
        message: 'I want to stop here.',
        taken: { kind: 'wish', wish: 'finish' },
        teaching: { act: 'teach', onward: { kind: 'end', how: 'left' } },
      },
      says: 'A good place to pause. Everything stays as it is until you come back.',
    },
  ])('$title', ({ turn, says }) => {
    expect(reply(turn).response).toBe(says);
  });
});
