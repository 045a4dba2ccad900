import type { InputType } from '@stoa/schema/problem';
import type { AnswerQuestion } from '../../math/check-answer.ts';
import { choiceKey, findChoice } from '../../math/judge/choices.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import { unitText } from '../../math/units/measure.ts';
import { readTruth } from '../../math/judge/truth.ts';
import { definedIn } from './asked.ts';
import { quantitiesIn } from './quantities.ts';
import { foldMath } from './fold-signs.ts';

/** An answer as somebody wrote it down, with what else is known about it. */
export type WrittenAnswer = {
  readonly answer: string;
  readonly stem: string;
  readonly input_type?: InputType | undefined;
  readonly choices: readonly string[];
  readonly variables: readonly string[];
};

/**
 * Returns the question for an answer whose kind isn't given: looks for choices in the stem, and reads "60 apples", "#### 60"
 * or "Tom has 60 apples left." as the number.
 *
 * Shape   one question, or two if a text is both a value and a choice of the stem.
 * Errors  none: what cannot be read as mathematics stays a text.
 */
export function questionsOf({ answer, stem, input_type, choices, variables }: WrittenAnswer): AnswerQuestion[] {
  const ask = (
    type: InputType,
    expected: string,
    offered: readonly string[] = [],
    unit: string | null = null,
  ): AnswerQuestion => ({
    expected,
    input_type: type,
    tolerance: null,
    accepted_forms: [],
    choices: [...offered],
    judging: { form: 'any', variables: [...variables], unit },
  });
  if (input_type !== undefined) return [ask(input_type, answer, choices)];
  const tidy = answer
    .slice(0, 2000)
    .trim()
    .replace(/^(?:#{2,}|(?:the )?(?:final |correct )?answer(?: is)?:?)\s*/i, '')
    .replace(/^\\boxed\s*\{(.*)\}$/s, '$1')
    .replace(/^\$(?!\s*\d[\d.,]*\s*$)([^$]+)\$$/, '$1')
    .replace(/(?<=[\w)%}])\.$/, '')
    .trim();
  if (readTruth(tidy) !== null && tidy.length > 1) return [ask('boolean', tidy)];
  const offered = choices.length > 1 ? [...choices] : choicesIn(stem);
  const key = /^\(?([A-Ha-h])[).:](?:\s+(.*))?$|^(?:choice|option)?\s*\(?([A-H])\)?$/i.exec(tidy);
  const chosen = offered.length < 2 ? null : (findChoice(key?.[1] ?? key?.[3] ?? tidy, offered) ?? null);
  const asChoice = chosen === null ? [] : [ask('multiple_choice', choiceKey(chosen), offered)];
  if (asChoice.length > 0) return asChoice;
  if (/^(?:yes|no|true|false)\b[,.;:]? /i.test(tidy))
    return [ask('boolean', /^(?:yes|true)/i.test(tidy) ? 'true' : 'false'), ask('expression', tidy)];
  const { number, unit } = numberOf(tidy, stem);
  return [ask('expression', number, [], unit)];
}

/**
 * Returns the number in the answer ("$60", "60 apples", "about 60 km per hour", "Tom has 60 apples left"), or the answer as it
 * is.
 */
function numberOf(answer: string, stem: string): { number: string; unit: string | null } {
  const alone = (number: string, unit: string | null = null) => ({ number, unit });
  const bare = answer.replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, ' $1').replace(/\\[$%]/g, (sign) => sign[1]!);
  const money = /^[$€£]\s*(-?\d[\d,]*(?:\.\d+)?)$/.exec(bare.trim());
  if (money !== null) return alone(`${money[1]!} dollars`, 'dollars');
  const amount = /^(-?(?:\d+ \d+\/\d+|\d+\/\d+|\d[\d,]*(?:\.\d+)?|\.\d+))\s*(?:[a-zA-Z°][a-zA-Z°²³^\d. /-]*)$/.exec(bare.trim());
  const reading = readStatement(answer, { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: true });
  if (reading.kind === 'read' && reading.read.kind === 'quantity') {
    const letter = /\d\s*([a-zA-Z])$/.exec(answer)?.[1]; // 10m: metres, or a term in m
    const isTerm =
      letter !== undefined &&
      new RegExp(`(?:\\d|[-+=*/(^]\\s*|\\$)${letter}(?![a-zA-Z])|(?<![a-zA-Z])${letter}\\s*[-+=*/^)]`).test(stem);
    return isTerm ? alone(answer) : alone(answer, unitText(reading.read.unit));
  }
  const words = bare.match(/[a-zA-Z]{3,}/g) ?? [];
  if (amount !== null && (words.length > 0 || reading.kind !== 'read')) return alone(amount[1]!);
  if (words.length < 2 || definedIn(stem) !== null) return alone(answer);
  const inStem = new Set(quantitiesIn(foldMath(stem)).map(({ spelling }) => spelling));
  const told = quantitiesIn(foldMath(bare)).filter(({ kind }) => kind === 'figures' || kind === 'words');
  const fresh = told.filter(({ spelling }) => !inStem.has(spelling));
  const only = fresh.length === 1 ? fresh[0] : told.length === 1 ? told[0] : undefined;
  return alone(only === undefined ? answer : only.spelling);
}

/** Returns what a stem offers to choose from: "Which is greater: 3/5 or 4/7?", "Who is older, Ann, Ben or Cem?" */
function offeredIn(stem: string): string[] {
  const list = /\b(?:which|who|what)\b[^?:,]{0,60}[:,] ([^?:]{3,120}?),? or ([^,?:]{1,40})\?/i.exec(stem);
  return list === null ? [] : [...list[1]!.split(/, /), list[2]!].map((text) => text.trim().replace(/^\$|\$$/g, ''));
}

/** Returns the lettered choices in a stem: "A) 3  B) 4", "(A) 3 (B) 4", "A. 3\nB. 4". */
export function choicesIn(stem: string): string[] {
  const marks = Array.from(stem.matchAll(/(?:^|[\s,;(])\(?([A-H])[).:]\s*/g));
  const first = marks.findLastIndex((mark) => mark[1] === 'A');
  const found: string[] = [];
  for (let i = first; first >= 0 && i < marks.length; i += 1) {
    const mark = marks[i]!;
    if (mark[1] !== choiceKey(found.length)) break;
    const next = marks[i + 1];
    found.push(
      stem
        .slice(mark.index + mark[0].length, next?.index ?? stem.length)
        .trim()
        .replace(/[,;]$/, '')
        .slice(0, 200),
    );
  }
  return found.length >= 2 ? found : offeredIn(stem);
}
