import { findLeak } from '../../../guards/leak/find-leak.ts';
import { unsafe } from '../../../safety/guidance.ts';
import { heedVerdict, stopsSoFar } from '../../../safety/heed-verdict.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Ask } from '../../../turn/ask.ts';
import { speakerOf, type Speaker } from '../../../turn/speaker.ts';
import type { LessonSight } from '../lesson-sight.ts';
import { safetyAgent } from './safety-agent.ts';

const earlierRead = 4; // of her messages before this one

/** Lets the safety agent read words of hers, and heeds it as far as one model's word goes. Null: the lesson goes on. */
export async function readForSafety(
  { session, text, grading }: LessonSight,
  ask: Ask,
): Promise<{ verdict: Unsafe | null; by: Speaker }> {
  const question = session.last_question; // one that she left with the lesson stays hers to answer
  const earlier = session.conversation_history
    .filter(({ role }) => role === 'student')
    .slice(-earlierRead)
    .map((message) => message.text);
  const asked = await ask(
    safetyAgent,
    {
      message: text,
      question: question?.question_text ?? null,
      earlier,
    },
    null,
  );
  const verdict = heedVerdict(asked.reply, {
    message: text,
    earlier,
    answers: grading !== null,
    stopped: stopsSoFar(session.safety_flags),
  });
  const tells =
    verdict !== null &&
    question !== null &&
    findLeak({ text: verdict.guidance, answer: question.answer, stem: question.question_text, shown: [], written: [] }).length >
      0;
  return { verdict: tells ? { ...unsafe(verdict.violation, 'agent') } : verdict, by: speakerOf(asked) };
}
