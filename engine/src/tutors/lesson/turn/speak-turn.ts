import { openExamWords } from '../../../problems/open-exam-in.ts';
import type { Ask } from '../../../turn/ask.ts';
import { speakerOf, type Speaker } from '../../../turn/speaker.ts';
import { judgedAnswer } from '../questions/grade-answer.ts';
import type { LessonMove } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import type { LessonWords } from './lesson-words.ts';
import { masterTutorAgent } from '../agents/master-tutor/master-tutor-agent.ts';
import { masterTutorContext } from '../agents/master-tutor/master-tutor-context.ts';
import { takenFrom } from '../agents/master-tutor/second-opinion.ts';
import { postCompletionAgent } from '../agents/post-completion/post-completion-agent.ts';
import { postCompletionContext } from '../agents/post-completion/post-completion-context.ts';
import { sessionSummaryAgent } from '../agents/session-summary/session-summary-agent.ts';
import { sessionSummaryContext } from '../agents/session-summary/session-summary-context.ts';
import { readForSafety } from './read-for-safety.ts';
import { turnSignals } from '../agents/master-tutor/turn-signals.ts';

/** The reply to a student who asks whether a person is there. It names no maker and promises nothing. */
const whoItIs =
  'I am a computer program, not a person. I can go through this lesson with you, and a teacher can help you with everything else.';

/**
 * Finds the words of a turn, and decides nothing. The safety agent reads free words first, and then the master tutor speaks,
 * once. If the first layer stopped the message, no agent is asked.
 */
export async function speakTurn(sight: LessonSight, move: LessonMove, ask: Ask): Promise<LessonWords> {
  if (move.kind === 'safety') return { kind: 'stopped', verdict: move.verdict, spoke: [] };

  const spoke: Speaker[] = [];
  if (sight.free) {
    const { verdict, by } = await readForSafety(sight, ask);
    spoke.push(by);
    if (verdict !== null) return { kind: 'stopped', verdict, spoke };
  }
  const { session, text, heard, grading } = sight;
  switch (move.kind) {
    case 'say_who':
      return { ...fixed, text: whoItIs, spoke };
    case 'withhold_exam':
      return { ...fixed, text: `${openExamWords(move.exam)} Let’s keep going here.`, spoke };
    case 'after_end': {
      const { context, secret } = postCompletionContext(session, text, heard);
      const asked = await ask(postCompletionAgent, context, secret);
      return { ...fixed, text: asked.reply.message, spoke: [...spoke, speakerOf(asked)] };
    }
    case 'teach': {
      const judged = grading === null ? null : judgedAnswer(grading);
      const { context, secret } = masterTutorContext(session, move, turnSignals(session, { text, judged, heard }));
      const asked = await ask(masterTutorAgent, context, secret);
      const { response, question_asked, advance_to_step, turn_summary } = asked.reply;
      spoke.push(speakerOf(asked));
      return {
        kind: 'said',
        text: response,
        question_asked,
        advance_to_step,
        turn_summary,
        view: asked.source === 'model' ? takenFrom(asked.reply, context) : null,
        closing: await closingOf(move, ask),
        spoke,
      };
    }
  }
}

/**
 * Returns the summary of the lesson if it ends with this turn. Checking the plan's branch is enough: when the plan ends the
 * lesson, the model has no other branch.
 */
async function closingOf({ next }: Extract<LessonMove, { kind: 'teach' }>, ask: Ask): Promise<string | null> {
  if (next.session.ended === null) return null;
  const { context, secret } = sessionSummaryContext(next.session);
  const asked = await ask(sessionSummaryAgent, context, secret);
  return asked.reply.message;
}

/** Fields for words that leave the model nothing to choose. */
const fixed = { kind: 'said', question_asked: null, advance_to_step: null, turn_summary: '', view: null, closing: null } as const;
