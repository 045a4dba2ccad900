import type { FlagPlace } from '@stoa/schema/flag';
import type { PracticeInput } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { askForSafety } from '../../safety/ask-for-safety.ts';
import { isBareMathematics } from '../../safety/bare-mathematics.ts';
import { isCrisis } from '../../safety/crisis-message.ts';
import { stopsSoFar } from '../../safety/heed-verdict.ts';
import { readTypedMathematics } from '../../safety/read-typed.ts';
import type { Unsafe } from '../../safety/unsafe.ts';
import { wordsAsTyped } from '../../safety/words-as-typed.ts';
import type { Ask } from '../../turn/ask.ts';
import { answerQuestion } from '../../problems/answer-question.ts';
import { readAnswerTo } from '../../problems/judge-answer.ts';
import type { AnswerSight, UnsafeText } from './practice-move.ts';
import type { PracticeSession } from './practice-session.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';

/**
 * Returns what the first layer of safety finds in an attempt, or null. Runs before anything else, so that a cry for help is
 * heeded even from a stale tab or during a pause to think. A text that answers the problem is only stopped if it is a crisis.
 */
export function unsafeAttempt(world: PracticeWorld, { session }: PracticeState, input: PracticeInput): UnsafeText | null {
  const lines = linesOf(input);
  const unsafe = readTypedMathematics(lines);
  if (unsafe === null) return null;
  const { open } = session;
  const problem = open === null ? null : world.shelf.find(open.problem_id, open.version);
  const answers = input.kind === 'attempt' && problem !== null && readAnswerTo(problem, input.answer).kind === 'read';
  if (answers && !isCrisis(unsafe.violation)) return null;
  return { unsafe, text: lines.map(wordsAsTyped).join('\n'), place: placeOf(session, problem) };
}

const linesOf = (input: PracticeInput): readonly string[] =>
  input.kind === 'attempt' ? [input.answer] : input.kind === 'attempt_work' ? input.lines : [];

const placeOf = ({ skill: { id, name }, open }: PracticeSession, problem: BankedProblem | null): FlagPlace => ({
  where: 'practice',
  skill: { id, name },
  problem_id: open?.problem_id ?? null,
  stem: problem?.item.problem_content.stem ?? null,
});

/**
 * Lets the safety agent read a student's words in an attempt, if they can't be read as mathematics. Returns null if nothing is
 * stopped.
 */
export async function readForSafety(sight: AnswerSight, ask: Ask): Promise<UnsafeText | null> {
  const text = wordsIn(sight);
  if (text === null) return null;
  const { session, open, problem, check } = sight;
  const earlier = open.attempts
    .filter(({ view }) => view.verdict === 'unreadable')
    .flatMap(({ view }) => view.answer ?? view.lines?.join('\n') ?? []);
  const { verdict } = await askForSafety(
    { message: text, earlier, answers: check.verdict !== 'unreadable', stopped: session.stops_by_model },
    { text: problem.item.problem_content.stem, answer: answerQuestion(problem) },
    'the problem',
    ask,
  );
  // The agent only reads the words. An adult sees the whole text, because a number between the words may be an age or a time.
  return verdict === null ? null : { unsafe: verdict, text: wholeText(sight), place: placeOf(session, problem) };
}

const wholeText = ({ answer, lines }: AnswerSight): string => (lines ?? [answer ?? '']).map(wordsAsTyped).join('\n');

/** Returns the words in an attempt that can't be read as mathematics; null if there are none. */
function wordsIn({ answer, lines, check, line_verdicts }: AnswerSight): string | null {
  const unread =
    lines === null
      ? check.verdict === 'unreadable'
        ? [answer ?? '']
        : []
      : lines.filter((_, at) => (line_verdicts[at]?.verdict ?? 'unreadable') === 'unreadable');
  const words = unread.map(wordsAsTyped).filter((line) => /\p{L}{2}/u.test(line) && !isBareMathematics(line));
  return words.length === 0 ? null : words.join('\n');
}

/** Counts how many texts of this session were stopped on a model's judgment alone, including this one. */
export function stopsAfter(
  { stops_by_model }: PracticeSession,
  { source, violation }: Unsafe,
): PracticeSession['stops_by_model'] {
  const { grave, other } = stopsSoFar([{ kind: violation, source }]);
  return { grave: stops_by_model.grave + grave, other: stops_by_model.other + other };
}
