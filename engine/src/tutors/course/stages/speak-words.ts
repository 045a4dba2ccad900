import { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import { openExamWords } from '../../../problems/open-exam-in.ts';
import { askForSafety } from '../../../safety/ask-for-safety.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Ask, Asked } from '../../../turn/ask.ts';
import { speakerOf } from '../../../turn/speaker.ts';
import { courseTutorAgent } from '../agent/course-tutor-agent.ts';
import type { Drill } from '../drills/choose-drill.ts';
import type { CourseThread } from '../thread/course-thread.ts';
import { fallbackAction } from '../turn/course-script.ts';
import { shortTitle, socratic } from '../turn/said-response.ts';
import { practiceWords, tellState } from '../turn/tell-state.ts';
import type { CourseSpeech } from '../turn/course-speech.ts';
import type { Fallback } from '../turn/take-course-turn.ts';
import type { CourseMove, CourseSight, CourseWords } from './course-move.ts';

/** Puts a move into words: the safety agent reads a message, then one agent phrases the turn within its policy. */
export async function speakWords(move: CourseMove, { message, thread }: CourseSight, ask: Ask): Promise<CourseWords> {
  if (move.kind === 'stop') return { kind: 'stopped', unsafe: move.unsafe };
  const unsafe = message === null ? null : await readForSafety(thread, `${message.text} ${message.latex ?? ''}`.trim(), ask);
  if (unsafe !== null) return { kind: 'stopped', unsafe };
  const { speech } = move.decided;
  if (move.kind === 'withhold')
    return {
      kind: 'said',
      response: socratic(speech, `${openExamWords(move.exam)} ${offer(speech)}`),
      fallback: 'open_exam',
      proposedAction: null,
      drill: null,
      by: null,
    };
  const told = tellState(speech);
  if (told !== null)
    return {
      kind: 'said',
      response: told,
      fallback: 'told_by_code',
      proposedAction: null,
      drill: told.action === 'DRILL_CARD' ? move.drill : null,
      by: null,
    };
  const asked = await ask(courseTutorAgent, speech, null);
  const { response, fallback } = served(asked, speech);
  return {
    kind: 'said',
    ...withDrill(response, speech, { drill: move.drill, byModel: asked.source === 'model' }),
    fallback,
    proposedAction: asked.source === 'model' ? response.action : null,
    by: speakerOf(asked),
  };
}

const offer = ({ focus: { title } }: CourseSpeech): string =>
  `Do you want to try a practice problem on ${shortTitle(title)} first?`;

async function readForSafety({ messages, stops_by_model }: CourseThread, message: string, ask: Ask): Promise<Unsafe | null> {
  const earlier = messages.filter(({ role }) => role === 'student').map(({ text }) => text);
  return (await askForSafety({ message, earlier, answers: false, stopped: stops_by_model }, null, 'the course', ask)).verdict;
}

/**
 * Returns what to serve of an agent's result. If a model broke the policy or a guard objected, serves the fallback, without a
 * second try.
 */
function served(
  { reply, why, violations }: Asked<unknown>,
  speech: CourseSpeech,
): { response: LlmTutorResponse; fallback: Fallback | null } {
  switch (why) {
    case 'accepted':
      return { response: LlmTutorResponse.parse(reply), fallback: null };
    case 'malformed':
      return { response: fallbackAction(speech), fallback: 'malformed' };
    case 'guarded':
      return { response: fallbackAction(speech), fallback: faultOf(violations) };
    default:
      return { response: LlmTutorResponse.parse(reply), fallback: 'no_model_output' }; // the agent's script
  }
}

/** Returns the name of the policy's objection, or the names of the guards that objected. */
function faultOf(violations: Asked<unknown>['violations']): Fallback {
  const ofPolicy = violations.find(({ guard }) => guard === 'policy');
  return ofPolicy === undefined
    ? `guarded: ${[...new Set(violations.map(({ guard }) => guard))].join(', ')}`
    : (ofPolicy.detail as Fallback);
}

/**
 * If the bank has a drill for the unit that is taught, serves that one: it is verified, and can be graded for certain. A
 * model's text beside its own drill is kept only if it mentions none of that drill's numbers.
 */
function withDrill(
  response: LlmTutorResponse,
  speech: CourseSpeech,
  { drill, byModel }: { drill: Drill | null; byModel: boolean },
): { response: LlmTutorResponse; drill: Drill | null } {
  if (response.action !== 'DRILL_CARD' || drill === null || response.target_unit_id !== speech.policy.focusUnitId)
    return { response, drill: null };
  const speaksOfIts = byModel && /[\d$=\\]/.test(response.tutor_text);
  const tutor_text = speaksOfIts ? practiceWords(speech) : response.tutor_text;
  return { response: { ...response, tutor_text, drill_card: drill.card }, drill };
}
