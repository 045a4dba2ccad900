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
 * What the tutor does without a model: what she asks of the conversation itself is answered from where it stands (`tellState`); the rest goes by the trigger table of the
 * course specification: key ideas where drills show her stuck (A4), an exam question where one is open (A5), a drill where it is clear which unit she is at (A1, A2, B1),
 * and else a question back (A3). Who asks about a matter gets the course's own words first, and who is taught another unit than she asked for is told why.
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
  // Who names a wish has seen them once, and is told where it leads.
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

/** What the course says of a matter that she says something of herself. Whether she is right isn't judged, for nobody can tell by words alone. */
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
  if (formulaFeatures(message.text).length > 0) return null; // what is said of a formula of hers has to fit it
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

/** In the middle of a conversation a word that nobody understands is no wish for an exam question. */
const isUnsure = (speech: CourseSpeech): boolean =>
  speech.message !== null && speech.event.type === 'NONE' && speech.situation.said.length > 0 && !isClear(speech);

/** What is said to who names a matter while a drill is open: why the drill comes first, or that it waits. A drill of another unit is left for one of hers. */
function besideDrill(speech: CourseSpeech): LlmTutorResponse {
  const { situation, policy } = speech;
  if (!isClear(speech)) return socraticQuestion(speech);
  if (situation.drill?.unitId !== policy.focusUnitId) return practice(speech, null);
  if (isNamed(speech) && speech.heard?.wantsMatter === true) return practice(speech, 'practiceOther');
  const why = whyFirst(speech, 'whyFirst');
  if (why === null && isNamed(speech)) return helpWithDrill(speech, 'hint'); // what she says of the matter is said beside its problem
  return why === null ? socratic(speech, say(speech, 'drillWaits')) : socratic(speech, `${why} ${say(speech, 'stillOpen')}`);
}

/** The action in place of one that isn't served: a question, which every policy allows. */
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

/** She asked for a unit, or has had a card; a turn by itself has no beginning. */
const hasBegun = ({ situation: { said, goal, lastCard } }: CourseSpeech): boolean =>
  said.length === 0 || goal !== null || lastCard !== null;

/** The title of another unit that her message may be about, where no unit is sure (A3). */
function perhapsMeant({ event, message, mappedUnits: [first], policy, found }: CourseSpeech): string | null {
  if (message === null || event.type !== 'NONE' || first === undefined) return null;
  if (first.confidence >= sureEnough || first.confidence < leastMeant || first.unitId === policy.focusUnitId) return null;
  return found.unitAnchors.find(({ unitId }) => unitId === first.unitId)?.title ?? null;
}

/** Words of a lesson that are said at once, and before the reason why another unit comes first. */
const longestExplanation = { alone: 60, withReason: 40 } as const;

/**
 * The course's own words on what she asks about, whatever unit is taught: a question back follows them, or what they are needed for. `isAsked`: she asks what it is or
 * why, and gets no card beside them; how it is done is shown beside a drill. Null where she asks nothing, or the course has no such words.
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
  const isOfGoal = situation.goal !== null && situation.goal !== surest.unitId && way !== null; // "why subtract first?" may be about what she wants
  const sections = lessonOf(speech, isOfGoal ? [surest.unitId, situation.goal!] : [surest.unitId]);
  const ofUnit = wantsWhole.test(message.text) ? sections.filter(({ sourceId }) => !isOfTerms(sourceId)) : sections;
  // What isn't said for sure of another unit is said of the one that she is at, where that speaks of it.
  const here = surest.confidence < certain && surest.unitId !== policy.focusUnitId ? lessonOf(speech, [policy.focusUnitId]) : [];
  const [meant] = wantsWhole.test(message.text) ? [] : speech.terms;
  const passage =
    meant ??
    passageFor(message.text, { ...found, unitContentChunks: here }) ??
    passageFor(message.text, { ...found, unitContentChunks: ofUnit }) ??
    ofUnit.find(({ unitId }) => unitId === surest.unitId); // the unit is sure, and they come best first
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

/** Sections of units that were written to be read out; a transcript or a page of print is for who phrases it. */
const lessonOf = ({ found }: CourseSpeech, units: readonly string[]) =>
  found.unitContentChunks.filter(({ unitId, chunkType }) => units.includes(unitId) && chunkType === 'lesson');

/** The beginning of a section; where that was said lately, a key idea of its unit, or the section again. */
function explanation(speech: CourseSpeech, { text, unitId }: ContentChunk, longest: number): string {
  const { situation, message, others, policy, focus } = speech;
  const words = beginningOf(text, longest);
  const isFresh = (one: string): boolean => !situation.said.some((line) => line.includes(one));
  if (isFresh(words.slice(0, 60)) || message === null) return words;
  const asked = new Set(termWordsOf(message.text).map(({ stem }) => stem));
  const shared = (one: string): number => {
    const stems = termWordsOf(one).map(({ stem }) => stem);
    return stems.filter((stem) => asked.has(stem)).length / stems.length + (asked.has(stems[0] ?? '') ? 1 : 0); // what begins with it is about it
  };
  const concept = unitId === policy.focusUnitId ? focus.concept : others.get(unitId)?.concept;
  const [best] = (concept?.key_ideas ?? []).filter(isFresh).toSorted((one, other) => shared(other) - shared(one));
  return best === undefined ? words : say(speech, 'otherWords', { idea: best });
}

/** Wants a matter explained, and not a word of it. */
const wantsWhole = /\b(?:explain|teach|show|help)\b/i;

/** Begins like a question about a matter, whatever the matter is taken for. */
const asksWhat =
  /^\W*(?:(?:so|ok|and|but|wait|um) )*(?:what|whats|why|when|where|who|which|explain|tell me about|can you explain)\b/i;

/** Asks whether something is so. */
const asksWhether =
  /^\W*(?:(?:so|ok|and|but|wait|um) )*(?:is|are|isn'?t|aren'?t|does|doesn'?t|do|don'?t|can|will|would) (?!(?:you|u|i|we)\b)/i;
const certain = 0.75;

/** Asks how it is done, before or behind what it is. */
const asksHowTo =
  /^\W*(?:(?:so|ok|and|but|wait|um) )*how (?:do|does|to|would|can|should)\b|\bhow(?: (?:do i do (?:it|this|that|these)|pls|please|tho))?\W*$/i;

/** Whole sentences from the beginning of a text, as many as may be said at once, and one at least. */
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
