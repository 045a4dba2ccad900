import { answerTo, askedIn, asksHowMuchIsLeft, openAnswerTo, shortAnswerTo } from '../support/asked/besides.ts';
import { saysTheAnswer, waysOf } from '../support/explaining.ts';
import { ideaOf } from '../agents/master-tutor/idea-of-solution.ts';
import { lineOf } from '../questions/steps-to-show.ts';
import { likelyQuestionIn } from '../support/asked/likely-question.ts';
import { correctionIn } from '../support/mistakes/mistake-shown.ts';
import { isToldLately, isToldSince, nextLine } from '../support/next-help.ts';
import { asksAboutNothing, sharedWords } from '../support/words-in-common.ts';
import { numeralsIn } from '../support/numbers-in.ts';
import type { Cue } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/**
 * What she asks is answered by what speaks of it. "How do I …?" and "why is it wrong?" ask for a way into this question, not for the idea
 * once more; where the plan has nothing more to say of that, `help` goes on beyond it. A question that is answered shortly, or by a yes or no to a comparison, is answered beside: then the lesson goes back to its own.
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
  // What the plan speaks of is answered from the plan, however much it sounds like a question about the lesson.
  const answer =
    asked === undefined ? null : answerTo(session, question, short === 'logistics' ? { ...asked, about: 'procedure' } : asked);
  if (short !== null && (short !== 'logistics' || answer === null)) return { act: 'redirect' };
  if (answer !== null && answer.likeness !== null) return { act: 'redirect' };
  const wantsWay = asksForHelp(question, cues) || asked?.about === 'task';
  const mayBeKnown = !wantsWay && short === null && !asksHowMuchIsLeft.test(text);
  // What a word means the glossary knows better, unless it is surely another thing that she asks.
  const least =
    asked?.about === 'word' ? sureEnough : answer === null || asked?.about === 'likeness' ? undefined : nearerThanPassage;
  const likely = mayBeKnown ? likelyQuestionIn(session, question, text, least) : null;
  const isOpen = answer === null && asked !== undefined && openAnswerTo(asked) !== null;
  if (likely !== null && (likely.chance >= sureEnough || (!isOpen && !putsRight(session, question, answer?.words ?? null))))
    return mayAnswer(likely.answer, likely.chance >= sureEnough);
  if (isOpen) return { act: 'redirect' };
  const line = wantsWay ? nextLine(session, question) : null;
  if (line !== null) return { act: 'hint', grading: null, words: line };
  if (answer !== null) return mayAnswer(answer.words, asked?.about === 'word');
  const ways = waysOf(session, question, { text, cues });
  // A word that neither the glossary nor a passage knows is not explained by the next paragraph.
  const speaksOfIt =
    ways.words === null ||
    sharedWords(ways.words, text) > 0 ||
    ((asked?.about !== 'word' || meansThat.test(text)) && (asksAboutNothing(text) || asksBarely(text)));
  if (asked === undefined || speaksOfIt) return { act: 'clarify', ...ways };
  const onward = question.wrong_attempts > 0 ? nextLine(session, question) : null;
  if (onward !== null) return { act: 'hint', grading: null, words: onward };
  // "Why isn't 45 bigger?": of what she mistook a while ago.
  const mistaken = asked.about === 'why' ? session.misconceptions.findLast(({ resolved }) => !resolved) : undefined;
  const correction = correctionIn(session.topic, mistaken?.id);
  if (correction !== null && !saysTheAnswer(question, correction) && !isToldLately(session, correction))
    return { act: 'clarify', words: correction, example: null };
  // "Why is it over 8 and not over 7": of these very numbers, and the hint speaks of them.
  const isOfTheseNumbers = numeralsIn(text).some((number) => numeralsIn(question.question_text).includes(number));
  const hint = isOfTheseNumbers || sharedWords(question.hint, text) > 1 ? nextLine(session, question) : null;
  if (hint !== null) return mayAnswer(hint, false);
  return asked.about === 'procedure' || asked.about === 'task' || asksForHelp(question, cues) ? help() : { act: 'redirect' };
}

/** What puts a mistake right that is known in just this question is nearer than what the plan foresees of the topic. */
const putsRight = ({ topic }: LessonSession, { wrong_answers }: Question, words: string | null): boolean =>
  topic.guidelines.misconceptions.some(
    ({ id, correction }) => correction === words && wrong_answers.some(({ misconception }) => misconception === id),
  );

/** From here on what the plan foresees is more often hers than a passage that speaks of the same. */
const nearerThanPassage = 0.25;
/** From here on it is more often hers than not. */
const sureEnough = 0.6;

const mayAnswer = (words: string | null, isSure: boolean): TeachingAct => ({
  act: 'clarify',
  words,
  example: null,
  ...(isSure ? {} : { unsure: true }),
});

/** "How come 11?", right after 11 was right: the last line of the solution of that question; null where she asks of nothing of it. */
function asksOfLast({ just_answered: last }: LessonSession, text: string): string | null {
  const [number, ...others] = text.match(/\d+(?:[./]\d+)?/g) ?? [];
  if (last === null || number === undefined || others.length > 0 || !/\b(?:why|how come|how is it|how was it)\b/i.test(text))
    return null;
  if (number !== last.answer.expected.trim()) return null;
  const line = last.solution.at(-1);
  return line === undefined ? null : lineOf(line);
}

/** "Why tho", "but how come": of nothing that it names, and so of what was last said. */
const asksBarely = (text: string): boolean =>
  /^\W*(?:(?:but|wait|so|ok|okay|and|um+|hm+|huh|no|like|yeah|oh|well)\W+)*(?:why+|how c[ou]me?|y)(?: (?:tho|though|is (?:that|it)|does (?:that|it) work|that|so|not|thats?|does it|like that|is that so))?\W*$/i.test(
    text,
  );

/** Why her last answer was right, where that was said a moment ago: the idea of its solution, or the last line. Null where she has read both. */
function whyOfLast({ just_answered: last, closed_questions, turn_count }: LessonSession, session: LessonSession): string | null {
  if (last === null) return null;
  const closed = closed_questions.findLast(({ question_id }) => question_id === last.question_id);
  if (closed?.turn !== turn_count) return null;
  const line = last.solution.at(-1);
  const ways = [ideaOf(last), line === undefined ? null : lineOf(line)];
  return ways.find((one) => one !== null && !isToldSince(session, last.asked_at_turn, one)) ?? null;
}

/** "What does that mean?" asks of what was said, not of a word. */
const meansThat = /\b(?:that|this|it|you) means?\b/i;

const asksForHelp = ({ wrong_attempts }: Question, cues: readonly Cue[]): boolean =>
  cues.includes('asks_how') || (wrong_attempts > 0 && cues.includes('asks_why_wrong'));
