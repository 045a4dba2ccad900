import type { ConceptCard, LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import { sureEnough } from '../policy/compute-policy.ts';
import { passageFor } from '../retrieval/course-context.ts';
import type { CourseSpeech } from './course-speech.ts';

/**
 * What the tutor does without a model, by the trigger table of the course specification: key ideas where drills show her stuck (A4), an exam
 * question where one is open (A5), a drill where it is clear which unit she is at (A1, A2, B1), and else a question back (A3). Who asks for an
 * explanation gets the course's own words first; what the course doesn't treat is said to be so. What has no material gives way to the next.
 */
export function courseScript(speech: CourseSpeech): LlmTutorResponse {
  const { policy, examIds, event, focus, heard } = speech;
  const { title, concept, drill } = focus;
  const [examId] = examIds;
  const asksDrill = event.type === 'REQUEST_DRILL';
  if (event.type === 'DRILL_STUCK')
    return policy.stuck && concept !== null ? conceptOf(speech, concept) : socraticQuestion(speech);
  if (heard !== null && !heard.covered)
    return socratic(speech, `I can't find that in this course. Do you want to keep going with ${title}?`);
  if (!asksDrill && policy.stuck && concept !== null) return conceptOf(speech, concept);
  const explained = explanationFor(speech);
  if (explained !== null) return socratic(speech, explained);
  if (!asksDrill && examId !== undefined && policy.allowedActions.includes('EXAM_BLOCK'))
    return {
      ...common(speech, `You're ready for an exam question on ${title}.`),
      action: 'EXAM_BLOCK',
      exam_suggestion: { question_id: examId, difficultyTier: policy.desiredExamTier },
    };
  if (isClear(speech) && drill !== null) return { ...common(speech, drillText(speech)), action: 'DRILL_CARD', drill_card: drill };
  return socraticQuestion(speech);
}

/** The action in place of one that isn't served: a question, which every policy allows. */
export const fallbackAction = (speech: CourseSpeech): LlmTutorResponse => socraticQuestion(speech);

/** A question with these words: what every policy allows. */
export const socratic = (speech: CourseSpeech, text: string): LlmTutorResponse => ({
  ...common(speech, text),
  action: 'SOCRATIC_QUESTION',
});

function socraticQuestion(speech: CourseSpeech): LlmTutorResponse {
  const { focus, policy } = speech;
  const { title } = focus;
  const meant = perhapsMeant(speech);
  if (meant !== null) return socratic(speech, `I’m not sure that this course has that. Do you mean ${meant}, or something else?`);
  if (!isClear(speech)) return socratic(speech, `We can keep going with ${title}. Which part do you want help with?`);
  const lead =
    policy.prereqBlockingUnitId === null ? `Let's look at ${title}.` : `Let's look at ${title} first. You'll need it next.`;
  return socratic(speech, `${lead} What's the first step that you would try?`);
}

/** The title of another unit that her message may be about, where no unit is sure (A3). */
function perhapsMeant({ event, message, mappedUnits: [first], policy, found }: CourseSpeech): string | null {
  if (message === null || event.type !== 'NONE' || first === undefined) return null;
  if (first.confidence >= sureEnough || first.confidence < leastMeant || first.unitId === policy.focusUnitId) return null;
  return found.unitAnchors.find(({ unitId }) => unitId === first.unitId)?.title ?? null;
}
const leastMeant = 0.2;

const isClear = ({ event, mappedUnits }: CourseSpeech): boolean =>
  event.type !== 'NONE' || mappedUnits.some(({ confidence }) => confidence >= sureEnough);

/** Words of a lesson that are said at once. */
const longestExplanation = 60;

/** The course's own words where she asks for an explanation of the unit that is taught, with a question back; null where it has none. */
function explanationFor({ message, heard, policy, found, mappedUnits }: CourseSpeech): string | null {
  if (message === null || heard?.intent !== 'explain' || policy.prereqBlockingUnitId !== null) return null;
  if (!mappedUnits.some(({ unitId, confidence }) => unitId === policy.focusUnitId && confidence >= sureEnough)) return null;
  // What was written to be read is read out; a transcript or a page of print is for who phrases it.
  const ofFocus = found.unitContentChunks.filter(
    ({ unitId, chunkType }) => unitId === policy.focusUnitId && chunkType === 'lesson',
  );
  const passage = passageFor(message.text, { ...found, unitContentChunks: ofFocus });
  return passage === null ? null : `${beginningOf(passage.text)} Which part of that do you want to look at?`;
}

/** Whole sentences from the beginning of a text, as many as may be said at once, and one at least. */
function beginningOf(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const said = sentences.filter(
    (_, at) =>
      at === 0 ||
      sentences
        .slice(0, at + 1)
        .join(' ')
        .split(/\s+/).length <= longestExplanation,
  );
  return said.join(' ');
}

const conceptOf = (speech: CourseSpeech, concept: ConceptCard): LlmTutorResponse => ({
  ...common(speech, `Let's look at the key idea of ${speech.focus.title} again.`),
  action: 'CONCEPT_CARD',
  concept_card: concept,
});

/** What is said beside a drill. */
export function drillText({ policy, focus, examsReachable }: CourseSpeech): string {
  if (policy.prereqBlockingUnitId !== null) return `Let's practice ${focus.title} first. You'll need it next.`;
  return policy.examReady && !examsReachable
    ? "You're ready for an exam question, but exams can’t be reached right now. Let's do another drill in the meantime."
    : "Let's do one quick practice question.";
}

const common = ({ policy, mappedUnits, event, heard }: CourseSpeech, text: string) => ({
  mapped_units: mappedUnits.map(({ unitId, confidence }) => ({ unit_id: unitId, confidence })),
  target_unit_id: policy.focusUnitId,
  tutor_text: heard?.signal === 'confused' ? `It's OK to find this hard. ${text}` : text,
  turn_analysis: {
    student_intent: heard?.intent ?? (event.type === 'DRILL_STUCK' || policy.stuck ? ('stuck' as const) : ('unknown' as const)),
    understanding_signal: heard?.signal ?? ('uncertain' as const),
    suggested_prereq_units: policy.prereqBlockingUnitId === null ? [] : [policy.prereqBlockingUnitId],
  },
});
