import { describe, expect, it } from 'vitest';
import { sampleProblem } from '../../../problems/sample-problems.ts';
import { gradeMadeDrill, gradeProblemDrill } from './grade-drill.ts';

const problem = sampleProblem({
  stem: 'Solve for $x$: $2x + 3 = 11$',
  answer: '4',
  input: 'integer',
  misconceptions: [
    {
      id: 'added_instead',
      error_tag: 'procedural_error:inverse',
      trigger: { kind: 'exact_answer', value: '7' },
      hint_ladder: ['Look at the 3.', 'Undo it.', 'Subtract 3.'],
    },
  ],
});

describe('a drill from the bank', () => {
  it.each([
    { answer: '4', verdict: 'correct', tag: null },
    { answer: 'x = 4', verdict: 'correct', tag: null },
    { answer: '7', verdict: 'incorrect', tag: 'procedural_error' },
    { answer: '5', verdict: 'incorrect', tag: null },
    { answer: '2x(', verdict: 'not_graded', tag: null },
    { answer: '', verdict: 'not_graded', tag: null },
  ])('answered with "$answer" is $verdict, with the tag $tag', ({ answer, verdict, tag }) => {
    const { grade } = gradeProblemDrill(problem, answer, { mayComplete: true });
    expect(grade).toMatchObject({ verdict, commonMistakeTag: tag });
    expect(grade.feedbackText.includes('$4$')).toBe(verdict === 'incorrect');
  });
});

describe('an answer to a drill from the bank', () => {
  const set = sampleProblem({
    stem: 'What is the domain of the pairs $(2, 2)$, $(6, 7)$, $(9, 8)$?',
    answer: '{2, 6, 9}',
    input: 'set',
  });

  it('with a missing part may be completed once, and is graded after that', () => {
    const first = gradeProblemDrill(set, '{2, 9}', { mayComplete: true });
    expect(first).toMatchObject({
      check: null,
      grade: { verdict: 'not_graded', feedbackText: expect.stringContaining('something is missing') },
    });
    expect(first.grade.feedbackText).not.toContain('6');
    expect(gradeProblemDrill(set, '{2, 9}', { mayComplete: false }).grade.verdict).toBe('incorrect');
    expect(gradeProblemDrill(set, '{2, 7}', { mayComplete: true }).grade.verdict).toBe('incorrect');
  });

  it('gets the solution steps if no misconception explains it', () => {
    const { feedbackText } = gradeProblemDrill(problem, '5', { mayComplete: true }).grade;
    for (const { explanation } of problem.item.solution_logic.steps) expect(feedbackText).toContain(explanation);
  });
});

describe('a drill written by a model', () => {
  it.each([
    { latex: '2x+3=11', answer: 'x=4', verdict: 'correct' },
    { latex: '2x+3=11', answer: '4', verdict: 'correct' },
    { latex: '2x+3=11', answer: '8/2', verdict: 'correct' },
    { latex: '2x+3=11', answer: '5', verdict: 'incorrect' },
    { latex: '\\frac{x}{2}=3', answer: '6', verdict: 'correct' },
    { latex: '2x+3=11', answer: '2x=8', verdict: undefined }, // not solved yet
    { latex: '2x+3=11', answer: '2x+3=11', verdict: undefined },
    { latex: '2x+3=11', answer: 'x', verdict: undefined },
    { latex: '2x+3=11', answer: 'y=4', verdict: undefined },
    { latex: '3x+4x', answer: '7x', verdict: undefined }, // its form is asked for, which isn't checked
    { latex: '3x+4x', answer: '3x+4x', verdict: undefined },
    { latex: '', answer: '4', verdict: undefined },
  ])('asks for $latex: the answer $answer is certainly $verdict', ({ latex, answer, verdict }) => {
    expect(gradeMadeDrill(latex, answer)?.verdict).toBe(verdict);
  });
});
