import type { LessonSession, Question } from '../../state/lesson-session.ts';

/** Nods on earlier questions from which on she is met as somebody who only nods. */
const noticedFrom = 2;

/** What a nod ("ok", "yes", "fine") to a question that waits is met with. */
type NodMet = 'led_back' | 'one_thing' | 'in_the_way' | 'helped';

/**
 * What the next nod to a question is met with: it is led back to; then one small thing is asked for that she can do; then what is in the way; then help comes as to
 * anybody who is stuck. Who has nodded to questions before is asked for the one thing at once.
 */
export function meetingNod(session: LessonSession, question: Question): NodMet {
  const { here, before } = nodsOn(session, question);
  const at = here + (before >= noticedFrom ? 1 : 0);
  return (['led_back', 'one_thing', 'in_the_way'] as const)[at] ?? 'helped';
}

/** Nods to this question without anything else between, and those to all questions before it. */
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
