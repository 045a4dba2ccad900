import { hear } from '../../../hearing/hear.ts';
import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import type { BoardProblem } from '@stoa/schema/board/board-session';

/** What a student means by what she says at the board. */
export type SpokenAct =
  | 'noise'
  | 'inaudible'
  | 'wants_quiet'
  | 'done'
  | 'insight'
  | 'frustrated'
  | 'off_topic'
  | 'wants_hint'
  | 'wants_answer'
  | 'wants_time'
  | 'asks_if_right'
  | 'asks_next'
  | 'asks_why'
  | 'asks_word'
  | 'knows_not_why'
  | 'yes'
  | 'no'
  | 'right_answer'
  | 'wrong_answer'
  | 'thinking';

/** What is said at a board alone, and what the ear of all tutors was not made for; the first that fits is meant. */
const ofTheBoard: readonly (readonly [SpokenAct, RegExp])[] = [
  ['inaudible', /^\s*\[inaudible\]\s*$/i],
  ['wants_quiet', /\b(?:leave me (?:alone|be)|stop (?:talking|interrupting)|be quiet|shush|shut up|don'?t (?:talk|help) )/i],
  ['wants_time', /\b(?:let me (?:think|work|try|do it)|give me a (?:second|minute|moment)|hold on|i'?m thinking)\b/i],
  [
    'done',
    /^\W*(?:ok(?:ay)?,? )?(?:i'?m|i am|all) (?:done|finished)\b|^\W*(?:done|finished)\W*$|\bthat'?s my (?:final )?answer\b/i,
  ],
  ['knows_not_why', /\b(?:don'?t|do not) (?:know|get|understand) why\b/i],
  [
    'frustrated',
    /\bi (?:can'?t|cannot) do (?:this|it)\b|\bi give up\b|\bthis is (?:too|so|really) hard\b|\bi'?m (?:so )?(?:dumb|stupid)\b|\b(?:ugh|argh)\b/i,
  ],
  ['insight', /^\W*(?:oh+|aha|ahh+)\b(?!.*\?)(?!.*\bno\b)|\bi (?:get|see|got) it\b|\bnow i (?:get|see)\b/i],
  [
    'yes',
    /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please|yes please|right|correct|mhm|uh[- ]huh)(?:,? please|,? that'?s right)?\W*$/i,
  ],
  ['no', /^\W*(?:no|nope|nah|not yet|no,? thanks?(?: you)?|i'?m (?:good|fine|okay))\W*$/i],
];

/**
 * Hears what was said: a few things that are said only at a board, else the first act that the ear of all tutors finds.
 *
 * Errors  none: what nobody can place is thinking aloud, which asks for nothing.
 */
export function hearSpeech(text: string, { stem, answer }: BoardProblem): SpokenAct {
  if (text.trim() === '') return 'noise';
  const plain = text.replaceAll(/[’‘]/g, "'");
  const own = ofTheBoard.find(([, said]) => said.test(plain));
  if (own !== undefined) return own[0];
  const [question] = questionsOf({ answer, stem, choices: [], variables: [] });
  const context = { probe: null, misconceptions: [], glossary: [], said: [] };
  const [act] = hear(plain, { ...context, question: null });
  if (act === undefined) return 'thinking';
  if (act.act === 'feeling') return act.feeling === 'insight' ? 'insight' : hard.has(act.feeling) ? 'frustrated' : 'thinking';
  if (act.act === 'off_topic') return 'off_topic';
  if (act.act === 'wish') return ofWish[act.wish] ?? 'thinking';
  if (act.act === 'question') return ofQuestion[act.about] ?? 'asks_next';
  if (question === undefined) return 'thinking';
  const [told] = hear(plain, {
    ...context,
    question: { stem, answer: { ...question, accepted_forms: [], choices: [...question.choices] } },
  });
  if (told?.act !== 'answer' || told.confidence < sure) return 'thinking';
  const { verdict } = checkAnswer(question, told.answer);
  return verdict === 'correct' ? 'right_answer' : verdict === 'incorrect' ? 'wrong_answer' : 'thinking';
}
/** From here on a spoken number is believed to be her answer. */
const sure = 0.8;

const hard: ReadonlySet<string> = new Set(['frustration', 'anger', 'shame', 'worry', 'tiredness']);
const ofWish: Partial<Record<string, SpokenAct>> = {
  hint: 'wants_hint',
  example: 'wants_hint',
  explain_again: 'wants_hint',
  answer: 'wants_answer',
  slower: 'wants_time',
  faster: 'wants_quiet',
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
