import { hear } from '../../../hearing/hear.ts';
import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { checkAnswer, type AnswerQuestion } from '../../../math/check-answer.ts';
import { saidAtBoards, speaksOfWork, type SpokenAct } from './said-at-boards.ts';
import type { BoardProblem } from '@stoa/schema/board/board-session';

/**
 * Interprets what was said: first as one of the few things that are said only at a board, else as the first act that the shared
 * hearing of all tutors finds.
 *
 * Errors  none: anything that can't be classified is thinking aloud, which needs no answer.
 */
export function hearSpeech(text: string, { stem, answer }: BoardProblem): SpokenAct {
  if (text.trim() === '') return 'noise';
  const plain = text.replaceAll(/[’‘]/g, "'");
  const [question] = questionsOf({ answer, stem, choices: [], variables: [] });
  const guess = question === undefined ? null : guessIn(plain, question, stem);
  if (guess !== null) return guess;
  const own = saidAtBoards.find(([act, said]) => said.test(plain) && !(act === 'off_topic' && speaksOfWork(plain)));
  if (own !== undefined) return own[0];
  const [act] = hear(plain, { ...unasked, question: null });
  if (act === undefined) return 'thinking';
  if (act.act === 'feeling') return act.feeling === 'insight' ? 'insight' : hard.has(act.feeling) ? 'frustrated' : 'thinking';
  if (act.act === 'off_topic') return 'off_topic';
  const told = question === undefined || /\?/.test(plain) ? null : verdictOn(plain, question, stem);
  if (act.act === 'wish' && act.wish === 'check' && told !== null) return told; // "the answer is 4": more a claim than a question
  if (act.act === 'wish') return ofWish[act.wish] ?? 'thinking';
  if (act.act === 'question') return ofQuestion[act.about] ?? 'asks_next';
  return told ?? 'thinking';
}

/** Judges a guess like "Is it 5?"; null if the text isn't one. */
function guessIn(plain: string, question: AnswerQuestion, stem: string): 'right_guess' | 'wrong_guess' | null {
  const [, guess] =
    /^\W*(?:so,? |um+,? |come on,? |wait,? )*is (?:it|the answer|[a-z])(?: equal(?: to)?| equals)? ([^?]{1,30})\?*\W*$/i.exec(
      plain,
    ) ?? [];
  if (guess === undefined) return null;
  const worth = verdictOn(`the answer is ${guess}`, question, stem);
  return worth === null ? null : worth === 'right_answer' ? 'right_guess' : 'wrong_guess';
}

/** Judges an answer that was said aloud; null if there was none, or it can't be judged. */
function verdictOn(plain: string, question: AnswerQuestion, stem: string): 'right_answer' | 'wrong_answer' | null {
  if (tellsWhatIsDone.test(plain)) return null;
  const asked = { stem, answer: { ...question, accepted_forms: [], choices: [...question.choices] } };
  const [told] = hear(plain.replace(/^\W*i got\b/i, 'the answer is'), { ...unasked, question: asked });
  if (told?.act !== 'answer' || told.confidence < sure) return null;
  const { verdict } = checkAnswer(question, told.answer);
  return verdict === 'correct' ? 'right_answer' : verdict === 'incorrect' ? 'wrong_answer' : null;
}
/** "Both sides get plus five" says what is done, not what the result is. A minus after "is" belongs to a number. */
const tellsWhatIsDone =
  /(?<!\b(?:is|equals|get|got|be) )\b(?:plus|minus|add|subtract|take away|times|multiply|divide|both sides|move|sign)\b(?! (?:\w+ )?(?:is|equals|makes)\b)/i;
const unasked = { probe: null, misconceptions: [], glossary: [], said: [] };
/** With at least this confidence, a spoken number is taken as her answer. */
const sure = 0.8;

const hard: ReadonlySet<string> = new Set(['frustration', 'anger', 'shame', 'worry', 'tiredness']);
const ofWish: Partial<Record<string, SpokenAct>> = {
  hint: 'wants_hint',
  example: 'wants_hint',
  explain_again: 'wants_hint',
  answer: 'wants_answer',
  slower: 'wants_time',
  faster: 'wants_harder',
  skip: 'frustrated',
  stop: 'frustrated',
  check: 'asks_if_right',
};
const ofQuestion: Partial<Record<string, SpokenAct>> = {
  word: 'asks_word',
  concept: 'asks_why',
  why: 'asks_why',
  what_if: 'asks_why',
  likeness: 'asks_why',
  relevance: 'asks_why',
  procedure: 'asks_next',
  task: 'asks_next',
  logistics: 'off_topic',
};
