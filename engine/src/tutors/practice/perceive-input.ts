import type { PracticeInput } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Moment } from '../../turn/tutor.ts';
import { examineAnswer } from './examine-answer.ts';
import { heldBack, isClicking, isRapid, slowDownAt } from './pace.ts';
import type { PracticeSight } from './practice-move.ts';
import { isLeftCheckpoint } from '../../problems/met-problems.ts';
import { openExamIn } from '../../problems/open-exam-in.ts';
import { helpOnExam, leftCheckpointWords } from './practice-sentences.ts';
import { TutorRefusal } from '../../turn/tutor-refusal.ts';
import type { OpenProblem } from './practice-session.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { unsafeAttempt } from './unsafe-text.ts';

/**
 * Classifies an input. An unsafe text is treated as nothing else. Everything there is to find out about an answer is found
 * here, deterministically.
 *
 * Errors  throws `TutorRefusal`: `stale` for an input about another problem than the open one, `not_now` for one that doesn't
 *         fit the phase. Nothing has changed then.
 */
export function perceiveInput(
  world: PracticeWorld,
  { session, skills }: PracticeState,
  input: PracticeInput,
  { now }: Moment,
): PracticeSight {
  const found = unsafeAttempt(world, { session, skills }, input);
  if (found !== null) return { kind: 'unsafe', found };
  const phase = phaseNow(world, session);
  if (input.kind === 'next') return mayGoOn(world, session) ? { kind: 'next' } : refuse(input.kind, phase.kind);

  const { open, problem } = onTheTable(world, session.open, input.problem_id);
  const examplePause = phase.kind === 'paused' && input.kind === 'see_example';
  if (phase.kind !== 'answering' && !examplePause) return refuse(input.kind, phase.kind);
  const slow_down = slowDownAt(session, now);
  if (slow_down !== null && heldBack[slow_down.kind].includes(input.kind)) return { kind: 'too_soon', slow_down };

  switch (input.kind) {
    case 'attempt':
    case 'attempt_work': {
      if (input.kind === 'attempt' && problem.item.answer_spec.answer_mode === 'work_shown')
        throw new TutorRefusal('not_now', 'This problem asks for your work. Write it line by line, the answer in the last line.');
      const written = input.kind === 'attempt' ? { answer: input.answer, lines: null } : { answer: null, lines: input.lines };
      const rapid = isRapid(open, problem.item.problem_content.stem, now, world.policy);
      return { kind: 'answer', session, open, problem, rapid, ...written, ...examineAnswer(problem, open, written) };
    }
    case 'ask_hint':
      if (!mayAskHint(session.mode, open)) throw new TutorRefusal('not_now', noMoreHints(session.mode));
      refuseHelpWithExam(world, problem, now);
      return { kind: 'ask_hint', open, problem, clicking: isClicking(open, now, world.policy) };
    case 'see_example':
      if (session.mode === 'checkpoint')
        throw new TutorRefusal('not_now', 'A checkpoint shows what you can do on your own, so there’s no example here.');
      refuseHelpWithExam(world, problem, now);
      return { kind: 'see_example', open, problem };
    case 'skip':
      return { kind: 'skip', open, problem };
  }
}

/** Refuses help with a problem that was open before the same question became one of the student's exam questions. */
function refuseHelpWithExam({ met }: PracticeWorld, { item }: BankedProblem, now: Date): void {
  const exam = openExamIn(met.exams, item.problem_content.stem, now);
  if (exam !== null) throw new TutorRefusal('not_now', helpOnExam(exam));
}

/**
 * Returns the phase from the student's point of view: a checkpoint that she left by beginning another one in the same skill is
 * over, whatever its state.
 */
export const phaseNow = ({ met }: PracticeWorld, session: PracticeState['session']): PracticeState['session']['phase'] =>
  session.phase.kind !== 'finished' && isLeftCheckpoint(met, session)
    ? { kind: 'finished', words: leftCheckpointWords }
    : session.phase;

/** True if the student may go on: the problem is closed, practice is paused, or the bank no longer has the problem. */
export function mayGoOn(world: PracticeWorld, session: PracticeState['session']): boolean {
  const { open } = session;
  const phase = phaseNow(world, session);
  if (phase.kind === 'finished') return false;
  if (phase.kind !== 'answering') return true;
  return open === null || world.shelf.find(open.problem_id, open.version) === null;
}

/**
 * True if the student may ask for a hint. There are three levels, each given once. After the last, a new attempt brings a new
 * hint, and a worked example is available.
 */
export const mayAskHint = (mode: PracticeState['session']['mode'], { hints }: OpenProblem): boolean =>
  mode !== 'checkpoint' && (hints.at(-1)?.hint_level ?? 0) < 3;

const noMoreHints = (mode: PracticeState['session']['mode']): string =>
  mode === 'checkpoint'
    ? 'A checkpoint shows what you can do on your own, so there are no hints here.'
    : 'You’ve seen all the hints. Try an answer, or look at a worked example.';

function onTheTable(
  world: PracticeWorld,
  open: OpenProblem | null,
  problemId: string,
): { open: OpenProblem; problem: BankedProblem } {
  const problem = open?.problem_id === problemId ? world.shelf.find(open.problem_id, open.version) : null;
  if (open === null || problem === null) {
    throw new TutorRefusal('stale', 'This practice has gone on to another problem, perhaps in another tab. Reload to see it.');
  }
  return { open, problem };
}

function refuse(act: PracticeInput['kind'], phase: PracticeState['session']['phase']['kind']): never {
  const words = {
    answering: 'Answer the problem or skip it first.',
    solved: 'This problem is solved. Continue with the next one.',
    given_up: 'This problem is closed. Continue with the next one.',
    paused: "This practice is paused. Continue when you're ready.",
    finished: 'This practice is finished. Start another one from the home page.',
  }[phase];
  throw new TutorRefusal('not_now', act === 'next' || phase !== 'answering' ? words : 'This cannot be done now.');
}
