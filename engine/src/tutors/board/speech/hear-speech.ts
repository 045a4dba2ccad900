import { hear } from '../../../hearing/hear.ts';
import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { checkAnswer, type AnswerQuestion } from '../../../math/check-answer.ts';
import type { BoardProblem } from '@stoa/schema/board/board-session';

/** What a student means by what she says at the board. */
export type SpokenAct =
  | 'noise'
  | 'inaudible'
  | 'wants_quiet'
  | 'calls_back'
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
  ['inaudible', /^\s*[[(]inaudible[\])]\s*$/i],
  [
    'calls_back',
    /\byou can (?:talk|speak|help|come back)(?: (?:to )?me)?(?: again| now)\b|\b(?:come back|talk to me)(?: again| now)?\W*$|\bi want you back\b/i,
  ],
  [
    'wants_quiet',
    /\b(?:leave me (?:alone|be)|go away|stop (?:talking|interrupting|helping)|be quiet|shush|shh+|shut up|don'?t (?:talk|help|interrupt|say anything)\b|not talk\b|(?:don'?t|do not) (?:need|want) (?:any |your )?(?:help|hints?)\b|no more (?:help|hints?)\b|(?:do|try|work|figure|solve) (?:it|this|that)(?: out)? (?:alone|on my own|by myself|myself))/i,
  ],
  [
    'wants_time',
    /\b(?:let me (?:think|work|try|do it)|give me a (?:second|minute|moment)|hold on|hang on|one (?:sec|second|moment)|i'?m (?:still )?(?:thinking|working on it)|need (?:some |a little )?more time)\b/i,
  ],
  [
    'done',
    /^\W*(?:(?:ok(?:ay)?|so|there|well|and|i think|i guess|yes|yeah|that's it),? )*(?:i'?m|i am|all|i) (?:done|finished)\b(?! with)|^\W*(?:done|finished)\W*$|\bthat'?s my (?:final )?answer\b/i,
  ],
  [
    'asks_if_right',
    /^\W*(?:is (?:it|this|that) |did i (?:do|get) (?:it|this|that) )?right\s*\?|\bam i (?:doing|getting) (?:this|it|that) right\b/i,
  ],
  ['knows_not_why', /\b(?:don'?t|do not) (?:know|get|understand) why\b/i],
  [
    'frustrated',
    /\bi (?:can'?t|cannot) do (?:this|it)\b|\bi give up\b|\bthis is (?:too|so|really) hard\b|\bi'?m (?:so )?(?:dumb|stupid)\b|\b(?:ugh|argh|grr+)\b|^\W*sigh(?:s|ing)?\W*$|\b(?:i don'?t care|whatever)\b/i,
  ],
  ['insight', /^\W*(?:oh+|aha|ahh+)\b(?!.*\?)(?!.*\bno\b)|\bi (?:get|see|got) it\b|^\W*got it\b|\bnow i (?:get|see)\b/i],
  [
    'yes',
    /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please|yes please|right|correct|mhm|uh[- ]huh)(?:,? (?:sure|please|that'?s right))?\W*$|^\W*that(?:'d| would) be (?:great|nice|good)\W*$/i,
  ],
  ['no', /^\W*(?:no|nope|nah|not yet|no,? thanks?(?: you)?)(?:,? i'?m (?:good|fine|okay))?\W*$|^\W*i'?m (?:good|fine|okay)\W*$/i],
  [
    'off_topic',
    /\bi'?m (?:so )?(?:bored|hungry|tired of math)\b|\bplay (?:a |some )?(?:games?|minecraft|roblox|fortnite)\b|\b(?:this|last) (?:weekend|night)\b|\bdo you (?:like|play|watch|have|eat)\b|\bwho made you\b|\bwhat are you doing\b/i,
  ],
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
  const [act] = hear(plain, { ...unasked, question: null });
  if (act === undefined) return 'thinking';
  if (act.act === 'feeling') return act.feeling === 'insight' ? 'insight' : hard.has(act.feeling) ? 'frustrated' : 'thinking';
  if (act.act === 'off_topic') return 'off_topic';
  const told = question === undefined || /\?/.test(plain) ? null : verdictOn(plain, question, stem);
  if (act.act === 'wish' && act.wish === 'check' && told !== null) return told; // "the answer is 4": a claim more than a question
  if (act.act === 'wish') return ofWish[act.wish] ?? 'thinking';
  if (act.act === 'question') return ofQuestion[act.about] ?? 'asks_next';
  return told ?? 'thinking';
}

/** What an answer that was said aloud is worth; null where none was, or nobody can tell. */
function verdictOn(plain: string, question: AnswerQuestion, stem: string): 'right_answer' | 'wrong_answer' | null {
  const asked = { stem, answer: { ...question, accepted_forms: [], choices: [...question.choices] } };
  const [told] = hear(plain.replace(/^\W*i got\b/i, 'the answer is'), { ...unasked, question: asked });
  if (told?.act !== 'answer' || told.confidence < sure) return null;
  const { verdict } = checkAnswer(question, told.answer);
  return verdict === 'correct' ? 'right_answer' : verdict === 'incorrect' ? 'wrong_answer' : null;
}
const unasked = { probe: null, misconceptions: [], glossary: [], said: [] };
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
