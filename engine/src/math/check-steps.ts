import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { withinSteps, type Allowance } from './bounds/allowance.ts';
import { limits } from './bounds/limits.ts';
import type { Statement } from './syntax-tree.ts';
import { continuedLine } from './work/continued-line.ts';
import { newEffort } from './work/explain-step.ts';
import type { Judged, LineContext } from './work/judge-line.ts';
import { judgeStep } from './work/judge-step.ts';
import { mistakeOf } from './work/mistake.ts';
import { readLine } from './work/read-line.ts';
import { speaksOfUnits, unitsWrittenIn, withUnitsAsLetters } from './work/unit-letters.ts';

/** Says whether one line of a derivation follows from the lines above it, and if it doesn't, what happened. */
export type StepCheck = { readonly verdict: 'follows' | 'undecided' | 'unreadable'; readonly note?: string } | Mistake;

export type Mistake = {
  readonly verdict: 'does_not_follow';
  readonly error_category: ErrorCategory;
  readonly rule?: string; // the mal-rule that turns the line above into this one, if one of ours does
  readonly also?: string; // a second mal-rule, if it takes two
  readonly expected?: string; // what the line should have been, as plain text; not to be shown to a student
  readonly note?: string; // what happened, for the student; says where, but doesn't give the correction
};

/**
 * Checks a derivation that belongs to no problem: does each line follow from the last, or from the lines so far?
 *
 * A line follows if every solution of the lines above is a solution of it: an equivalent equation, an implied one (the note
 * says where solutions may be gained), an equal expression, one of several cases that are all written down. It does not
 * follow if a solution of the lines above is not a solution of the line, if solutions are lost, or if a value changes. A line
 * that can be neither proved nor refuted, or that adds new information, is undecided.
 *
 * After a mistake the next line is judged from the mistaken one as it is written, as a teacher marks: one mistake costs one
 * line, and a line that goes back to what was right above the mistake does not follow from it.
 *
 * Shape   one check for each line but the first, which is given.
 * Errors  none; bounded like every judgment of the engine. A line is wrong only if that is proved.
 */
export function checkSteps(lines: readonly string[]): StepCheck[] {
  const withUnits = speaksOfUnits(lines);
  const read = lines.map((line) => readLine(withUnits ? withUnitsAsLetters(line) : line));
  const effort = newEffort();
  const steps: Allowance = { left: limits.workSteps };
  const above: Statement[] = [];
  const cases = new Set<Statement>();
  let given = 0; // where the derivation begins, or begins again: the next lines are judged from a mistaken line
  const checks = read.map((line, index): StepCheck => {
    if (line.kind === 'empty') return { verdict: 'undecided', note: 'There’s nothing here yet.' };
    if (line.kind === 'unreadable') return { verdict: 'unreadable', note: line.problem.message };
    const below = read.slice(index + 1, index + 9).flatMap((later) => (later.kind === 'read' ? [later.statement] : []));
    let check: StepCheck = { verdict: 'follows' };
    const parts = [...line.before, line.statement];
    for (const [i, part] of parts.entries()) {
      const statement = line.continues && i === 0 ? continuedLine(part, above.at(-1)) : part;
      const rest = [...parts.slice(i + 1), ...below];
      const since = above.slice(given).slice(-memory);
      const place: LineContext = {
        above: since,
        cases,
        before: above.slice(0, given).slice(-memory),
        below: rest,
        effort,
        rounded: line.rounded,
        units: withUnits
          ? lines
              .slice(0, index + 1)
              .slice(-memory)
              .flatMap(unitsWrittenIn)
              .reverse()
          : [],
      };
      const judged = withinSteps([steps, { left: limits.lineSteps }], () => judgeStep(statement, place))?.result ?? {
        kind: 'undecided' as const,
        note: tooMuch,
      };
      if (judged.kind === 'case') cases.add(statement);
      const next = judged.kind === 'mistake' ? mistakeOf(statement, place, judged) : checkOf(judged);
      if (check.verdict === 'follows') check = next.verdict === 'follows' ? { ...check, ...next } : next;
      if (next.verdict === 'does_not_follow') given = above.length;
      above.push(statement);
    }
    return check;
  });
  return checks.slice(1);
}

const tooMuch = 'This is too much work to check.';

/**
 * How many lines above are looked at. School work goes back no further, and the cost of a hundred lines must not grow
 * quadratically.
 */
const memory = 12;

function checkOf(judged: Exclude<Judged, { kind: 'mistake' }>): StepCheck {
  const verdict = judged.kind === 'undecided' ? 'undecided' : 'follows';
  return judged.note === undefined ? { verdict } : { verdict, note: judged.note };
}
