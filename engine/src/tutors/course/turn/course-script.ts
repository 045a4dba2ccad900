import type { ContentChunk } from '@stoa/schema/course/course';
import type { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import { namesOperation, ownIdea } from '../hearing/own-idea.ts';
import { leastMeant } from '../hearing/hear-course-message.ts';
import { sureEnough } from '../policy/compute-policy.ts';
import { passageFor } from '../retrieval/course-context.ts';
import { isOfTerms } from '../retrieval/course-terms.ts';
import { formulaFeatures } from '../retrieval/formula-features.ts';
import { termWordsOf } from '../retrieval/question-terms.ts';
import type { CourseSpeech } from './course-speech.ts';
import { drillWith, examQuestion, isClear, keyIdeas, say, socratic } from './said-response.ts';
import { helpWithDrill, ideaIn, isNamed, noDrill, practice, practiceWords, tellState } from './tell-state.ts';
import { isToldWhy, whyFirst } from './way-words.ts';

/**
 * Chooses what the tutor does without a model. Requests about the conversation itself are answered from its state
 * (`tellState`). The rest follows the trigger table of the course specification: key ideas if drills show that she is stuck
 * (A4), an exam question if one is available (A5), a drill if it is clear which unit she is at (A1, A2, B1), and otherwise a
 * question (A3). A student who asks about a topic first gets the course's own words, and one who is taught another unit than
 * she asked for is told why.
 */
export function courseScript(speech: CourseSpeech): LlmTutorResponse {
  const { policy, event, focus, heard, situation } = speech;
  const { concept } = focus;
  const told = tellState(speech);
  if (told !== null) return told;
  if (event.type === 'DRILL_STUCK')
    return policy.stuck && concept !== null ? keyIdeas(speech, concept) : socraticQuestion(speech);
  if (heard !== null && !heard.covered) return socratic(speech, say(speech, 'notCovered'));
  const explained = explanationFor(speech);
  if (explained !== null && explained.isAsked) return explained.response;
  const isShown = situation.lastCard?.type === 'CONCEPT' && situation.lastCard.unitId === policy.focusUnitId;
  // If she asks for a unit and has seen the key ideas before, she is told where this unit leads instead.
  const isSeen = isShown || (event.type === 'NONE' && situation.keyIdeasOf.has(policy.focusUnitId));
  if (event.type !== 'REQUEST_DRILL' && policy.stuck && concept !== null && !isSeen) return keyIdeas(speech, concept);
  if (explained !== null) return explained.response;
  const stated = courseSays(speech);
  if (stated !== null) return stated;
  if (situation.drill !== null && event.type === 'NONE') return besideDrill(speech);
  const question =
    event.type === 'REQUEST_DRILL' || comesFromFailedExam(speech) || isUnsure(speech) ? null : examQuestion(speech);
  if (question !== null) return question;
  const drill = isClear(speech) ? drillWith(speech, practiceWords(speech)) : null;
  return drill ?? socraticQuestion(speech);
}

/**
 * Says what the course says about a topic on which she makes a statement. Her statement isn't judged, because words alone don't
 * show whether it is right.
 */
function courseSays(speech: CourseSpeech): LlmTutorResponse | null {
  const {
    message,
    heard,
    found,
    mappedUnits: [surest],
    situation,
    focus,
  } = speech;
  if (message === null || heard === null || heard.request !== null || heard.intent === 'stuck') return null;
  if (situation.goal !== null && ownIdea.test(message.text) && namesOperation(message.text) && focus.concept !== null) {
    const words = say(speech, 'courseSays', { words: ideaIn(speech, focus.concept) });
    return socratic(speech, `${words} ${say(speech, situation.drill === null ? 'compareWithYours' : 'stillOpen')}`);
  }
  if (heard.wantsMatter || surest === undefined || surest.confidence < sureEnough) return null;
  if (message.text.trim().split(/\s+/).length < fewestStated) return null;
  if (formulaFeatures(message.text).length > 0) return null; // a reply to a formula of hers would have to fit that formula
  const ofUnit = lessonOf(speech, [surest.unitId]);
  const passage = passageFor(message.text, { ...found, unitContentChunks: ofUnit });
  if (passage === null || situation.said.some((line) => line.includes(passage.text.slice(0, 60)))) return null;
  const words = say(speech, 'courseSays', { words: explanation(speech, passage, longestExplanation.withReason) });
  return socratic(speech, `${words} ${say(speech, situation.drill === null ? 'compareWithYours' : 'stillOpen')}`);
}
const fewestStated = 5;

/** A wrong answer to an exam question leads back to drills (PV-AI-022). */
const comesFromFailedExam = ({ event, situation: { graded } }: CourseSpeech): boolean =>
  event.type === 'EXAM_CONTINUE' && (graded === null ? event.result === 'locked' : graded.kind === 'exam' && !graded.isCorrect);

/** True for a message in the middle of a conversation that isn't understood: it isn't a request for an exam question. */
const isUnsure = (speech: CourseSpeech): boolean =>
  speech.message !== null && speech.event.type === 'NONE' && speech.situation.said.length > 0 && !isClear(speech);

/**
 * Answers a message about a topic while a drill is open: says why the drill comes first, or that it is waiting. A drill of
 * another unit is replaced by one of the unit that she means.
 */
function besideDrill(speech: CourseSpeech): LlmTutorResponse {
  const { situation, policy } = speech;
  if (!isClear(speech)) return socraticQuestion(speech);
  if (situation.drill?.unitId !== policy.focusUnitId) return practice(speech, null);
  if (isNamed(speech) && speech.heard?.wantsMatter === true) return practice(speech, 'practiceOther');
  const why = whyFirst(speech, 'whyFirst');
  if (why === null && isNamed(speech)) return helpWithDrill(speech, 'hint'); // what she says about the topic is discussed with its problem
  return why === null ? socratic(speech, say(speech, 'drillWaits')) : socratic(speech, `${why} ${say(speech, 'stillOpen')}`);
}

/** Returns the action that replaces one that isn't served: a question, which every policy allows. */
export const fallbackAction = (speech: CourseSpeech): LlmTutorResponse => socraticQuestion(speech);

function socraticQuestion(speech: CourseSpeech): LlmTutorResponse {
  const { focus, situation } = speech;
  const meant = perhapsMeant(speech);
  if (meant !== null) return socratic(speech, say(speech, 'maybeMeant', { meant }));
  if (!isClear(speech)) return socratic(speech, say(speech, hasBegun(speech) ? 'unclear' : 'askTopic'));
  if (situation.said.length > 0 && focus.drill === null && focus.concept !== null) return noDrill(speech);
  const why = isToldWhy(speech) ? null : whyFirst(speech, 'startWith');
  return socratic(
    speech,
    why === null ? say(speech, 'firstStep') : `${why} ${say(speech, focus.drill === null ? 'whichPart' : 'wantPractice')}`,
  );
}

/** True if she has asked for a unit or had a card. Also true for a turn without a conversation. */
const hasBegun = ({ situation: { said, goal, lastCard } }: CourseSpeech): boolean =>
  said.length === 0 || goal !== null || lastCard !== null;

/** Returns the title of another unit that her message may be about, if no unit is certain (A3). */
function perhapsMeant({ event, message, mappedUnits: [first], policy, found }: CourseSpeech): string | null {
  if (message === null || event.type !== 'NONE' || first === undefined) return null;
  if (first.confidence >= sureEnough || first.confidence < leastMeant || first.unitId === policy.focusUnitId) return null;
  return found.unitAnchors.find(({ unitId }) => unitId === first.unitId)?.title ?? null;
}

/** The most words of a lesson to say at once, and before the reason why another unit comes first. */
const longestExplanation = { alone: 60, withReason: 40 } as const;

/**
 * Returns the course's own words about what she asks, whichever unit is taught, followed by a question or by what they are
 * needed for. `isAsked`: she asks what it is or why, and gets no card; how it is done is shown with a drill. Null if she
 * doesn't ask anything, or the course has no such words.
 */
function explanationFor(speech: CourseSpeech): { readonly isAsked: boolean; readonly response: LlmTutorResponse } | null {
  const { message, heard, policy, found, mappedUnits, situation, way, focus } = speech;
  const [surest] = mappedUnits;
  if (message === null || heard === null || surest === undefined || surest.confidence < sureEnough) return null;
  if (heard.request?.kind === 'when_taught') return null;
  const asksHow = asksHowTo.test(message.text) || heard.acts.some((act) => act.act === 'question' && act.about === 'procedure');
  const isAsked =
    heard.intent === 'explain' ||
    (!asksHow && (asksWhat.test(message.text) || (!heard.wantsMatter && asksWhether.test(message.text))));
  if (!isAsked && !asksHow) return null;
  const isOfGoal = situation.goal !== null && situation.goal !== surest.unitId && way !== null; // "why subtract first?" may be about her goal
  const sections = lessonOf(speech, isOfGoal ? [surest.unitId, situation.goal!] : [surest.unitId]);
  const ofUnit = wantsWhole.test(message.text) ? sections.filter(({ sourceId }) => !isOfTerms(sourceId)) : sections;
  // If another unit isn't certain, prefer a passage of her current unit that covers the question.
  const here = surest.confidence < certain && surest.unitId !== policy.focusUnitId ? lessonOf(speech, [policy.focusUnitId]) : [];
  const [meant] = wantsWhole.test(message.text) ? [] : speech.terms;
  const passage =
    meant ??
    passageFor(message.text, { ...found, unitContentChunks: here }) ??
    passageFor(message.text, { ...found, unitContentChunks: ofUnit }) ??
    ofUnit.find(({ unitId }) => unitId === surest.unitId); // the unit is certain, and its sections are sorted best first
  const saysNothing = formulaFeatures(message.text).length > 0 && termWordsOf(message.text).length === 0;
  if (saysNothing && !asksHow) return null;
  if (passage === undefined) return null;
  const isTaught = surest.unitId === policy.focusUnitId;
  if (isTaught && isAsked && situation.drill === null)
    return {
      isAsked,
      response: socratic(speech, `${explanation(speech, passage, longestExplanation.alone)} ${say(speech, 'whichPart')}`),
    };
  const why = way === null || isToldWhy(speech) ? null : whyFirst(speech, 'startWith');
  const words = explanation(speech, passage, why === null ? longestExplanation.alone : longestExplanation.withReason);
  const said = why === null ? words : `${words} ${why}`;
  if (situation.drill !== null) return { isAsked: true, response: socratic(speech, `${said} ${say(speech, 'stillOpen')}`) };
  const beside = isAsked ? null : drillWith(speech, said);
  return beside === null
    ? { isAsked: true, response: socratic(speech, `${said} ${say(speech, focus.drill === null ? 'whichPart' : 'wantPractice')}`) }
    : { isAsked, response: beside };
}

/**
 * Returns the sections of units that were written to be spoken. Transcripts and printed pages are only for a model that phrases
 * them.
 */
const lessonOf = ({ found }: CourseSpeech, units: readonly string[]) =>
  found.unitContentChunks.filter(({ unitId, chunkType }) => units.includes(unitId) && chunkType === 'lesson');

/** Returns the beginning of a section. If that was said lately, returns a key idea of its unit, or else the section again. */
function explanation(speech: CourseSpeech, { text, unitId }: ContentChunk, longest: number): string {
  const { situation, message, others, policy, focus } = speech;
  const words = beginningOf(text, longest);
  const isFresh = (one: string): boolean => !situation.said.some((line) => line.includes(one));
  if (isFresh(words.slice(0, 60)) || message === null) return words;
  const asked = new Set(termWordsOf(message.text).map(({ stem }) => stem));
  const shared = (one: string): number => {
    const stems = termWordsOf(one).map(({ stem }) => stem);
    return stems.filter((stem) => asked.has(stem)).length / stems.length + (asked.has(stems[0] ?? '') ? 1 : 0); // an idea that begins with the word is about it
  };
  const concept = unitId === policy.focusUnitId ? focus.concept : others.get(unitId)?.concept;
  const [best] = (concept?.key_ideas ?? []).filter(isFresh).toSorted((one, other) => shared(other) - shared(one));
  return best === undefined ? words : say(speech, 'otherWords', { idea: best });
}

/** Matches a wish to have a topic explained, not just one of its words. */
const wantsWhole = /\b(?:explain|teach|show|help)\b/i;

/** Matches the beginning of a question about a topic, however else the message is interpreted. */
const asksWhat =
  /^\W*(?:(?:so|ok|and|but|wait|um) )*(?:what|whats|why|when|where|who|which|explain|tell me about|can you explain)\b/i;

/** Matches a question whether something is so. */
const asksWhether =
  /^\W*(?:(?:so|ok|and|but|wait|um) )*(?:is|are|isn'?t|aren'?t|does|doesn'?t|do|don'?t|can|will|would) (?!(?:you|u|i|we)\b)/i;
const certain = 0.75;

/** Matches a question how something is done, at the beginning or the end of a message. */
const asksHowTo =
  /^\W*(?:(?:so|ok|and|but|wait|um) )*how (?:do|does|to|would|can|should)\b|\bhow(?: (?:do i do (?:it|this|that|these)|pls|please|tho))?\W*$/i;

/** Returns as many whole sentences from the beginning of a text as may be said at once, but at least one. */
function beginningOf(text: string, longest: number): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const said = sentences.filter(
    (_, at) =>
      at === 0 ||
      sentences
        .slice(0, at + 1)
        .join(' ')
        .split(/\s+/).length <= longest,
  );
  return said.join(' ');
}
