import { rationalText } from '../../math/exact/rational.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { quantitiesIn } from '../leak/quantities.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

function valueOf(text: string): number | null {
  const [first] = quantitiesIn(foldMath(flattenText(text)).toLowerCase());
  if (first === undefined) return null;
  const [n = '0', d = '1'] = rationalText(first.value).split('/');
  return Number(n) / Number(d);
}

const outBy =
  "(?:too (?:small|big|large|low|high|little|much)|out\\b|wrong|not it|can't be|isn't|won't|impossible|far off|off by|way off|no good|doesn't)";
const least = new RegExp(
  `\\b(?:smallest|lowest|least|littlest)(?: (?:choice|option|one|number|answer|of them|of the three))?\\b[^,;]{0,30}${outBy}`,
);
const most = new RegExp(
  `\\b(?:largest|biggest|highest|greatest)(?: (?:choice|option|one|number|answer|of them|of the three))?\\b[^,;]{0,30}${outBy}`,
);

/**
 * How a turn leaves one choice over: by ruling out the smallest and the largest of three, by the middle one, by what stands above or below another, or by
 * saying that two things can't be equal where that is asked. In words for a log; null where it does not.
 */
export function rulesOutChoices({ question, text }: SpokenTurn): string | null {
  const statements = turnSentences(text).flatMap(({ states }) =>
    states === '' || /\b(?:if|whether)\b/.test(states) ? [] : [states],
  );
  if (question.input_type === 'boolean' || /^(?:true|false)$/i.test(question.expected.trim()))
    return statements.some((states) => settlesTruth(states, question)) ? 'says whether it is true' : null;
  const key = /^[A-H]$/.test(question.expected.trim()) ? question.expected.trim().charCodeAt(0) - 65 : -1;
  if (key < 0 || question.choices.length < 3) return null;
  const values = question.choices.map(valueOf);
  if (question.choices.length === 3 && values.every((value) => value !== null)) {
    const order = values.map((value, i) => [value, i] as const).toSorted(([a], [b]) => a - b);
    const all = statements.join(' ');
    if (
      order[1]?.[1] === key &&
      ((least.test(all) && most.test(all)) || /\bmiddle (?:one|choice|option|number|of the three)\b/.test(all))
    )
      return 'leaves one choice over';
  }
  return statements.some((states) => standsBeside(states, question.choices, key)) ? 'points at the right choice' : null;
}

/** "The choice right above it", after another choice has been named. */
function standsBeside(states: string, choices: readonly string[], key: number): boolean {
  const way =
    /\b(?:choice|option|one|answer) (?:right |just |directly |immediately )?(above|before|below|after|under|next to) (?:it|that|this)\b/.exec(
      states,
    );
  if (way === null) return false;
  return /above|before/.test(way[1] ?? '') ? key < choices.length - 1 : key > 0;
}

/** Where it is asked whether something is equal or holds: said as a fact. */
function settlesTruth(states: string, { stem, expected }: SpokenTurn['question']): boolean {
  const isTrue = /^true|^yes/i.test(expected.trim());
  if (!/=|\bequal/.test(stem)) return false;
  const denied =
    /\b(?:can't|cannot|can not|couldn't|aren't|are not|isn't|is not|won't|don't|never)(?: possibly| really| both| actually| quite)*(?: be| name| have| match)? ?(?:equal|the same|true|equivalent|match)\b|\b(?:two )?different (?:numbers|amounts|values)\b|\bunequal\b/.test(
      states,
    );
  const said =
    /\b(?:they(?:'re| are)|these (?:two )?are|the two are|both are|it(?:'s| is)|is) (?:really |exactly |indeed |just )*(?:equal|equivalent|true|the same (?:number|amount|value))\b/.test(
      states,
    );
  return isTrue ? said && !denied : denied && !/\byou\b/.test(states);
}
