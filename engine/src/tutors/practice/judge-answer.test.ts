import { nothingMet } from '../../problems/met-problems.ts';
import { describe, expect, it } from 'vitest';
import { samplePolicy } from '../../mastery/sample-policy.ts';
import { indexGraph } from '../../skills/graph-index.ts';
import { sampleGraph } from '../../skills/sample-graph.ts';
import { askedUnits } from '../../math/units/asked-units.ts';
import { answerQuestion } from '../../problems/answer-question.ts';
import { judgeAnswer, readAnswerTo } from '../../problems/judge-answer.ts';
import { PracticeDriver } from './sample-practice.ts';
import { sampleProblem, shelfOf } from '../../problems/sample-problems.ts';

const weeks = 'A plant is 10 cm tall. It grows 4 cm per week. After **how many weeks** is it 34 cm tall?';

describe('askedUnits', () => {
  it.each([
    { stem: weeks, asks: ['weeks'] },
    { stem: 'How many square feet of carpet does she need?', asks: ['square feet of carpet', 'square feet'] },
    { stem: 'How long does it take, in hours?', asks: ['hours'] },
    { stem: 'How many more apples are there in all?', asks: ['apples'] },
    { stem: 'How many miles a day is that?', asks: ['miles', 'miles per day', 'miles a day'] },
    { stem: 'How many boxes of 6 can they fill?', asks: ['boxes'] },
    { stem: 'What is $7 + 8$?', asks: [] },
    { stem: 'There are 12 cm of ribbon. What part is left?', asks: [] },
  ])('finds the units that “$stem” asks for', ({ stem, asks }) => {
    expect(askedUnits(stem)).toEqual(asks);
  });
});

describe('judgeAnswer', () => {
  const inWeeks = sampleProblem({ stem: weeks, answer: '6' });
  const inHours = sampleProblem({ stem: 'How many hours does it take?', answer: '5/4', input: 'fraction' });
  const inMinutes = sampleProblem({ stem: 'How many minutes are there in 3 hours?', answer: '180' });
  const noUnit = sampleProblem({ stem: 'What is $7 + 8$?', answer: '15' });
  const toRound = sampleProblem({ stem: 'Round 78 to the nearest ten.', answer: '80' });
  const inSquares = sampleProblem({ stem: 'What is the area of the rectangle?', answer: '12', unit: 'cm^2' });

  it.each([
    { answer: '6', of: inWeeks, verdict: 'correct' },
    { answer: '6 weeks', of: inWeeks, verdict: 'correct' },
    { answer: '6 week.', of: inWeeks, verdict: 'correct' },
    { answer: '6\\:weeks', of: inWeeks, verdict: 'correct' },
    { answer: '6\\text{ weeks}', of: inWeeks, verdict: 'correct' },
    { answer: '1 1/4 hours', of: inHours, verdict: 'correct' },
    { answer: '1.25 hrs', of: inHours, verdict: 'correct' },
    { answer: '5 weeks', of: inWeeks, verdict: 'incorrect' },
    {
      answer: '6 cm',
      of: inWeeks,
      verdict: 'undecided',
      note: 'Your number is right. The question asks for weeks, so look at the unit again.',
    },
    { answer: '42 days', of: inWeeks, verdict: 'undecided', note: 'That is the right amount. Now write it in weeks.' },
    { answer: '5 cm', of: inWeeks, verdict: 'incorrect' },
    // Repeating the question's own words is not an answer, even though they have the same value.
    { answer: '3 hours', of: inMinutes, verdict: 'undecided', note: 'That is the right amount. Now write it in minutes.' },
    { answer: '15 cm', of: noUnit, verdict: 'unreadable', note: 'Write just the number here, without a unit.' },
    { answer: '12 cm', of: inSquares, verdict: 'undecided', note: 'Your number is right. Look at the unit again.' },
    { answer: '12 cm^2', of: inSquares, verdict: 'correct' },
    {
      answer: '≈15',
      of: noUnit,
      verdict: 'undecided',
      note: 'That’s the right number. It’s exact, so leave out the ≈ or the word for it.',
    },
    { answer: '~6 weeks', of: inWeeks, verdict: 'undecided' },
    { answer: 'x ≈ 15', of: noUnit, verdict: 'undecided' },
    { answer: '≈16', of: noUnit, verdict: 'incorrect' },
    { answer: '≈80', of: toRound, verdict: 'correct' },
    { answer: '~80', of: toRound, verdict: 'correct' },
    { answer: '≈70', of: toRound, verdict: 'incorrect' },
  ])('judges “$answer” as $verdict', ({ answer, of, verdict, note }) => {
    const check = judgeAnswer(of, answer);
    expect(check.verdict).toBe(verdict);
    if (note !== undefined) expect(check.note).toBe(note);
  });

  it('lets the live echo read an answer with its unit', () => {
    expect(readAnswerTo(inWeeks, '6 weeks')).toMatchObject({ kind: 'read', echo: { plain: '6' } });
    expect(answerQuestion(inWeeks).judging.unit).toBeNull();
  });
});

describe('a right number in the wrong unit', () => {
  it('is explained and costs nothing, and the right answer after it counts in full', async () => {
    const problem = sampleProblem({ skill: 'add', stem: weeks, answer: '6' });
    const graph = indexGraph(sampleGraph({ id: 'add' }));
    const ada = new PracticeDriver({
      graph,
      policy: samplePolicy(),
      shelf: shelfOf([problem]),
      met: nothingMet,
      crisis_contacts: null,
    }).start({
      skill: 'add',
    });
    await ada.act({ kind: 'attempt', answer: '6 cm' });
    expect(ada.reply).toMatchObject({ outcome: 'undecided', mastery: null, view: { hints: [], phase: { kind: 'answering' } } });
    await ada.act({ kind: 'attempt', answer: '6 weeks' });
    expect(ada.reply).toMatchObject({
      outcome: 'correct',
      mastery: { levels: { before: 'not_started', after: 'getting_there' } },
    });
  });
});
