import { valueAskedAbout } from '../hearing/answers/value-asked-about.ts';
import type { Heard } from '../hearing/heard.ts';
import { isToldSince } from '../support/next-help.ts';
import { selfCheckOf } from '../support/self-check.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { CheckMet, TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/**
 * Shows a student who asks whether a value is right how she can see for herself; she may then send it. Nothing is judged. She
 * checks a second value the same way. If she asks about the same one again, or about a third, she's told that she may just send
 * it. If she complains that the tutor doesn't say, she's told why, once.
 *
 * Errors  none: null if she still asks about the same value after that, and needs other help.
 */
export function onWishToCheck(
  session: LessonSession,
  question: Question,
  { text, heard: { taken } }: Pick<LessonSight, 'text' | 'heard'>,
): Extract<TeachingAct, { act: 'ask_again' }> | null {
  const { full_conversation_log: log } = session;
  const words = selfCheckOf(question);
  const met = (check: CheckMet, told: string | null = null) =>
    ({ act: 'ask_again', why: 'unsent', note: null, wrote: text, check, words: told }) as const;
  if (taken.kind === 'check' && taken.wants === 'another') return met('look_again');
  const wishes = log.filter(({ role, heard }) => role === 'student' && heard?.taken.kind === 'check');
  if (taken.kind === 'check' && taken.wants === 'why')
    return met(wishes.some(({ heard }) => complains(heard)) ? 'may_send' : 'why');
  const before = wishes.filter(({ turn }) => turn > question.asked_at_turn);
  const asked = new Set(before.flatMap((one) => valueAskedAbout(one.text) ?? []));
  const value = valueAskedAbout(text);
  const isNew = value !== null && !asked.has(value);
  const isTold = words !== null && isToldSince(session, question.asked_at_turn, words);
  if (before.length === 0 || (words !== null && !isTold && asked.size < 2)) return met('way', words);
  if (isNew && isTold && asked.size === 1) return met('same_way');
  return isNew || before.length === 1 || log.at(-1)?.act !== 'ask_again' ? met('may_send') : null;
}

const complains = (heard: Partial<Pick<Heard, 'taken'>> | undefined): boolean =>
  heard?.taken?.kind === 'check' && heard.taken.wants === 'why';
