import { QuestionAnswer } from '@stoa/schema/study-plan';
import type { InputType } from '@stoa/schema/problem';
import { checkAnswer } from '../math/check-answer.ts';
import { isSameText } from '../math/compare/same-text.ts';
import { isSameValue } from './answers/same-value.ts';
import { actNames, type Act, type ActName } from './act.ts';

type AskedQuestion = { readonly expected: string; readonly input_type: InputType; readonly choices: readonly string[] };

/** A message with what the score needs: the open question and probe, and the acts that are in it, the most important first. */
export type Labelled = {
  readonly question: AskedQuestion;
  readonly probe: { readonly expected: readonly string[] } | null;
  readonly acts: readonly Act[];
};

/** A count of cases (`of`), and how many of them were found. For a kind of mistake, `found` counts the mistakes. */
export type Share = { readonly of: number; readonly found: number };

export type HearingScore = {
  /** Messages that contain the right answer; found if that answer was heard. */
  readonly rightAnswers: Share;
  /** Messages that contain another answer; found if exactly that answer was heard. */
  readonly otherAnswers: Share;
  /**
   * Messages without an answer to the question; found if one was heard anyway. The worst fault, because the answer counts
   * against the student.
   */
  readonly falseAnswers: Share;
  readonly probeAnswers: Share;
  /** Misconceptions that are stated in words. */
  readonly misconceptions: Share;
  /** Messages that state no misconception; found if one was heard. */
  readonly falseMisconceptions: Share;
  /** Messages whose most important act was heard as the most important. */
  readonly firstActs: Share;
  /** Counts of the first act that was heard, by the first act that is labelled. */
  readonly confusion: Readonly<Record<ActName, Readonly<Partial<Record<ActName | 'nothing', number>>>>>;
};

/**
 * Measures how well many messages were heard, compared to what a teacher would hear.
 *
 * Shape   `got[i]` holds the acts heard in the message of `expected[i]`, the most important first. Two answers are the same if
 *         their values or choices are, however they are written. Spans are not compared.
 * Errors  throws if the two lists differ in length.
 */
export function scoreHearing(expected: readonly Labelled[], got: readonly (readonly Act[])[]): HearingScore {
  if (expected.length !== got.length) throw new Error(`${expected.length} messages, but ${got.length} were heard.`);
  const pairs = expected.map((message, at) => ({ message, heard: got[at] ?? [] }));
  const among = (wanted: (pair: Pair) => boolean, found: (pair: Pair) => boolean): Share => {
    const chosen = pairs.filter(wanted);
    return { of: chosen.length, found: chosen.filter(found).length };
  };
  const misconceptions = pairs.flatMap(({ message, heard }) =>
    named(message.acts).map((id) => ({ id, wasHeard: named(heard).includes(id) })),
  );

  return {
    rightAnswers: among(
      ({ message }) => isRight(message),
      ({ message, heard }) =>
        answersOf(heard).some((answer) => isSameAnswer(message.question, message.question.expected, answer)),
    ),
    otherAnswers: among(
      ({ message }) => answersOf(message.acts).length > 0 && !isRight(message),
      ({ message: { question, acts }, heard }) =>
        answersOf(acts).some((answer) => answersOf(heard).some((other) => isSameAnswer(question, answer, other))),
    ),
    falseAnswers: among(
      ({ message }) => answersOf(message.acts).length === 0,
      ({ heard }) => answersOf(heard).length > 0,
    ),
    probeAnswers: among(
      ({ message }) => repliesOf(message.acts).length > 0,
      ({ message, heard }) =>
        repliesOf(message.acts).some((reply) => repliesOf(heard).some((other) => isSameReply(message, reply, other))),
    ),
    misconceptions: { of: misconceptions.length, found: misconceptions.filter(({ wasHeard }) => wasHeard).length },
    falseMisconceptions: among(
      ({ message }) => named(message.acts).length === 0,
      ({ heard }) => named(heard).length > 0,
    ),
    firstActs: among(
      () => true,
      ({ message, heard }) => message.acts[0]?.act === heard[0]?.act,
    ),
    confusion: confusionOf(pairs),
  };
}

type Pair = { readonly message: Labelled; readonly heard: readonly Act[] };

const answersOf = (acts: readonly Act[]) => acts.flatMap((act) => (act.act === 'answer' ? [act.answer] : []));
const repliesOf = (acts: readonly Act[]) => acts.flatMap((act) => (act.act === 'probe_answer' ? [act.answer] : []));
const named = (acts: readonly Act[]) => acts.flatMap((act) => (act.act === 'misconception' ? [act.misconception] : []));

const isRight = ({ question, acts }: Labelled): boolean =>
  answersOf(acts).some((answer) => isSameAnswer(question, question.expected, answer));

function isSameAnswer(question: AskedQuestion, answer: string, other: string): boolean {
  if (isSameValue(answer, other)) return true;
  const { input_type, choices } = question;
  const asked = QuestionAnswer.parse({ input_type, choices: [...choices], expected: answer });
  const check = checkAnswer(asked, other);
  return check.verdict === 'correct' || (check.verdict === 'incorrect' && (check.reason === 'form' || check.reason === 'units'));
}

/** True if two replies to a probe are the same: the same value, or both among the expected ones. */
const isSameReply = ({ probe }: Labelled, reply: string, other: string): boolean => {
  const isExpected = (text: string) => probe !== null && probe.expected.some((expected) => isSameText(expected, text));
  return isSameValue(reply, other) || (isExpected(reply) && isExpected(other));
};

function confusionOf(pairs: readonly Pair[]): HearingScore['confusion'] {
  const row = (name: ActName) => {
    const heard = pairs.filter(({ message }) => message.acts[0]?.act === name).map((pair) => pair.heard[0]?.act ?? 'nothing');
    return Object.fromEntries([...new Set(heard)].map((other) => [other, heard.filter((act) => act === other).length]));
  };
  return Object.fromEntries(actNames.map((name) => [name, row(name)])) as HearingScore['confusion'];
}
