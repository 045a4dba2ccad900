import type { Guideline, PlanQuestion, QuestionAnswer } from '@stoa/schema/study-plan';
import { isClosed } from '../../../problems/is-closed.ts';
import { rememberReadings } from '../../../guards/remember-readings.ts';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { describeFigure } from '../../../figures/describe-figure.ts';
import { labelThatTells } from '../../../verification/figure-keeps-the-answer.ts';
import { checkAnswer, faultOfExpected } from '../../../math/check-answer.ts';
import { isWorth } from '../../../math/is-worth.ts';
import { findChoice } from '../../../math/judge/choices.ts';
import { readTruth } from '../../../math/judge/truth.ts';
import { error, saidOfLeak, type Finding } from './plan-finding.ts';
import { findingsInProbes } from './probe-findings.ts';
import { findingsInSelfCheck } from './self-check-findings.ts';

/** Finds faults in one question: its key, its known wrong answers, and help that gives the answer away. */
export const findingsInQuestion = (
  at: string,
  question: PlanQuestion,
  { misconceptions }: Guideline['guidelines'],
): readonly Finding[] => findingsIn(JSON.stringify([at, question, misconceptions.map(({ id }) => id)]));

/** While an author writes a plan, it's read again after each change, and most of its questions are the same. */
const findingsIn = rememberReadings((asked): readonly Finding[] => {
  const [at, question, misconceptions] = JSON.parse(asked) as [string, PlanQuestion, string[]];
  return findingsOf(at, question, new Set(misconceptions));
}, 400); // the questions of a dozen plans

function findingsOf(at: string, question: PlanQuestion, described: ReadonlySet<string>): Finding[] {
  const unknown = question.wrong_answers.flatMap(({ misconception }, k) =>
    described.has(misconception)
      ? []
      : [error(`${at}.wrong_answers.${k}.misconception`, `The guideline describes no misconception "${misconception}".`)],
  );
  const key = [...findingsInChoices(at, question.answer), ...findingsInKey(at, question.answer)];
  // If the key is wrong, everything judged by it would only repeat that.
  if (key.length > 0) return [...unknown, ...key];
  return [
    ...unknown,
    ...findingsInFigure(at, question),
    ...findingsInStem(at, question),
    ...findingsInWrongAnswers(at, question),
    ...findingsInHelp(at, question),
    ...findingsInProbes(at, question),
    ...findingsInSelfCheck(at, question),
    ...findingsInEnd(at, question),
  ];
}

function findingsInChoices(at: string, { input_type, choices }: QuestionAnswer): Finding[] {
  const place = `${at}.answer.choices`;
  if (input_type !== 'multiple_choice')
    return choices.length === 0 ? [] : [error(place, `Choices make no sense for ${input_type}.`)];
  const bare = choices.map((choice) => choice.replace(/[$\s]/g, ''));
  return [
    ...(choices.length < 2 ? [error(place, 'A multiple choice needs two choices or more.')] : []),
    ...(new Set(bare).size < bare.length ? [error(place, 'The same choice stands there twice.')] : []),
  ];
}

function findingsInKey(at: string, answer: QuestionAnswer): Finding[] {
  const fault = faultOfExpected(answer);
  if (fault !== null) return [error(`${at}.answer.expected`, `The answer "${answer.expected}" cannot be read: ${fault}`)];
  return [answer.expected, ...answer.accepted_forms].flatMap((form, k) => {
    const { verdict, note } = checkAnswer(answer, form);
    const place = k === 0 ? 'expected' : `accepted_forms.${k - 1}`;
    const why = note === null ? '' : ` ${note}`;
    return verdict === 'correct'
      ? []
      : [error(`${at}.answer.${place}`, `The answer "${form}" is itself judged ${verdict}.${why}`)];
  });
}

/** Finds whether the picture beside a question gives the answer away, in a label or in its words. */
function findingsInFigure(at: string, { figure, text, answer }: PlanQuestion): Finding[] {
  if (figure === undefined) return [];
  const label = labelThatTells(figure, answer.expected, text);
  if (label !== null) return [error(`${at}.figure`, `The picture is labeled with the answer "${label}".`)];
  const words = describeFigure(figure);
  return findLeak({ text: words, answer, stem: text, shown: [], written: [] })
    .slice(0, 1)
    .map((leak) => error(`${at}.figure`, `The picture gives the answer away: it ${saidOfLeak(words, leak)}.`));
}

/**
 * Finds an answer that can be copied from the question: in "Write 2/3 with the denominator 24", copying 2/3 gives the right
 * value without any work.
 */
function findingsInStem(at: string, { text, answer }: PlanQuestion): Finding[] {
  if (isClosed(answer)) return [];
  const [formula, ...more] = Array.from(text.matchAll(/(?<!\\)\$((?:\\.|[^$\\])*)\$/g), (found) => found[1]!);
  if (formula === undefined || more.length > 0 || checkAnswer(answer, formula).verdict !== 'correct') return [];
  return [
    error(`${at}.text`, `"${formula}", copied from the question, is judged correct: ask for something that is not there yet.`),
  ];
}

function findingsInWrongAnswers(at: string, { answer, wrong_answers }: PlanQuestion): Finding[] {
  return wrong_answers.flatMap((wrong, k) => {
    const place = `${at}.wrong_answers.${k}.answer`;
    const { verdict } = checkAnswer(answer, wrong.answer);
    if (verdict !== 'incorrect') return [error(place, `The wrong answer "${wrong.answer}" is judged ${verdict}.`)];
    const twin = wrong_answers.slice(0, k).find((earlier) => isWorth(answer, earlier.answer, wrong.answer));
    return twin === undefined ? [] : [error(place, `"${wrong.answer}" is worth the same as the wrong answer "${twin.answer}".`)];
  });
}

/**
 * Finds help that gives the answer away. Probe, hint and solution come one after the other, so what they tell together counts
 * as well.
 */
function findingsInHelp(at: string, { text: stem, answer, probe, hint, wrong_answers, solution }: PlanQuestion): Finding[] {
  const told = (place: string, text: string, shown: readonly string[], written: readonly string[] = []): Finding[] =>
    findLeak({ text, answer, stem, shown, written })
      .slice(0, 1)
      .map((leak) => error(`${at}.${place}`, `It gives the answer away: it ${saidOfLeak(text, leak)}.`));
  const help = [
    ...told('probe.text', probe.text, []),
    ...wrong_answers.flatMap((wrong, k) => told(`wrong_answers.${k}.probe.text`, wrong.probe.text, [], [wrong.answer])),
    ...told('hint', hint, [probe.text]),
  ];
  for (const k of solution.keys()) {
    if (k === solution.length - 1) break;
    const before = solution.slice(0, k + 1).map(({ explanation, math }) => `${explanation} $${math}$`);
    const found = told(`solution.${k}`, before.join('\n'), [probe.text, hint]);
    if (found.length > 0) return [...help, ...found]; // every later step would repeat it
  }
  return help;
}

/** Checks that the solution's last step arrives at the answer. */
function findingsInEnd(at: string, { answer, solution }: PlanQuestion): Finding[] {
  const { explanation, math } = solution.at(-1)!;
  return holdsAnswer(answer, explanation, math)
    ? []
    : [error(`${at}.solution.${solution.length - 1}`, `The last step does not arrive at the answer "${answer.expected}".`)];
}

function holdsAnswer(answer: QuestionAnswer, explanation: string, math: string): boolean {
  const words = `${explanation} ${math}`;
  if (answer.input_type === 'boolean') {
    const said = words.match(/[A-Za-z]{2,}/g)?.map(readTruth) ?? [];
    return said.includes(readTruth(answer.expected));
  }
  if (answer.input_type === 'multiple_choice') {
    const right = answer.choices[findChoice(answer.expected, answer.choices)!]!;
    return spaceless(words).includes(spaceless(right)) || conclusionsOf(math).some((end) => spaceless(end) === spaceless(right));
  }
  const inAnyForm = { ...answer, judging: { ...answer.judging, form: 'any' as const } };
  return conclusionsOf(math).some((end) => checkAnswer(inAnyForm, end).verdict === 'correct');
}

/**
 * Returns the possible conclusions of a line of mathematics: the whole line, or what follows one of its equals signs, arrows or
 * commas.
 */
function conclusionsOf(math: string): string[] {
  const plain = math.replace(/\\(?:quad|qquad|;|,|:|!)/g, ' ').trim();
  const afterSign = [...plain.matchAll(/=|\\Rightarrow|\\rightarrow|\\to\b|,/g)].map(({ index, 0: sign }) =>
    plain.slice(index + sign.length),
  );
  const between = plain.split(/=|\\Rightarrow|\\rightarrow|\\to\b|,|\\text\{[^}]*\}/);
  return [plain, ...afterSign, ...between].map((part) => part.trim().replace(/[.,]$/, '')).filter((part) => part !== '');
}

const spaceless = (text: string): string => text.replace(/(?<!\\)\$|\\[,;:! ]|\s+/g, '').toLowerCase();
