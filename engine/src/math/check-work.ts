import type { AnswerCheck, Echo } from '@stoa/schema/answer-check';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import type { LineVerdict } from '@stoa/schema/practice';
import { withinSteps, type Allowance } from './bounds/allowance.ts';
import { shapeOf } from './judge/answer-shape.ts';
import { checkAnswer, type AnswerQuestion } from './check-answer.ts';
import { compareExpressions } from './compare/compare-expressions.ts';
import type { Ball } from './exact/ball.ts';
import { evaluate } from './exact/evaluate.ts';
import { limits } from './bounds/limits.ts';
import { rationalValue } from './exact/rational-value.ts';
import { rationalText } from './exact/rational.ts';
import { echoOf, printExpression } from './print.ts';
import { isolated, solutionSet } from './solve/solution-set.ts';
import { copiedWrong } from './mal-rules/slip-rules.ts';
import { findStepRule } from './mal-rules/step-rules.ts';
import type { Statement } from './syntax-tree.ts';
import { consequence, holdsAt, lettersOfStatement, type Solution } from './work/consequence.ts';
import { confidenceIn, unexplained } from './work/confidence.ts';
import { correctedLine } from './work/corrected-line.ts';
import { continuedLine } from './work/continued-line.ts';
import { explainStep, newEffort, ofFalseEquality, type Explanation } from './work/explain-step.ts';
import type { LineContext } from './work/judge-line.ts';
import { judgeStep } from './work/judge-step.ts';
import { readLine, type WorkLine } from './work/read-line.ts';
import { withinBudget } from './bounds/budget.ts';

/** What the checker knows about the problem that the work belongs to. */
export type WorkQuestion = {
  readonly variables: readonly string[];
  readonly start?: string; // the equation or expression that the work starts from, if the stem has one
  readonly solution_steps: readonly string[]; // the mathematics of each step of the problem's own solution
  readonly expected: AnswerQuestion;
};

/** The first line that does not follow, what went wrong there, and what the problem's own solution has instead. */
export type Divergence = {
  readonly line: number; // index in the lines, from 0
  readonly error_category: ErrorCategory;
  readonly rule: string | null;
  readonly confidence: number; // 0..1: how likely it is that the student really used this rule
  readonly expected: string | null; // never shown to a student
  readonly note: string; // for the student; says where the mistake is, but doesn't give the correction
};

export type WorkCheck = { readonly lines: LineVerdict[]; readonly final: AnswerCheck; readonly divergence: Divergence | null };

/**
 * Checks shown work line by line (practice spec §7.2, mode B): is each line a consequence of the lines above, and which known
 * mal-rule leads to the first line that is not? The last line holds the answer and is judged as one.
 *
 * Shape   one verdict per line. A line is wrong only if that is proved; after the first wrong line the rest is 'undecided',
 *         and a line that follows from the mistake names it in `slip`.
 * Errors  none; bounded like every judgment of the engine.
 */
export function checkWork(lines: readonly string[], question: WorkQuestion): WorkCheck {
  const solution = withinSteps([{ left: limits.lineSteps }], () => solutionOf(question))?.result ?? new Map<string, Ball>();
  const steps = question.solution_steps.flatMap(readStep);
  const start = question.start === undefined ? [] : readStep(question.start);
  const claims: Statement[] = [...start];
  const verdicts: LineVerdict[] = [];
  const judging: Allowance = { left: limits.workSteps };
  const read = lines.map(readLine);
  const cases = new Set<Statement>();
  const effort = newEffort();
  let divergence: Divergence | null = null;
  const afterSlip: Statement[] = []; // the wrong line, and the lines that were derived from it

  for (const [index, own] of read.entries()) {
    if (own.kind !== 'read') {
      const note = own.kind === 'empty' ? null : own.problem.message;
      verdicts.push({ index, verdict: own.kind === 'empty' ? 'undecided' : 'unreadable', echo: null, note });
      continue;
    }
    const line = own.continues ? continuedLine(own.statement, (divergence === null ? claims : afterSlip).at(-1)) : own.statement;
    const echo: Echo = echoOf(own.statement);
    if (divergence !== null) {
      const place = { above: afterSlip.slice(-memory), cases, before: [], below: [], effort, rounded: own.rounded, units: [] };
      const goesOn = consequence(line, claims, solution) !== 'follows' && goesOnFrom(line, place, judging);
      verdicts.push({ index, verdict: 'undecided', echo, note: null, ...(goesOn && { slip: divergence.line }) });
      afterSlip.push(line);
      continue;
    }
    const judged = withinSteps([judging, { left: limits.lineSteps }], () => judgeLine(line, claims, steps, solution));
    const first = judged?.result ?? 'undecided';
    const below = read.slice(index + 1, index + 9).flatMap((later) => (later.kind === 'read' ? [later.statement] : []));
    const place = { above: claims.slice(-memory), cases, before: [], below, effort, rounded: own.rounded, units: [] };
    const step = claims.length === 0 || first === 'follows' ? null : asStep(line, place, judging);
    if (step === 'case') cases.add(line);
    const contradicts = line.kind === 'relation' && holdsAt(line, solution) === false;
    const open = step === 'undecided' && !contradicts;
    const verdict = step === 'follows' || step === 'case' ? 'follows' : open ? 'undecided' : first;
    verdicts.push({
      index,
      verdict,
      echo,
      note: verdict === 'does_not_follow' ? notes[index === 0 && start.length === 0 ? 'first' : 'later'] : null,
    });
    if (verdict === 'does_not_follow') {
      afterSlip.push(line);
      divergence = divergenceAt(
        index,
        line,
        { claims, steps, afterUnreadable: isUnread(read, index) },
        verdicts[index]!.note ?? '',
      );
    } else claims.push(line);
  }
  return { lines: verdicts, final: judgeFinal(lines, question, verdicts), divergence };
}

/** How many lines above are looked at. */
const memory = 12;

const notes = {
  first: 'Look at this line again. Something in it isn’t right.',
  later: 'Look at this line again. It doesn’t follow from the line above it.',
} as const;

/** Reads every statement of a step. A step may hold several, joined by semicolons or arrows. */
function readStep(text: string): Statement[] {
  return text
    .replace(/^\s*\$|\$\s*$/g, '')
    .split(/\s*(?:;|⇒|→|\\Rightarrow(?![a-zA-Z])|\\to(?![a-zA-Z])|\\implies(?![a-zA-Z])|\$\s*,?\s*\$)\s*/)
    .flatMap((part) => {
      const read = readLine(part);
      return read.kind === 'read' ? [read.statement] : [];
    });
}

function judgeLine(
  line: Statement,
  claims: readonly Statement[],
  steps: readonly Statement[],
  solution: Solution,
): LineVerdict['verdict'] {
  const own = consequence(line, claims, solution);
  if (own !== 'undecided')
    return own === 'does_not_follow' && consequence(line, steps, new Map()) === 'follows' ? 'follows' : own;
  return consequence(line, steps, solution) === 'follows' ? 'follows' : 'undecided';
}

/**
 * Judges a line that is no plain consequence as a step of a derivation: one of several cases, an end such as 0 = 5, a
 * completed square. Right work by another route is not a divergence, so a line is wrong only if both ways of judging find it
 * wrong.
 */
const asStep = (line: Statement, place: LineContext, judging: Allowance) =>
  withinSteps([judging, { left: limits.lineSteps }], () => judgeStep(line, place))?.result.kind ?? 'undecided';

/**
 * True if a line is right work based on wrong lines. A sum without letters stands on its own, so it is never counted as based
 * on them.
 */
function goesOnFrom(line: Statement, place: LineContext, judging: Allowance): boolean {
  if (line.kind === 'relation' && lettersOfStatement(line).size === 0) return false;
  const plain = withinSteps([judging, { left: limits.lineSteps }], () => consequence(line, place.above, new Map()))?.result;
  return plain === 'follows' || (plain === 'undecided' && asStep(line, place, judging) === 'follows');
}

/** Returns the letters of the problem with their values in its solution, if it names them: x in "x = 4", (x, y) in a point. */
function solutionOf({ expected, variables, solution_steps }: WorkQuestion): Solution {
  const known = new Map<string, Ball>();
  const read = readLine(expected.expected);
  if (read.kind !== 'read') return known;
  const shape = shapeOf(expected.input_type, read.statement);
  const put = (name: string, value: Parameters<typeof evaluate>[0]) => {
    const real = withinBudget(() => evaluate(value, new Map()));
    if (real !== null) known.set(name, real);
  };
  if (shape.kind === 'scalar') {
    const letter = shape.name ?? lastName(solution_steps) ?? (variables.length === 1 ? variables[0]! : null);
    if (letter !== null && lettersOfStatement(read.statement).size <= 1) put(letter, shape.value);
  } else if (shape.kind === 'set') {
    const set = solutionSet(read.statement, 'pairs');
    const only = set?.kind === 'members' && set.members.length === 1 ? set.members[0]! : null;
    const names = [...variables].sort();
    if (only?.kind === 'tuple' && only.items.length === names.length) only.items.forEach((item, i) => put(names[i]!, item));
    else if (only !== null && only.kind !== 'tuple' && names.length === 1) put(names[0]!, only);
  }
  return known;
}

/** Returns the letter whose value the last step of the solution gives: x in 'x = 4'. */
function lastName(steps: readonly string[]): string | null {
  const last = steps.flatMap(readStep).at(-1);
  const alone = last?.kind === 'relation' && last.signs[0] === '=' ? isolated(last.sides) : null;
  return alone?.letter ?? null;
}

/**
 * What is known above a wrong line: the student's own lines, including the question's start, and the steps of our own
 * solution.
 */
type Above = {
  readonly claims: readonly Statement[];
  readonly steps: readonly Statement[];
  readonly afterUnreadable: boolean;
};

/** True if the line before this one, skipping empty ones, could not be read. */
const isUnread = (read: readonly WorkLine[], index: number): boolean =>
  read.slice(0, index).findLast(({ kind }) => kind !== 'empty')?.kind === 'unreadable';

function divergenceAt(index: number, line: Statement, known: Above, note: string): Divergence {
  const { claims, steps } = known;
  const above = claims.at(-1);
  const { explained, confidence } = explain(line, known);
  return {
    line: index,
    error_category: explained.category,
    rule: explained.rule?.name ?? null,
    confidence,
    expected:
      withinSteps(
        [{ left: limits.lineSteps }],
        () => stepAfter(claims, steps) ?? (above === undefined ? null : correctedLine(line, claims)),
      )?.result ?? null,
    note: findStepRule(explained.rule?.name ?? '')?.tells ?? note,
  };
}

type Explained = { readonly explained: Explanation; readonly confidence: number };
const nothingExplains: Explained = {
  explained: { rule: null, also: null, category: 'unknown', repaired: null },
  confidence: unexplained,
};

function explain(line: Statement, { claims, steps, afterUnreadable }: Above): Explained {
  if (line.kind === 'relation' && lettersOfStatement(line).size === 0) {
    const explained = ofFalseEquality(line);
    const confidence = confidenceIn(explained, { claim: null, line, seen: true, afterUnreadable: false });
    return { explained: explained.rule === null ? { ...explained, category: 'procedural_error' } : explained, confidence };
  }
  // First tries the line above, then any step of the solution: the mistake may be in a line that was never written down. If
  // the student wrote a line that nobody could read, we don't know what she did, and trying our own steps would only make
  // them fit.
  const above = claims.at(-1);
  const unseen = afterUnreadable ? [] : steps;
  const allowance: Allowance = { left: limits.explanationSteps };
  for (const claim of above === undefined ? unseen : [above, ...unseen]) {
    const seen = claim === above;
    const explained = explainStep([claim], line, newEffort(allowance));
    if (explained.rule === null) continue;
    if (!seen && explained.rule.name === copiedWrong.rule.name) continue; // a student can't miscopy a line that she has not seen
    return { explained, confidence: confidenceIn(explained, { claim, line, seen, afterUnreadable }) };
  }
  return nothingExplains;
}

/** Returns the step of the problem's solution after the last one that the student reached. */
function stepAfter(claims: readonly Statement[], steps: readonly Statement[]): string | null {
  let reached = -1;
  for (const claim of claims) {
    steps.forEach((step, i) => {
      if (i > reached && writtenAlike(step, claim)) reached = i;
    });
  }
  const next = steps[reached + 1];
  return next === undefined ? null : echoOf(next).plain;
}

/** True if both have the same sides, each equal to its counterpart. An equivalent equation is a different line. */
function writtenAlike(a: Statement, b: Statement): boolean {
  if (a.kind === 'expression' && b.kind === 'expression')
    return compareExpressions(a.expression, b.expression) === 'equal' && echoOf(a).plain === echoOf(b).plain;
  if (a.kind !== 'relation' || b.kind !== 'relation' || a.sides.length !== b.sides.length) return false;
  return a.sides.every((side, i) => a.signs[i] === b.signs[i] && compareExpressions(side, b.sides[i]!) === 'equal');
}

/** Judges the last nonempty line as the answer. If that line is a chain of equations that holds, its last side counts. */
function judgeFinal(lines: readonly string[], question: WorkQuestion, verdicts: readonly LineVerdict[]): AnswerCheck {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const text = lines[last] ?? '';
  const read = readLine(text);
  if (read.kind !== 'read') return checkAnswer(question.expected, text);
  const whole = checkAnswer(
    question.expected,
    text.replace(/^\s*(?:[⇒→∴]|=>|\\Rightarrow|(?:so|then|thus|hence|therefore)\b,?)?\s*=?\s*/i, ''),
  );
  if (whole.verdict === 'correct' || read.statement.kind !== 'relation') return whole;
  const named = verdicts.some(({ verdict }) => verdict === 'does_not_follow') ? null : namedTogether(lines, question.expected);
  if (named !== null) return named;
  if (verdicts[last]?.verdict !== 'follows') return whole;
  const { sides, signs } = read.statement;
  if (signs.some((sign) => sign !== '=') || isolated(sides) !== null) return whole;
  const end = checkAnswer(question.expected, printExpression(sides.at(-1)!, 'plain'));
  return end.verdict === 'correct' ? { ...end, echo: echoOf(read.statement) } : whole;
}

/**
 * Judges the last lines together if only together they are the answer: a system that ends in x = 4 on one line and y = 3 on
 * another, or two cases that end in x = 2 and x = 3. Returns null if they are not the answer.
 */
function namedTogether(lines: readonly string[], expected: AnswerQuestion): AnswerCheck | null {
  const values = new Map<string, Set<string>>();
  for (const text of lines) {
    const read = readLine(text);
    const alone =
      read.kind === 'read' && read.statement.kind === 'relation' && read.statement.signs[0] === '='
        ? isolated(read.statement.sides)
        : null;
    const value = alone === null ? null : rationalValue(alone.value);
    if (alone === null || value === null) continue;
    values.set(alone.letter, (values.get(alone.letter) ?? new Set()).add(rationalText(value)));
  }
  const cases = values.size === 1 && [...values.values()][0]!.size > 1;
  if (!cases && values.size < 2) return null;
  const named = [...values].flatMap(([letter, own]) =>
    (cases ? [...own] : [[...own].at(-1)!]).map((value) => `${letter} = ${value}`),
  );
  const together = checkAnswer(expected, named.join(cases ? ' or ' : ', '));
  return together.verdict === 'correct' ? together : null;
}
