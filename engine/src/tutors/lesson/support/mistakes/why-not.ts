import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { addDenominators } from '../../../../math/mal-rules/fractions/fractions.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { isSumOfDenominators } from './denominators-meant.ts';
import { isOpening, saysTheAnswer } from '../explaining.ts';
import { correctionIn, mistakeBehind, mistakeKnownFor } from './mistake-shown.ts';
import { isToldSince, nextLine } from '../next-help.ts';

/** "Why?", "but why", "why is that wrong", "how come": asks about what was just judged. */
const asksWhy =
  /^(?:(?:but|ok|wait|huh|um|so|and|hey|please|tell me) )*(?:why|how come)(?: (?:not|tho|though|is (?:it|that|this|my answer) (?:wrong|not (?:right|it|correct))|isnt (?:it|that) (?:right|it|correct)|was (?:it|that) wrong|am i wrong|did i get it wrong|wrong))?[ ?!.]*$/;

/** "But why isn't it 13", "why can't it be 3/4": asks about a value that the message names. */
const asksWhyNotThis =
  /^(?:[a-z]+ ){0,3}?(?:why|how come) (?:(?:is|was|are|can|could|would|should)(?: not|nt)? it(?: not| nt)?(?: be)?|(?:is|was|can|could|would)nt it(?: be)?|it is not|its not|it isnt|not|(?:is|was)(?: not|nt) (?:the answer|that))(?: just)? (-?\d+(?:[./]\d+)?)(?: ?%)?(?: [a-z]+.*)?[ ?!.]*$/;

/** Why a value isn't right: the words that correct it; or that it is the answer, which the student hasn't sent. */
type WhyNot = { readonly kind: 'words'; readonly words: string } | { readonly kind: 'unsent' };

/**
 * Explains why the student's last answer to this question, or a value that she names, isn't right, if she asks: with the
 * correction of its mistake, or else with the next help. Before the first explanation the solution's lines come first, because
 * the rule has no words yet.
 *
 * Errors  none: null if she doesn't ask this, gave no wrong answer, or has read everything that doesn't give away the answer.
 */
export function whyNot(session: LessonSession, question: Question, text: string): WhyNot | null {
  const words = plainWords(tidyMessage(text)).trim();
  const value = asksWhyNotThis.exec(words)?.[1] ?? null;
  if (value !== null && checkAnswer(question.answer, value).verdict === 'correct') return { kind: 'unsent' };
  if (value === null && (question.wrong_attempts === 0 || !asksWhy.test(words))) return null;
  const { topic } = session;
  const mistake =
    value === null
      ? mistakeBehind(session, question, question.previous_student_answers.at(-1) ?? null)
      : mistakeKnownFor(question, value);
  const correction = correctionIn(topic, mistake);
  const lines = question.solution.slice(0, -1).map(lineOf);
  const ofBottoms = value !== null && isSumOfDenominators(question, value) ? correctionIn(topic, addsDenominators(topic)) : null;
  const said = isOpening(question)
    ? [ofBottoms, ...lines, nextLine(session, question), correction]
    : [ofBottoms, correction, nextLine(session, question)];
  const fitting = said.find(
    (one): one is string => one !== null && !saysTheAnswer(question, one) && !isToldSince(session, question.asked_at_turn, one),
  );
  return fitting === undefined ? null : { kind: 'words', words: fitting };
}

/**
 * Returns the misconception of adding the denominators, by the mal-rule that the plan names for it; null if the plan has none.
 */
const addsDenominators = ({ guidelines }: LessonSession['topic']): string | null =>
  guidelines.misconceptions.find(({ rule }) => rule === addDenominators.name)?.id ?? null;
