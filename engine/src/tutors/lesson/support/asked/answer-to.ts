import type { HeardAct } from '../../../../hearing/act.ts';
import type { Passage } from '../../../../hearing/retrieval/passage.ts';
import { planIndex } from '../../../../hearing/retrieval/plan-index.ts';
import { leastCovered, rankPassages } from '../../../../hearing/retrieval/rank-passages.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Beside } from '../../turn/lesson-move.ts';
import { explainStepOf, saysTheAnswer } from '../explaining.ts';
import { likens, pictureAsked } from '../pictures/picture-asked.ts';
import { sharedWords, speaksOf } from '../words-in-common.ts';
import { openAnswerTo } from './short-answer-to.ts';
import { speaksAhead } from './speaks-ahead.ts';

/**
 * Answers a question about the mathematics in the words of the plan: whether the student's comparison holds, if the mathematics
 * decides that, and the passage about what she asks. Returns null if nothing answers it, or if the passage would give away the
 * answer to the question in focus.
 */
export function answerTo(
  session: LessonSession,
  question: Question,
  { about, text }: Pick<Extract<HeardAct, { act: 'question' }>, 'about' | 'text'>,
): Extract<Beside, { do: 'answer_question' }> | null {
  if ((about === 'likeness' || likens(text)) && !supposes.test(text)) {
    const word = wordTwice(session, text);
    if (word !== null && !saysTheAnswer(question, word)) return { do: 'answer_question', likeness: null, words: word };
    const picture = pictureAsked(session, question, text);
    if (picture !== null) return { do: 'answer_question', ...picture };
  }
  if (about === 'task' || about === 'logistics' || about === 'relevance') return null;
  const { topic } = session;
  // "Is it always so?" and "is it like …?" need a passage about exactly that, not a related one.
  const isOpen = openAnswerTo({ about, text }) !== null;
  const asked = isOpen
    ? text.replace(/\b(?:is|it|its|it's|that|this|kind of|sort of|like|so|always|every ?time)\b/gi, ' ')
    : text;
  const ranked = rankPassages(asked, planIndex(topic), question.question_text, question.expected_answer);
  const near = nearTo(session, question);
  const [best] = ranked
    .filter(({ covered, passage }) => covered >= (isOpen ? mostCovered : leastCovered) && passage.kind !== 'example')
    .filter(({ passage }) => !isOpen || sharedWords(passage.text, asked) >= leastShared)
    .filter(
      ({ passage, covered }) =>
        isNamed(passage, covered) || (about !== 'word' && speaksOf(`${passage.about} ${passage.text}`, asked)),
    )
    .filter(({ passage }) => passage.kind !== 'correction' || !leansOnOther.test(passage.text))
    .filter(({ passage }) => !isOfLater(passage, question) && !speaksAhead(session, question, text, passage.text))
    .filter(({ passage }) => !wasRead(session, passage) && !saysTheAnswer(question, passage.text))
    .toSorted((one, other) => other.score * near(other.passage) - one.score * near(one.passage));
  return best === undefined ? null : { do: 'answer_question', likeness: null, words: best.passage.text.trim() };
}

/** True for the meaning of a word that she asks for by its name. */
const isNamed = ({ names }: Passage, covered: number): boolean => names.length > 0 && covered === 1;

/** True for what a later step explains. */
const isOfLater = ({ id }: Passage, { step }: Pick<Question, 'step'>): boolean =>
  Number(/^step (\d+)/.exec(id)?.[1] ?? 0) > Math.max(1, step);

/** "What if it doesn't come out even, like 4 for 37 dollars": "like" introduces an example, not a comparison. */
const supposes = /\bwhat (?:if|would|happens)\b.*\blike (?:if |when )?(?:i |you |\d)/i;

/** "Is a mean like being mean?": one word in two senses is no comparison. Returns what the word means here. */
function wordTwice({ topic }: LessonSession, text: string): string | null {
  const [one, other] = text.toLowerCase().split(/\blike\b/);
  const names = (part: string | undefined, word: string): boolean => new RegExp(`\\b${word}s?\\b`).test(part ?? '');
  const term = topic.guidelines.glossary.find(({ words }) =>
    words.some((word) => /^[a-z]{3,}$/.test(word) && names(one, word) && names(other, word)),
  );
  return term?.meaning ?? null;
}

/** "It makes the total larger" refers to a mistake that was just told, and can't be understood without it. */
const leansOnOther = /^(?:it|they|that|this|these|those)\b/i;

const mostCovered = 0.7;
/** One shared word is too few: in "is it always times 2?" it may be a number that half of all passages have. */
const leastShared = 2;

/**
 * Weighs a passage by how near it is to the question in focus: those of its own step, and corrections of its known mistakes,
 * come first.
 */
function nearTo(session: LessonSession, question: Question): (passage: Passage) => number {
  const step = explainStepOf(session, question)?.step ?? 0;
  const mistakes = new Set(question.wrong_answers.map(({ misconception }) => `correction ${misconception}`));
  return ({ id }) => {
    const of = /^step (\d+)/.exec(id)?.[1];
    if (of !== undefined) return Number(of) === step ? ofItsOwn : 1;
    return mistakes.has(id) ? ofItsOwn : 1;
  };
}
const ofItsOwn = 2;

/** True if the tutor has said this passage in the last turns. If the student asks again later, it's said again. */
const wasRead = ({ full_conversation_log, turn_count }: LessonSession, { text }: Passage): boolean =>
  full_conversation_log.some(
    (message) =>
      message.role === 'tutor' &&
      turn_count - message.turn < turnsUntilSaidAgain &&
      message.text.includes(text.trim().split(/(?<=[.!?])\s/)[0]!),
  );
/** Within so many turns a passage is not said again. */
const turnsUntilSaidAgain = 5;
