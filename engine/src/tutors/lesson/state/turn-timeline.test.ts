import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TakenFor } from '../hearing/heard.ts';
import type { TeachingAct } from '../turn/lesson-move.ts';
import { LessonSession, type ClosedQuestion } from './lesson-session.ts';
import { sampleSession } from '../samples/sample-topic.ts';
import { graded, onwardTo, sampleQuestion, solutionOf } from '../agents/master-tutor/sample-turn.ts';
import { addToTimeline, timelineLine } from './turn-timeline.ts';

const pizza = sampleQuestion('pizza');
const missing = sampleQuestion('missing');
const wrong = graded(pizza, '5/8');
const right = graded(pizza, '3/8');
const teach = (teaching: TeachingAct, taken: TakenFor = { kind: 'answer', text: '5/8' }) =>
  ({ heard: { acts: [], taken, cues: [], terms: [] }, teaching }) as const;
const onwardIn = (teaching: TeachingAct) => ('onward' in teaching ? teaching.onward : null);
const waiting = sampleSession({ turn_count: 4, last_question: pizza });
const lineFor = (teaching: TeachingAct, summary = ''): string =>
  timelineLine(waiting, teach(teaching), onwardIn(teaching), summary);

describe("the timeline's line for a turn", () => {
  it.each<[TeachingAct, RegExp]>([
    [{ act: 'probe', grading: wrong, words: pizza.probe.text }, /^Turn 5: the student was wrong; a probing question/],
    [{ act: 'hint', grading: wrong, words: pizza.hint }, /was wrong; a hint/],
    [{ act: 'explain', grading: wrong, steps: [] }, /was wrong; the solution was explained up to its last step/],
    [{ act: 'tell', grading: wrong, steps: solutionOf(pizza), answer: '3/8', onward: onwardTo(missing) }, /was wrong; the solution was told, then a question of step 1/],
    [{ act: 'confirm', grading: right, aided: false, onward: onwardTo(missing) }, /was right, without help; confirmed, then a question/],
    [{ act: 'confirm', grading: right, aided: true, onward: { kind: 'complete', offer_extension: true } }, /was right, after help.*the plan is done/],
  ])('says what happened: %#', (teaching, line) => {
    expect(lineFor(teaching)).toMatch(line);
  }); // prettier-ignore

  it("says what the student wanted if she didn't answer", () => {
    const line = timelineLine(waiting, teach({ act: 'withhold', words: pizza.hint }, { kind: 'asks_for_answer' }), null, '');
    expect(line).toBe('Turn 5: the student asked for the answer; help was given instead of the answer.');
  });

  it("ends with the tutor's own summary", () => {
    expect(lineFor({ act: 'probe', grading: wrong, words: '' }, 'Counted the eaten parts.')).toMatch(
      /Counted the eaten parts\.$/,
    );
  });

  it.each([
    ['the answer of the question that stays', { act: 'probe', grading: wrong, words: '' }, 'She should have said 3/8.'],
    ['the answer of the question that is asked now', { act: 'confirm', grading: right, aided: false, onward: onwardTo(missing) }, 'Right; the next answer is 56.'],
    ['an address', { act: 'probe', grading: wrong, words: '' }, 'She gave her address: ada@example.org.'],
    ['a telephone number', { act: 'probe', grading: wrong, words: '' }, 'Call me at 555-123-4567.'],
  ] as [string, TeachingAct, string][])('leaves out a summary that contains %s', (_, teaching, summary) => {
    expect(lineFor(teaching, summary)).toBe(lineFor(teaching));
  }); // prettier-ignore

  it('keeps a summary with the answer to a closed question', () => {
    const confirmed: TeachingAct = { act: 'confirm', grading: right, aided: false, onward: onwardTo(missing) };
    expect(lineFor(confirmed, 'Found 3/8 by counting what is left.')).toContain('3/8');
  });

  it('is a single line of at most 200 characters, whatever the summary', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (summary) => {
        const line = lineFor({ act: 'probe', grading: wrong, words: '' }, summary);
        expect(line.length).toBeLessThanOrEqual(200);
        expect(line).not.toContain('\n');
        expect(line.isWellFormed() || !summary.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('the timeline', () => {
  const closed = (turn: number, end: ClosedQuestion['end']): ClosedQuestion => ({
    question_id: `q${turn}`,
    source: { kind: 'plan', id: 'pizza' },
    step: 1,
    concept: 'equal-parts',
    wrong_attempts: 0,
    end,
    turn,
  });
  const after = (turns: number, closed_questions: ClosedQuestion[] = []): LessonSession =>
    Array.from({ length: turns }, (_, at) => `Turn ${at + 1}: something.`).reduce(
      addToTimeline,
      sampleSession({ closed_questions }),
    );
  const linesAfter = (turns: number, closed_questions?: ClosedQuestion[]): string[] =>
    after(turns, closed_questions).session_summary.turn_timeline;

  it('grows by one line per turn up to forty lines', () => {
    expect(linesAfter(40)).toHaveLength(40);
    expect(linesAfter(40)[0]).toBe('Turn 1: something.');
  });

  it('then merges its oldest turns into one line that counts how their questions ended', () => {
    const lines = linesAfter(41, [closed(2, 'right_unaided'), closed(5, 'right_aided'), closed(11, 'told'), closed(12, 'told')]);
    expect(lines).toHaveLength(31);
    expect(lines[0]).toBe('Turns 1 to 11: 1 right without help, 1 right with help, 1 told, 0 left.');
    expect(lines[1]).toBe('Turn 12: something.');
  });

  it('never exceeds forty lines, and keeps the latest turns and one line for everything before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (turns) => {
        const lines = linesAfter(turns);
        expect(lines.length).toBeLessThanOrEqual(40);
        expect(lines.at(-1)).toBe(`Turn ${turns}: something.`);
        const first = Number(/^Turns 1 to (\d+):/.exec(lines[0]!)?.[1] ?? 0);
        expect(first + lines.length - (first > 0 ? 1 : 0)).toBe(turns); // no turn is lost
        expect(LessonSession.parse(after(turns)).session_summary.turn_timeline).toEqual(lines);
      }),
      { numRuns: 40 },
    );
  });
});
