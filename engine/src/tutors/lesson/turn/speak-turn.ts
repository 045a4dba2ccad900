import type { Ask } from '../../../turn/ask.ts';
import { speakerOf, type Speaker } from '../../../turn/speaker.ts';
import { judgedAnswer } from '../questions/grade-answer.ts';
import type { LessonMove } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import type { LessonWords } from './lesson-words.ts';
import { whoItIs } from '../hearing/asks-who.ts';
import { masterTutorAgent } from '../agents/master-tutor/master-tutor-agent.ts';
import { masterTutorContext } from '../agents/master-tutor/master-tutor-context.ts';
import { postCompletionAgent } from '../agents/post-completion/post-completion-agent.ts';
import { postCompletionContext } from '../agents/post-completion/post-completion-context.ts';
import { wordingOf } from '../agents/master-tutor/question-wording.ts';
import { readForSafety } from './read-for-safety.ts';
import { turnSignals } from '../agents/master-tutor/turn-signals.ts';

/**
 * Finds the words of a turn: the safety agent reads what she wrote in her own words, then the master tutor speaks, once. What the first
 * layer has stopped asks nobody.
 */
export async function speakTurn(sight: LessonSight, move: LessonMove, ask: Ask): Promise<LessonWords> {
  if (move.kind === 'safety') return { kind: 'blocked', verdict: move.verdict, spoke: [] };

  const spoke: Speaker[] = [];
  if (sight.free) {
    const { verdict, by } = await readForSafety(sight, ask);
    spoke.push(by);
    if (verdict !== null) return { kind: 'blocked', verdict, spoke };
  }
  if (move.kind === 'say_who') return { ...silent, kind: 'said', text: whoItIs, intent: 'question', turn_summary: '', spoke };
  if (move.kind === 'after_end') {
    const { context, secret } = postCompletionContext(sight.session, sight.text, sight.heard);
    const asked = await ask(postCompletionAgent, context, secret);
    spoke.push(speakerOf(asked));
    return { ...silent, kind: 'said', text: asked.reply.message, intent: 'remark', turn_summary: '', spoke };
  }
  const { session, text, heard, grading } = sight;
  const judged = grading === null ? null : judgedAnswer(grading);
  const { context, secret } = masterTutorContext(session, move, turnSignals(session, { text, judged, heard }));
  const asked = await ask(masterTutorAgent, context, secret);
  spoke.push(speakerOf(asked));
  const output = asked.reply;
  const taken = move.may_skip_to.find(({ step }) => step === output.advance_to_step)?.onward ?? null;
  const planned = 'onward' in move.teaching ? move.teaching.onward : null;
  const onward = taken ?? planned;
  return {
    kind: 'said',
    text: output.response,
    wording: onward?.kind === 'question' ? wordingOf(onward.question.question_text, output.question_asked) : null,
    onward: taken,
    intent: output.intent,
    turn_summary: output.turn_summary,
    output,
    spoke,
  };
}

const silent = { wording: null, onward: null, output: null } as const;
