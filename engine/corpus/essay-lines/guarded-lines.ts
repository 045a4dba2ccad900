import type { Dbq } from '@stoa/schema/essay/dbq';
import { CoachViolation } from '@stoa/schema/essay/coach-violation';
import { coachViolations } from '../../src/tutors/essay/guard/coach-violations.ts';
import { lineContext, type LineKnowledge } from '../../src/tutors/essay/guard/line-context.ts';
import type { EssayLineRow } from './essay-line-row.ts';

/** How often the guard against one violation was right. */
export type ViolationScore = {
  readonly violation: CoachViolation;
  readonly hits: number;
  readonly misses: number;
  /** Lines of any other kind that it stopped. */
  readonly falseStops: number;
};

/** What the guards find in each line, beside what they should. */
export const guardedLines = <Row extends EssayLineRow>(rows: readonly Row[], dbqs: readonly Dbq[], knowledge: LineKnowledge) =>
  rows.map((row) => {
    const dbq = dbqs.find(({ id }) => id === row.dbq)!;
    const sources = dbq.sources.filter(({ number }) => row.sources.includes(number));
    const situation = {
      prompt: { text: dbq.prompt, start: dbq.start, end: dbq.end, sources },
      draft: { paragraphs: (row.paragraphs ?? []).map((text) => ({ text, citations: [] })) },
      annotations: [],
      said: [],
    };
    return { row, found: coachViolations(row.text, lineContext(situation, knowledge)) };
  });

/** The score of each guard, how many good lines were stopped at all, and how many faulty ones passed all guards. */
export function scoreGuards(guarded: ReturnType<typeof guardedLines>) {
  const has = ({ found }: (typeof guarded)[number], violation: CoachViolation) =>
    found.some((one) => one.violation === violation);
  const good = guarded.filter(({ row }) => row.violations.length === 0);
  const faulty = guarded.filter(({ row }) => row.violations.length > 0);
  return {
    violations: CoachViolation.options.map((violation): ViolationScore => {
      const labelled = guarded.filter(({ row }) => row.violations.includes(violation));
      const hits = labelled.filter((one) => has(one, violation)).length;
      return {
        violation,
        hits,
        misses: labelled.length - hits,
        falseStops: guarded.filter((one) => !one.row.violations.includes(violation) && has(one, violation)).length,
      };
    }),
    good: { stopped: good.filter(({ found }) => found.length > 0).length, all: good.length },
    faulty: { passed: faulty.filter(({ found }) => found.length === 0).length, all: faulty.length },
  };
}
