import type { AnswerCheck, AnswerReading, ReadingProblem } from '@stoa/schema/answer-check';
import type { InputType, JudgingRules } from '@stoa/schema/problem';
import { withinSteps, type Allowance } from './bounds/allowance.ts';
import { inExactForm } from './judge/about-sign.ts';
import { canonicalText } from './judge/canonical.ts';
import { checkClock } from './judge/check-clock.ts';
import { checkRemainder } from './judge/check-remainder.ts';
import {
  checkChoice,
  checkTruth,
  choiceEcho,
  noSuchChoice,
  noTruth,
  nothingYet,
  unreadable,
  wordEcho,
} from './judge/check-closed-answer.ts';
import { findChoice } from './judge/choices.ts';
import { judgeStatement } from './judge/judge-statement.ts';
import { inExpectedCase } from './judge/letter-case.ts';
import { numberedNames, withIndices, withoutNumbers } from './judge/numbered-solutions.ts';
import { inForm, takesAnyForm, unfinished, unsure, type Judgement } from './judge/judgement.ts';
import { limits } from './bounds/limits.ts';
import { rationalValue } from './exact/rational-value.ts';
import { echoOf, printStatement } from './print.ts';
import { readStatement } from './read/read-statement.ts';
import type { Grammar } from './read/token.ts';
import { bracketsOf, shapeOf } from './judge/answer-shape.ts';
import { askedDigits } from './judge/rounding.ts';
import { isolated } from './solve/solution-set.ts';
import { isSameText, isSameWords } from './compare/same-text.ts';
import { expressionsOf, lettersInside, lettersOf, somewhere, type Statement } from './syntax-tree.ts';
import { readTruth } from './judge/truth.ts';
import { workedOut } from './judge/work-out.ts';

/** What the checker needs to know about the question. */
export type AnswerQuestion = {
  expected: string;
  input_type: InputType;
  tolerance: number | null;
  accepted_forms: readonly string[];
  choices: readonly string[];
  judging: JudgingRules;
};

type Reader = Pick<AnswerQuestion, 'input_type' | 'choices'> & { judging: Pick<JudgingRules, 'variables' | 'unit'> };

/**
 * Judges one answer (practice spec §5.2, §6). Deterministic, bounded, never throws.
 *
 * Shape   `incorrect` with reason 'form', 'rounding', 'units' or 'domain' means that the value was right or nearly so; the
 *         note says what is left to do. `unreadable` and `undecided` don't count against the student. The expected text
 *         itself is always correct, unless it breaks the form or the unit that the question declares.
 * Errors  none. If `expected` cannot be read, any other text is 'undecided'; the factory's verifier rejects such questions.
 */
export function checkAnswer(question: AnswerQuestion, answer: string): AnswerCheck {
  if (question.input_type === 'multiple_choice') return checkChoice(question, answer);
  if (question.input_type === 'boolean') return checkTruth(question, answer);
  return inExactForm(question, answer, checkValue(question, answer));
}

function checkValue(question: AnswerQuestion, answer: string): AnswerCheck {
  const check = checkClock(question, answer) ?? checkRemainder(question, answer) ?? checkStatement(question, answer);
  if (check.verdict === 'correct' || !(isSameText(answer, question.expected) || isSameName(question, answer))) return check;
  if (check.verdict === 'unreadable') {
    const text = answer.trim();
    const said = { normalized: text, expected_normalized: check.expected_normalized, echo: wordEcho(text) };
    return { verdict: 'correct', reason: 'equal', note: null, ...said };
  }
  const formBroken = check.reason === 'form' && (question.judging.form !== 'any' || askedDigits(question.judging) !== null);
  const unitBroken = check.reason === 'units' && question.judging.unit !== null;
  const digitsBroken = check.reason === 'rounding' && askedDigits(question.judging) !== null;
  return formBroken || unitBroken || digitsBroken ? check : { ...check, verdict: 'correct', reason: 'equal', note: null };
}

/**
 * True if the answer is the expected word in other capitals, such as "tuesday" for "Tuesday", and the expected answer is not
 * mathematics.
 */
const isSameName = (question: AnswerQuestion, answer: string): boolean =>
  isSameWords(answer, question.expected) &&
  [false, true].every((units) => readExpected(question, question.expected, units) === null);

function checkStatement(question: AnswerQuestion, answer: string): AnswerCheck {
  const steps: Allowance = { left: limits.answerSteps };
  const inLetters = checkReading(question, readExpected(question, question.expected, false), answer, false, steps);
  if (readsUnitsAnyway(question)) return inLetters;
  // an author who writes "1 m" means a meter, though m could be a letter: 0 m is not 0 m/s, though 0·m is 0·m/s
  const quantity = readExpected(question, question.expected, true);
  if (quantity?.kind !== 'quantity') return inLetters;
  const inUnits = checkReading(question, quantity, answer, true, steps);
  const bothQuantities = readStatement(answer, grammarFor(question, quantity, true));
  const isZero = rationalValue(quantity.amount)?.n === 0n;
  return inLetters.verdict === 'correct' &&
    !isZero &&
    !(bothQuantities.kind === 'read' && bothQuantities.read.kind === 'quantity')
    ? inLetters
    : inUnits;
}

/**
 * Judges the answer against an expected answer that has already been read. `units` says whether both are read with unit
 * words.
 */
function checkReading(
  question: AnswerQuestion,
  expected: Statement | null,
  answer: string,
  units: boolean,
  steps: Allowance,
): AnswerCheck {
  const expectedText =
    expected === null ? question.expected.trim() : canonicalText(question.input_type, expected, bracketsOf(question, expected));
  const grammar = grammarFor(question, expected, units);
  const numbered = numberedNames(answer).filter(
    (name) => grammar.names?.includes(name) !== true && (grammar.letters?.has(name.slice(0, 1)) ?? true),
  );
  const letters = grammar.letters === null ? null : new Set([...grammar.letters, ...numbered]);
  const reading = readStatement(numbered.length > 0 ? withIndices(answer) : answer, { ...grammar, letters });
  if (reading.kind !== 'read') return unreadable(reading.kind === 'empty' ? nothingYet : reading.problem, expectedText);

  const student = reading.read;
  const misfit =
    misfitOf(question, student, answer) ??
    strangeName(question, expected, student, answer) ??
    foreignUnit(question, expected, student, answer) ??
    tooManyAnswers(question, expected, student, answer);
  if (misfit !== null) return unreadable(misfit, expectedText);
  const said = {
    normalized: canonicalText(question.input_type, student, expected === null ? 'intervals' : bracketsOf(question, expected)),
    expected_normalized: expectedText,
    echo: echoOf(student),
  };
  if (expected === null) return { verdict: 'undecided', reason: 'expected_unreadable', note: null, ...said };

  const judged = withinSteps([steps], (): Judgement => {
    const accepted = question.accepted_forms.some((form) => isAcceptedForm(question, form, expected, student));
    return accepted ? { verdict: 'correct', reason: 'accepted_form' } : judgeWorkedOut(question, expected, student);
  });
  const judgement = judged?.result ?? unsure;
  if (judgement.reason === 'different_value') {
    const again = (other: Statement) => withinSteps([steps], () => judgeWorkedOut(question, expected, other))?.result ?? unsure;
    const plain = withoutNumbers(student, numbered);
    if (plain !== null) return { ...said, note: null, ...again(plain) };
    const otherCase = inExpectedCase(expected, student);
    if (otherCase !== null && again(otherCase.statement).verdict === 'correct')
      return { ...said, verdict: 'incorrect', reason: 'form', note: otherCase.note };
  }
  if (judgement.verdict === 'incorrect' && shoutMark.test(answer)) {
    const meant = readStatement(answer.replace(shoutMark, '$1'), { ...grammar, letters });
    if (meant.kind === 'read' && isShout(question, expected, meant.read)) return unreadable(shout(answer), expectedText);
  }
  return { verdict: judgement.verdict, reason: judgement.reason, note: judgement.note ?? null, ...said };
}

/** Matches the exclamation marks that end an answer, also before a closing bracket or period. */
const shoutMark = /(?:\s*!)+([\s$.)}\]]*)$/;

/**
 * True if the answer is right without its exclamation mark and the expected answer has no factorial: 12! where 12 is
 * expected, 3/4! where 3/4 is. The student may only be excited.
 */
const isShout = (question: AnswerQuestion, expected: Statement, meant: Statement): boolean =>
  !expressionsOf(expected).some((x) => somewhere(x, (part) => part.kind === 'factorial')) &&
  judgeStatement(question, expected, meant).verdict === 'correct';

const shout = (answer: string): ReadingProblem => ({
  at: 0,
  length: answer.length,
  message: 'The sign ! is a factorial here. Leave it out if you don’t mean one.',
});

/**
 * Judges the answer with functions such as gcd worked out. gcd(12, 18) is worth 6, but leaves work to do, so it isn't in
 * final form.
 */
function judgeWorkedOut(question: AnswerQuestion, expected: Statement, student: Statement): Judgement {
  const own = workedOut(student);
  const judgement = judgeStatement(question, workedOut(expected), own);
  const left = own !== student && judgement.verdict === 'correct' && !takesAnyForm(question);
  return left ? inForm(unfinished) : judgement;
}

/** Reads an answer without judging it, for the live echo. It isn't given anything about the expected answer. */
export function readAnswer(question: Reader, answer: string): AnswerReading {
  if (answer.trim() === '') return { kind: 'empty' };
  if (question.input_type === 'multiple_choice') {
    const position = findChoice(answer, question.choices);
    return position === null
      ? { kind: 'unreadable', problem: noSuchChoice(question.choices, answer) }
      : { kind: 'read', echo: choiceEcho(question.choices[position]!) };
  }
  if (question.input_type === 'boolean') {
    const truth = readTruth(answer);
    return truth === null ? { kind: 'unreadable', problem: noTruth(answer) } : { kind: 'read', echo: wordEcho(`${truth}`) };
  }
  const reading = readStatement(answer, grammarFor(question, null, false));
  if (reading.kind !== 'read') return reading;
  const misfit =
    misfitOf(question, reading.read, answer) ??
    (isNumeric(question.input_type) ? strangeName(question, null, reading.read, answer) : null);
  return misfit === null ? { kind: 'read', echo: echoOf(reading.read) } : { kind: 'unreadable', problem: misfit };
}

/**
 * Says in plain words why the question's own answer cannot be read, or returns null if it can. If it cannot, every answer is
 * undecided.
 */
export function faultOfExpected(question: AnswerQuestion): string | null {
  const { expected, input_type } = question;
  const closed = input_type === 'multiple_choice' || input_type === 'boolean';
  if (!closed && expected.trim() !== '' && readExpected(question, expected, false) !== null) return null;
  if (checkRemainder(question, expected) !== null) return null;
  const reading = readAnswer({ ...question, judging: { variables: [], unit: question.judging.unit } }, expected);
  if (reading.kind === 'read') return null;
  return reading.kind === 'empty' ? nothingYet.message : reading.problem.message;
}

/**
 * Returns how texts are read for this question. Letters of the expected answer are allowed even if the question doesn't
 * declare them.
 */
function grammarFor(question: Reader, expected: Statement | null, units: boolean): Grammar {
  const declared = question.judging.variables;
  const own = expected === null ? [] : [...lettersInside(expected)];
  return {
    letters: declared.length === 0 ? null : new Set([...declared, ...own, ...own.map((name) => name.replace(/[_(].*$/, ''))]),
    thousands: question.input_type !== 'set',
    oneNumber: isNumeric(question.input_type),
    ownUnit: question.judging.unit,
    units: units || readsUnitsAnyway(question),
    names: [...declared, ...own],
    imaginary: !isNumeric(question.input_type) && !own.includes('i') && !declared.includes('i'),
  };
}

const isNumeric = (inputType: InputType): boolean => inputType !== 'expression' && inputType !== 'set';
const readsUnitsAnyway = (question: Reader): boolean => isNumeric(question.input_type) || question.judging.unit !== null;

function readExpected(question: AnswerQuestion, text: string, units: boolean): Statement | null {
  const grammar = grammarFor(question, null, units);
  const reading = readStatement(text, { ...grammar, letters: null });
  if (reading.kind === 'read') return reading.read;
  const strict = readStatement(text, grammar);
  return strict.kind === 'read' ? strict.read : null;
}

/**
 * True if the student wrote one of the problem's accepted forms: the same signs in any spacing, or the same value if the
 * form's value differs from the expected one.
 */
function isAcceptedForm(question: AnswerQuestion, form: string, expected: Statement, student: Statement): boolean {
  const accepted = readExpected(question, form, false);
  if (accepted === null) return false;
  if (printStatement(accepted, 'plain') === printStatement(student, 'plain')) return true;
  const plain: AnswerQuestion = { ...question, tolerance: null, judging: { ...question.judging, form: 'any' } };
  const other = judgeStatement(plain, expected, accepted).verdict === 'incorrect';
  return other && judgeStatement(plain, accepted, student).verdict === 'correct';
}

/**
 * Returns a problem if the answer can be read but is no answer of this type. It doesn't count against the student and tells
 * her what to write.
 */
function misfitOf(question: Reader, s: Statement, answer: string): ReadingProblem | null {
  const whole = (message: string): ReadingProblem => ({ at: 0, length: answer.length, message });
  if (question.input_type === 'set' || question.input_type === 'expression') return null;
  const asked =
    { integer: 'a whole number', decimal: 'a number', fraction: 'a fraction or a number' }[question.input_type as 'integer'] ??
    'a number';
  if (s.kind === 'undefined' || s.kind === 'nothing' || s.kind === 'everything') return whole(`I expected ${asked} here.`);
  if (s.kind !== 'expression' && s.kind !== 'quantity' && s.kind !== 'relation')
    return whole(`I expected just one number here. Write ${asked}.`);
  if (s.kind === 'relation' && s.signs.some((sign) => sign !== '=')) return whole(`I expected ${asked} here, without < or >.`);
  const unit = question.judging.unit;
  const itsUnit = unit === null ? '' : (/[A-Za-z]+$/.exec(answer.trim())?.[0] ?? '');
  if (s.kind === 'expression' && unit !== null && itsUnit !== unit && itsUnit.toLowerCase() === unit.toLowerCase())
    return whole(`Write the unit as ${unit}: lowercase and capital letters matter.`);
  if (s.kind === 'expression' && lettersOf(s.expression).size > 0) return whole(`I expected ${asked} here, without letters.`);
  if (s.kind === 'quantity' && lettersOf(s.amount).size > 0) return whole(`I expected ${asked} here, without letters.`);
  return null;
}

/**
 * Returns a problem if the answer names a letter that the question doesn't use: x = 6 where the problem asks for k. Any name
 * is fine if the question declares no letters or the value itself has letters. Where a line such as x = 6 is asked for, y = 6
 * is just another line.
 */
function strangeName(question: Reader, expected: Statement | null, s: Statement, answer: string): ReadingProblem | null {
  const { variables } = question.judging;
  if (variables.length === 0 || s.kind !== 'relation' || s.signs.some((sign) => sign !== '=')) return null;
  const named = isolated(s.sides);
  if (expected?.kind === 'relation' && !isNumeric(question.input_type)) return null;
  const known = expected === null ? [] : [...lettersInside(expected)];
  if (named === null || lettersOf(named.value).size > 0 || [...variables, ...known].includes(named.letter)) return null;
  return { at: 0, length: answer.length, message: `This problem doesn’t use the letter ${named.letter}. Check what you typed.` };
}

/**
 * Returns a problem for a unit that nobody asked for: 5 cm where 5 is asked for. The question doesn't say what the number
 * counts, so the unit is neither right nor wrong.
 */
function foreignUnit(question: AnswerQuestion, expected: Statement | null, s: Statement, answer: string): ReadingProblem | null {
  if (s.kind !== 'quantity' || question.judging.unit !== null || expected?.kind === 'quantity') return null;
  if (s.unit.length === 1 && /^[$€£]$/.test(s.unit[0]!.name)) return null;
  return { at: 0, length: answer.length, message: 'Write just the number here, without a unit.' };
}

/**
 * Returns a problem for `1,5` where one value is asked for: it may be a decimal comma or two answers. Asking is better than
 * guessing.
 */
function tooManyAnswers(
  question: AnswerQuestion,
  expected: Statement | null,
  student: Statement,
  answer: string,
): ReadingProblem | null {
  if (expected === null || student.kind !== 'list' || student.joint !== ',' || question.input_type !== 'expression') return null;
  const scalar =
    shapeOf(question.input_type, expected).kind === 'scalar' && student.items.every((item) => item.kind === 'expression');
  return scalar
    ? {
        at: 0,
        length: answer.length,
        message: 'I read more than one answer here. Write just one, with a decimal point if it has decimals.',
      }
    : null;
}
