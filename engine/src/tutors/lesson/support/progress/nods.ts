import type { LessonSession, Question } from '../../state/lesson-session.ts';

/** A student with this many nods on earlier questions is treated as one who only nods. */
const noticedFrom = 2;

/** The reply to a nod ("ok", "yes", "fine") while a question waits for an answer. */
type NodMet = 'led_back' | 'one_thing' | 'in_the_way' | 'helped';

/**
 * Chooses the reply to the next nod. The first nod is led back to the question; the second is asked for one small thing that
 * she can do; the third, for what is in the way; after that, she gets help like any student who is stuck. A student who nodded
 * to earlier questions is asked for the small thing at once.
 */
export function meetingNod(session: LessonSession, question: Question): NodMet {
  const { here, before } = nodsOn(session, question);
  const at = here + (before >= noticedFrom ? 1 : 0);
  return (['led_back', 'one_thing', 'in_the_way'] as const)[at] ?? 'helped';
}

/** Counts the nods to this question with nothing else in between, and the nods to all questions before it. */
function nodsOn({ full_conversation_log: log }: LessonSession, { asked_at_turn }: Question): { here: number; before: number } {
  let here = 0;
  let before = 0;
  for (const [at, { role, turn, heard }] of log.entries()) {
    if (role !== 'student') continue;
    const isNod = heard?.taken.kind === 'continuation' && log[at - 1]?.act !== 'ask_reason';
    if (turn <= asked_at_turn) before += isNod ? 1 : 0;
    else here = isNod ? here + 1 : 0;
  }
  return { here, before };
}
