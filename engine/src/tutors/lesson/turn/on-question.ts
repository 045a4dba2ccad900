import { answerTo } from '../support/asked/answer-to.ts';
import { askedIn } from '../support/asked/asked-in.ts';
import { asksHowMuchIsLeft, openAnswerTo, shortAnswerTo } from '../support/asked/short-answer-to.ts';
import { saysTheAnswer, waysOf } from '../support/explaining.ts';
import { ideaOf } from '../agents/master-tutor/idea-of-solution.ts';
import { lineOf } from '../questions/steps-to-show.ts';
import { isOfThisLesson } from '../support/asked/idea-of-this-one.ts';
import { likelyQuestionIn } from '../support/asked/likely-question.ts';
import { correctionIn } from '../support/mistakes/mistake-shown.ts';
import { isToldLately, isToldSince, nextLine } from '../support/next-help.ts';
import { asksAboutNothing, sharedWords, speaksOf } from '../support/words-in-common.ts';
import type { Cue } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import { smallProbe } from './small-probe.ts';

/**
 * Answers the student's question with the text that is about it. "How do I …?" and "why is it wrong?" ask for a way into this
 * question, not for the idea once more; `help` supplies more when the plan has nothing left to say. A question that has a short
 * answer, or a yes or no to a comparison, is answered beside the act (`redirect`), and the lesson goes back to its own
 * question.
 */
export function onQuestion(
  session: LessonSession,
  question: Question,
  { session: before, text, heard }: LessonSight,
  help: () => TeachingAct,
): TeachingAct {
  const { cues } = heard;
  const ofLast = asksOfLast(before, text) ?? (asksBarely(text) ? whyOfLast(before, session) : null);
  if (ofLast !== null) return { act: 'clarify', words: ofLast, example: null };
  const [asked] = askedIn(heard, text);
  const short = asked === undefined ? null : shortAnswerTo(asked);
  // If the plan covers it, the plan answers, even if it sounds like a question about the lesson itself.
  const answer =
    asked === undefined ? null : answerTo(session, question, short === 'logistics' ? { ...asked, about: 'procedure' } : asked);
  if (short !== null && (short !== 'logistics' || answer === null)) return { act: 'redirect' };
  if (answer !== null && answer.likeness !== null) return { act: 'redirect' };
  const wantsWay = asksForHelp(question, cues) || asked?.about === 'task';
  const mayBeKnown = !wantsWay && short === null && !asksHowMuchIsLeft.test(text);
  // The glossary knows best what a word means, unless she very likely asks something else.
  const least =
    asked?.about === 'word' ? sureEnough : answer === null || asked?.about === 'likeness' ? undefined : nearerThanPassage;
  const likely = mayBeKnown ? likelyQuestionIn(session, question, text, least) : null;
  const isOpen = answer === null && asked !== undefined && openAnswerTo(asked) !== null;
  if (likely !== null && (likely.chance >= sureEnough || !putsRight(session, question, answer?.words ?? null)))
    return mayAnswer(likely.answer, likely.chance >= sureEnough);
  if (isOpen) return { act: 'redirect' };
  const line = wantsWay ? nextLine(session, question) : null;
  if (line !== null) return { act: 'hint', grading: null, words: line };
  if (answer !== null) return mayAnswer(answer.words, asked?.about === 'word');
  const ways = waysOf(session, question, { text, cues });
  // Another paragraph of the explanation doesn't explain a word that neither the glossary nor a passage knows.
  const speaksOfIt =
    ways.words === null ||
    speaksOf(ways.words, text) ||
    ((asked?.about !== 'word' || meansThat.test(text)) && (asksAboutNothing(text) || asksBarely(text)));
  if (speaksOfIt) return { act: 'clarify', ...ways };
  if (asked === undefined) return unanswerable(session, question, { text, heard }) ?? { act: 'clarify', ...ways };
  const onward = question.wrong_attempts > 0 ? nextLine(session, question) : null;
  if (onward !== null) return { act: 'hint', grading: null, words: onward };
  // "Why isn't 45 bigger?": asks about a misconception that she showed a while ago.
  const mistaken = asked.about === 'why' ? session.misconceptions.findLast(({ resolved }) => !resolved) : undefined;
  const correction = correctionIn(session.topic, mistaken?.id);
  if (correction !== null && !saysTheAnswer(question, correction) && !isToldLately(session, correction))
    return { act: 'clarify', words: correction, example: null };
  if (asked.about === 'procedure' || asked.about === 'task' || asksForHelp(question, cues)) return help();
  // Help with this question is better than no answer, if hers is about it.
  const isOfThis = asksBarely(text) || isOfThisLesson(session, question, text) || sharedWords(question.hint, text) > 1;
  return (isOfThis ? unanswerable(session, question, { text, heard }) : null) ?? { act: 'redirect' };
}

/** Nothing here answers her question: the tutor says so, and goes on with the small sub-question, or with the next line. */
function unanswerable(
  session: LessonSession,
  question: Question,
  { text, heard }: Pick<LessonSight, 'text' | 'heard'>,
): TeachingAct | null {
  const isAsked = asksOfMatter.test(text) && !heard.cues.includes('asks_why_wrong');
  const said = isAsked ? ({ unanswered: true } as const) : {};
  const probe = smallProbe(session, question);
  if (probe !== null)
    return { act: 'probe', grading: null, misconception: null, asks_for: 'her_words', words: probe.text, probe, ...said };
  const line = nextLine(session, question);
  return line === null ? null : { act: 'hint', grading: null, words: line, ...said };
}

/** A question in words, and not only whether a value is right. */
const asksOfMatter = /\b(?:why|how|what|which|where|when|who)\b.*[a-z]{2} \w+/i;

/**
 * True if `words` are the correction of a misconception that is known for this very question: it fits better than a question
 * that the plan foresees for the topic.
 */
const putsRight = ({ topic }: LessonSession, { wrong_answers }: Question, words: string | null): boolean =>
  topic.guidelines.misconceptions.some(
    ({ id, correction }) => correction === words && wrong_answers.some(({ misconception }) => misconception === id),
  );

/** At this probability or above, the foreseen question fits what she asked more often than a passage on the same subject. */
const nearerThanPassage = 0.25;
/** At this probability or above, the foreseen question usually is the one that the student asked. */
const sureEnough = 0.6;

const mayAnswer = (words: string | null, isSure: boolean): TeachingAct => ({
  act: 'clarify',
  words,
  example: null,
  ...(isSure ? {} : { unsure: true }),
});

/**
 * "How come 11?", asked right after 11 was accepted: returns the last line of that question's solution. Returns null if she
 * asks about something else.
 */
function asksOfLast({ just_answered: last }: LessonSession, text: string): string | null {
  const [number, ...others] = text.match(/\d+(?:[./]\d+)?/g) ?? [];
  if (last === null || number === undefined || others.length > 0 || !/\b(?:why|how come|how is it|how was it)\b/i.test(text))
    return null;
  if (number !== last.answer.expected.trim()) return null;
  const line = last.solution.at(-1);
  return line === undefined ? null : lineOf(line);
}

/** True for "Why tho", "but how come": it names nothing, and so asks about what was last said. */
const asksBarely = (text: string): boolean =>
  /^\W*(?:(?:but|wait|so|ok|okay|and|um+|hm+|huh|no|like|yeah|oh|well)\W+)*(?:why+|how c[ou]me?|y)(?: (?:tho|though|is (?:that|it)|does (?:that|it) work|that|so|not|thats?|does it|like that|is that so))?\W*$/i.test(
    text,
  );

/**
 * Says why her last answer was right, if it was accepted a moment ago: the idea of its solution, or the last line. Returns null
 * if she has read both.
 */
function whyOfLast({ just_answered: last, closed_questions, turn_count }: LessonSession, session: LessonSession): string | null {
  if (last === null) return null;
  const closed = closed_questions.findLast(({ question_id }) => question_id === last.question_id);
  if (closed?.turn !== turn_count) return null;
  const line = last.solution.at(-1);
  const ways = [ideaOf(last), line === undefined ? null : lineOf(line)];
  return ways.find((one) => one !== null && !isToldSince(session, last.asked_at_turn, one)) ?? null;
}

/** "What does that mean?" asks about what was said, not about a word. */
const meansThat = /\b(?:that|this|it|you) means?\b/i;

const asksForHelp = ({ wrong_attempts }: Question, cues: readonly Cue[]): boolean =>
  cues.includes('asks_how') || (wrong_attempts > 0 && cues.includes('asks_why_wrong'));
