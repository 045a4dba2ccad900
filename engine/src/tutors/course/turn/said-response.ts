import type { ConceptCard, LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { HeardRequest } from '../hearing/course-request.ts';
import { sureEnough } from '../policy/compute-policy.ts';
import type { Trouble } from '../../../hearing/trouble.ts';
import { sentenceOf, type CourseSentence } from './course-sentences.ts';
import type { CourseSpeech } from './course-speech.ts';

/** Returns a sentence of the course tutor, filled with her unit as `title` and the other values that a wording needs. */
export const say = (speech: CourseSpeech, name: CourseSentence, values: Readonly<Record<string, string>> = {}): string =>
  sentenceOf(name, speech.situation.said, { title: shortTitle(speech.focus.title), ...values });

/** Shortens a title for use in a sentence: what follows its colon is for lists. */
export const shortTitle = (title: string): string => title.replace(/:.*$/, '');

/** Builds a question or a remark with this text, which every policy allows. */
export const socratic = (speech: CourseSpeech, text: string): LlmTutorResponse => ({
  ...common(speech, text),
  action: 'SOCRATIC_QUESTION',
});

/** Builds a drill of the unit that is taught, with this text; null if the unit has none. */
export const drillWith = (speech: CourseSpeech, text: string): LlmTutorResponse | null =>
  speech.focus.drill === null ? null : { ...common(speech, text), action: 'DRILL_CARD', drill_card: speech.focus.drill };

/** Builds the card with the key ideas of the unit that is taught. */
export const keyIdeas = (speech: CourseSpeech, concept: ConceptCard): LlmTutorResponse => ({
  ...common(speech, say(speech, speech.situation.keyIdeasOf.has(speech.policy.focusUnitId) ? 'keyIdeasAgain' : 'keyIdeas')),
  action: 'CONCEPT_CARD',
  concept_card: concept,
});

/** Returns an exam question that the policy allows; null if it allows none. */
export function examQuestion(speech: CourseSpeech): LlmTutorResponse | null {
  const [examId] = speech.examIds;
  if (examId === undefined || !speech.policy.allowedActions.includes('EXAM_BLOCK')) return null;
  return {
    ...common(speech, say(speech, 'exam')),
    action: 'EXAM_BLOCK',
    exam_suggestion: { question_id: examId, difficultyTier: speech.policy.desiredExamTier },
  };
}

/** True if it is clear which unit a turn is about. */
export const isClear = ({ event, mappedUnits }: CourseSpeech): boolean =>
  event.type !== 'NONE' || mappedUnits.some(({ confidence }) => confidence >= sureEnough);

/** True for requests whose reply is kind anyway. */
const isKindItself = (request: HeardRequest | null): boolean =>
  request?.kind === 'tired' ||
  request?.kind === 'bored' ||
  request?.kind === 'stop' ||
  (request?.outright === true && !hardly.has(request.kind));

/** Requests in which she says herself that it is hard. */
const hardly: ReadonlySet<HeardRequest['kind']> = new Set(['help', 'explain_last', 'easier', 'why_wrong']);

const kindly: Readonly<Record<Trouble, CourseSentence>> = {
  family: 'troubleHeavy',
  friends: 'troubleHeavy',
  left_out: 'troubleHeavy',
  put_down: 'troubleHurt',
  laughed_at: 'troubleHurt',
  yelled_at: 'troubleHurt',
  sick: 'troubleSick',
  someone_sick: 'troubleHeavy',
  hungry: 'troubleHungry',
  failed_before: 'troubleTest',
  test_ahead: 'troubleTest',
  made_to: 'troubleMade',
  bad_at_it: 'troubleBadAt',
  slower_than_others: 'troubleBadAt',
  sad: 'troubleHeavy',
};

/**
 * Returns a kind word to say before the rest if she says what troubles her or that it is hard. Null if she doesn't, or if the
 * reply is kind itself.
 */
function kindFirst(speech: CourseSpeech): string | null {
  const { heard } = speech;
  if (heard === null) return null;
  if (heard.trouble !== null) return say(speech, kindly[heard.trouble]);
  return heard.signal === 'confused' && !isKindItself(heard.request) ? say(speech, 'hard') : null;
}

function common(speech: CourseSpeech, text: string) {
  const { policy, mappedUnits, event, heard } = speech;
  return {
    mapped_units: mappedUnits.map(({ unitId, confidence }) => ({ unit_id: unitId, confidence })),
    target_unit_id: policy.focusUnitId,
    tutor_text: [kindFirst(speech), text].filter((part) => part !== null).join(' '),
    turn_analysis: {
      student_intent: heard?.intent ?? (event.type === 'DRILL_STUCK' || policy.stuck ? ('stuck' as const) : ('unknown' as const)),
      understanding_signal: heard?.signal ?? ('uncertain' as const),
      suggested_prereq_units: policy.prereqBlockingUnitId === null ? [] : [policy.prereqBlockingUnitId],
    },
  };
}
