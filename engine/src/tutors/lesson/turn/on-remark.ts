import { because } from '../hearing/reasons/because.ts';
import { comparedInWords } from '../support/claims/compared-in-words.ts';
import { doesOtherwise } from '../support/reasons/weigh-asked-reason.ts';
import { isClosed } from '../../../problems/is-closed.ts';
import { atPace, explainStepOf, saysTheAnswer } from '../support/explaining.ts';
import { writesTrueLine } from '../support/claims/false-line.ts';
import { reckonsAnswer } from '../support/reasons/reckons-answer.ts';
import { extremeTold } from '../support/reasons/extreme-told.ts';
import { signsTold } from '../support/reasons/signs-told.ts';
import { leadsAside } from '../support/claims/true-line-told.ts';
import { pictureAsked } from '../support/pictures/picture-asked.ts';
import { planIdea } from '../support/claims/plan-idea.ts';
import { factsAbout, taughtAbout } from '../support/asked/facts-about.ts';
import { speaksAhead } from '../support/asked/speaks-ahead.ts';
import { likelyQuestionIn } from '../support/asked/likely-question.ts';
import { isToldSince } from '../support/next-help.ts';
import { mostAbout, sharedWords } from '../support/words-in-common.ts';
import type { Pacing } from '../support/progress/pacing.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { onOpenMistake } from './on-open-mistake.ts';
import type { TeachingAct } from './lesson-move.ts';
import { smallProbe } from './small-probe.ts';
import type { LessonSight } from './lesson-sight.ts';

/**
 * How likely it must be that the plan's answer is about what she says: one that misses the point sounds as if nobody had
 * listened.
 */
const sureEnoughToTell = 0.65;

/** Matches a number by itself or with a reason: "5", "5 cos 6 7 and 5 sort of go together". */
const isNumberSent = new RegExp(
  String.raw`^\W*(?:(?:it['’]?s|its|it is|i think|so|um+|maybe)\W+)*-?\d+(?:[./]\d+)?\W*(?:$|(?:${because}|cos)\b)`,
  'i',
);

/** How sure the hearing must be that she gives a reason, or has a feeling or a wish. */
const sureOfReason = 0.6;

/**
 * Finds what the plan says against a false comparison, or against an operation that the solution doesn't use. It takes the
 * correction or explanation that is most about her words, with this question's own corrections first. Returns null if there's
 * none that she hasn't read.
 */
function whatIsSo(session: LessonSession, question: Question, text: string): string | null {
  const known = new Set(question.wrong_answers.map(({ misconception }) => misconception));
  const { misconceptions } = session.topic.guidelines;
  const ofThis = misconceptions.filter(({ id }) => known.has(id)).map(({ correction }) => correction);
  const step = explainStepOf(session, question);
  const texts = [
    ...ofThis,
    ...misconceptions.map(({ correction }) => correction),
    ...(step === null ? [] : [...step.another_way, step.explanation]),
  ];
  const usable = texts.filter(
    (one) =>
      !speaksAhead(session, question, text, one) &&
      !saysTheAnswer(question, one) &&
      !isToldSince(session, question.asked_at_turn, one),
  );
  const own = usable.filter((one) => ofThis.includes(one));
  // Comparing decimals is about their places, even if she doesn't name them.
  const spoken = /\d?\.\d/.test(text) ? `${text} tenths` : text;
  const best = mostAbout(own, spoken) ?? mostAbout(usable, spoken);
  return best !== null && (own.includes(best) || sharedWords(best, spoken) > 0) ? best : null;
}

/**
 * Responds to words in which no question, wish or answer was found. After a wrong answer, what she tells of her work gets help,
 * without calling her idea good or bad. What the code can't classify gets the question's small sub-question, once, and later an
 * open reply; both with what the plan says about it.
 */
export function onRemark(
  session: LessonSession,
  question: Question,
  { text, heard: { acts, cues } }: LessonSight,
  pacing: Pacing,
): TeachingAct {
  if (cues.includes('is_surprised')) return { act: 'redirect' };
  // She sent a number where one of several things is to be chosen.
  if (isClosed(question.answer) && isNumberSent.test(text))
    return { act: 'ask_again', why: 'unreadable', note: null, wrote: text };
  const tells = acts.some(({ act, confidence }) => act === 'reason' && confidence > sureOfReason);
  const compared = comparedInWords(text);
  if (
    compared?.holds === true ||
    (writesTrueLine(text) && !leadsAside(question, text)) ||
    signsTold(text, question)?.holds === true ||
    extremeTold(question, text)?.holds === true
  )
    return { act: 'redirect' }; // confirmed in besides
  const isOff = compared !== null || (tells && question.source.kind === 'plan' && doesOtherwise(text, question));
  const so = isOff ? whatIsSo(session, question, text) : null;
  if (so !== null) return { act: 'clarify', words: so, example: null, asks_for: 'her_idea' };
  // "8x5", after 40 was wrong: she tells how she got it.
  const isHers = question.previous_student_answers.some((one) =>
    reckonsAnswer(text, { ...question, answer: { ...question.answer, expected: one, accepted_forms: [] } }),
  );
  const mistake = tells || isHers ? onOpenMistake(session, question) : null;
  if (mistake !== null) return mistake;
  if (planIdea(session, question, text) !== null || pictureAsked(session, question, text) !== null) return { act: 'redirect' }; // confirmed in besides
  const isPlaced =
    cues.some((cue) => cue !== 'asks_after_end') ||
    acts.some(({ act, confidence }) => (act === 'feeling' || act === 'wish') && confidence > sureOfReason);
  if (isPlaced) return { act: 'redirect' };
  const open = onOpenMistake(session, question);
  if (open !== null) return open;
  const likely = likelyQuestionIn(session, question, text);
  if (likely !== null && likely.chance >= sureEnoughToTell)
    return { act: 'clarify', words: likely.answer, example: null, asks_for: 'her_idea' };
  const probe = smallProbe(session, question);
  const facts = factsAbout(session.topic, text);
  if (probe !== null)
    return { act: 'probe', grading: null, misconception: null, asks_for: 'her_words', words: probe.text, probe, facts };
  const known = taughtAbout(session, question, text).filter(
    (one) => !saysTheAnswer(question, one) && !isToldSince(session, 0, one),
  );
  return { act: 'open', facts, taught: atPace(session, known, pacing)[0] ?? null };
}
