import { findLeak } from '../guards/leak/find-leak.ts';
import type { AnswerQuestion } from '../math/check-answer.ts';
import type { Ask } from '../turn/ask.ts';
import { speakerOf, type Speaker } from '../turn/speaker.ts';
import { unsafe } from './guidance.ts';
import { heedVerdict, type Said } from './heed-verdict.ts';
import { safetyAgent } from './safety-agent.ts';
import type { Unsafe } from './unsafe.ts';

const earlierRead = 4; // of the texts before this one

/**
 * Lets the safety agent read a student's words in which the first layer found nothing, and heeds it as far as one model's word
 * goes. The guidance leads back to `backTo`, which the tutor names; it is replaced by the fixed sentence if it gives away the
 * answer to the open question. A null verdict means that nothing stops the message.
 */
export async function askForSafety(
  said: Said,
  question: { text: string; answer: AnswerQuestion } | null,
  backTo: string,
  ask: Ask,
): Promise<{ verdict: Unsafe | null; by: Speaker }> {
  const { message } = said;
  const earlier = said.earlier.slice(-earlierRead);
  const asked = await ask(safetyAgent, { message, question: question?.text ?? null, back_to: backTo, earlier }, null);
  const verdict = heedVerdict(asked.reply, { ...said, earlier });
  const tells =
    verdict !== null &&
    question !== null &&
    findLeak({ text: verdict.guidance, answer: question.answer, stem: question.text, shown: [], written: [] }).length > 0;
  return { verdict: tells ? unsafe(verdict.violation, 'agent') : verdict, by: speakerOf(asked) };
}
