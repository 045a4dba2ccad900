import { bracketsOf, shapeOf } from '../../math/judge/answer-shape.ts';
import type { AnswerQuestion } from '../../math/check-answer.ts';
import { rationalValue } from '../../math/exact/rational-value.ts';
import { parseRational, type Rational } from '../../math/exact/rational.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import { isolated, solutionSet } from '../../math/solve/solution-set.ts';
import type { Statement } from '../../math/syntax-tree.ts';
import { readTruth } from '../../math/judge/truth.ts';
import { tellsOfAnnouncement, tellsOfWrongTerm } from './announced.ts';
import { tellsOfAsked, tellsOfDefinition } from './asked.ts';
import { tellsOfChoice } from './choices.ts';
import { tellsOfExpression } from './expressions.ts';
import { tellsOfClock } from './clock.ts';
import { tellsOfCounted } from './counted.ts';
import { tellsOfEveryday } from './everyday.ts';
import { factorsAsked, tellsOfFactors } from './factors.ts';
import { placesIn } from './fold-signs.ts';
import { hasFoundIt } from './found-it.ts';
import { listener, type FoldedDraft, type LeakQuestion } from './hearing.ts';
import { tellsOfNumber } from './numbers.ts';
import { tellsOfParts } from './parts.ts';
import { tellsOfRatio } from './ratios.ts';
import { tellsOfSet } from './sets.ts';
import { tellsOfSolution } from './solution.ts';
import { tellsOfArithmetic, tellsOfDescription } from './sums.ts';
import { tellsByPredicate, tellsOfText } from './text.ts';
import { tellsOfTruth } from './truths.ts';
import type { LeakWay, Tell } from './ways.ts';
import { readingsOf } from '../flatten/flatten-text.ts';
import type { SourceSpan } from '../flatten/sourced-text.ts';
import { saidOutright } from '../outright.ts';

/** One passage that gives the answer away, and its place in the text as it was handed in. */
export type Leak = {
  readonly way: LeakWay;
  readonly says: string;
  readonly at: number;
  readonly length: number;
  /** Indexes in `shown` of the earlier messages that give the answer away together with this text. */
  readonly with: readonly number[];
};

/**
 * Finds the answer in a text that is about to be said, in any of the `leakWays`: in figures, words or LaTeX, as an equal form,
 * as arithmetic said to be the result, as the letter or text of the right choice, in parts over several messages, or by the
 * whole solution.
 *
 * A text may mention numbers that are in the stem or that the student wrote, but may not say that one of them is the result.
 * If the stem already has an equal value in another form (a conversion), only the form that is asked for gives the answer
 * away. Once the student has found the answer herself, nothing does.
 *
 * Shape   every passage that gives the answer away, by its place in the text; empty if there is none.
 * Errors  none: an answer that cannot be read is compared as a text. Linear in the length of the text.
 * Source  practice spec §7.6; the policy is in docs/leaks.md.
 */
export const findLeak = ({ text, ...question }: LeakQuestion): Leak[] => leakFinder(question)(text);

/** `findLeak` for several texts on one question: the question is read only once. */
export function leakFinder(question: Omit<LeakQuestion, 'text'>): (text: string) => Leak[] {
  const { answer } = question;
  let [listen, tellsIn]: [ReturnType<typeof listener> | null, ReturnType<typeof tellsOf> | null] = [null, null];
  return (text) => {
    const leaks: Leak[] = [];
    if (text.trim() === '') return leaks; // an empty text gives nothing away
    listen ??= listener(question);
    tellsIn ??= tellsOf(answer);
    for (const reading of readingsOf(text)) {
      const draft = listen(reading.text);
      let place: ReturnType<typeof placesIn> | null = null; // made when needed, because most drafts have no leak
      const placed = (from: number, to: number): SourceSpan => {
        const { at, length } = (place ??= placesIn(reading.text, draft.said))(from, to);
        return reading.place(at, at + length);
      };
      const outright = saidOutright(reading.text, answer);
      if (outright !== null) {
        const announced = draft.said.indexOf(outright.trim());
        const [from, to] = announced < 0 ? [0, draft.said.length] : [announced, announced + outright.trim().length];
        leaks.push({ way: 'outright', says: `says “${outright}”`, ...placed(from, to), with: [] });
      }
      for (const { way, says, from, to, needs } of tellsIn(draft)) {
        if (leaks.some((leak) => leak.says === says) || leaks.length >= 8) continue; // eight leaks are enough
        leaks.push({ way, says, ...placed(from, to), with: needs ?? [] });
      }
    }
    return leaks.length === 0 || hasFoundIt(question) ? [] : leaks;
  };
}

/** Returns a function that finds what gives the answer away in any draft. */
function tellsOf(answer: AnswerQuestion): (draft: FoldedDraft) => Tell[] {
  if (answer.input_type === 'multiple_choice') return (draft) => tellsOfChoice(answer, draft);
  if (answer.input_type === 'boolean') {
    const right = readTruth(answer.expected);
    return (draft) => (right === null ? tellsOfText(answer.expected, draft) : tellsOfTruth(right, draft));
  }
  const { expected } = answer;
  const reading = readStatement(expected, {
    letters: null,
    thousands: answer.input_type !== 'set',
    oneNumber: false,
    ownUnit: answer.judging.unit,
    units: answer.judging.unit !== null,
  });
  const forms = answer.accepted_forms.slice(0, 8).map((form) => {
    const value = parseRational(form);
    return (draft: FoldedDraft) =>
      value === null ? tellsOfText(form, draft) : tellsOfValue(value, { ...answer, expected: form }, draft);
  });
  const tellsOfExpected =
    reading.kind !== 'read' || isProse(expected)
      ? (draft: FoldedDraft) => [
          ...tellsOfText(expected, draft),
          ...tellsOfWrongTerm(expected, draft),
          ...tellsOfDefinition(expected, draft),
        ]
      : (draft: FoldedDraft) => tellsOfStatement(answer, reading.read, draft);
  return (draft) => [
    ...tellsOfExpected(draft),
    ...tellsOfRatio(expected, draft),
    ...tellsOfClock(expected, draft),
    ...forms.flatMap((form) => form(draft)),
  ];
}

/** True if the answer is a word, not a product of letters, even though it could be read as one: pentagon, Tuesday. */
const isProse = (expected: string): boolean =>
  (/(?<![\\a-z])[a-z]{4,}/i.test(expected) || /^[A-Z][a-z]{2}$|^(?=[a-z]*[aeiou])[a-z]{3}$/.test(expected.trim())) &&
  !/\d|[=<>≤≥∞∅ℝ{}\\]/.test(expected) &&
  !/\b(?:sin|cos|tan|log|sqrt|infinity|undefined|empty|solutions?|real)\b/i.test(expected);

function tellsOfStatement(answer: AnswerQuestion, expected: Statement, draft: FoldedDraft): Tell[] {
  const shape = shapeOf(answer.input_type, expected);
  if (shape.kind === 'undefined') {
    const match = /\b(?:is|be|are) (?:undefined|not defined)\b/i.exec(draft.said);
    return match === null
      ? []
      : [{ way: 'text', says: 'says that it is undefined', from: match.index, to: match.index + match[0].length }];
  }
  if (shape.kind === 'scalar') {
    const factors = factorsAsked(shape.value, draft);
    if (factors !== null) return [...tellsOfFactors(factors, draft), ...tellsOfExpression(shape.value, draft)];
    const value = rationalValue(shape.value);
    return value !== null ? tellsOfValue(value, answer, draft) : tellsOfExpression(shape.value, draft);
  }
  if (shape.kind === 'relation') {
    const stretch = shape.relation.signs.some((sign) => sign !== '=') ? solutionSet(expected, 'intervals') : null;
    if (stretch !== null) return tellsOfSet(stretch, answer, draft);
    const alone = isolated(shape.relation.sides);
    return alone === null ? tellsOfText(answer.expected, draft) : tellsOfExpression(alone.value, draft);
  }
  const set = solutionSet(expected, bracketsOf(answer, expected));
  return set === null ? tellsOfText(answer.expected, draft) : tellsOfSet(set, answer, draft);
}

function tellsOfValue(value: Rational, answer: AnswerQuestion, draft: FoldedDraft): Tell[] {
  return [
    ...tellsOfNumber(value, answer, draft),
    ...(/\b(?:which|who)\b/i.test(draft.stem.said) ? tellsByPredicate(answer.expected, draft) : []),
    ...tellsOfArithmetic(value, draft),
    ...tellsOfDescription(value, draft),
    ...tellsOfCounted(value, draft),
    ...tellsOfEveryday(value, draft),
    ...tellsOfAsked(value, draft),
    ...tellsOfParts(value, draft),
    ...tellsOfSolution(value, draft),
    ...tellsOfAnnouncement(value, draft),
  ];
}
