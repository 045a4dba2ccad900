import { rationalText } from '../../math/exact/rational.ts';
import { choiceKey } from '../../math/judge/choices.ts';
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
 * Finds how a turn leaves one choice over: by ruling out the smallest and the largest of three, by naming the middle one, by
 * what is above or below another, or by saying that two things can't be equal if that is the question. Returns a description
 * for the log, or null.
 */
export function rulesOutChoices({ question, text, student }: SpokenTurn): string | null {
  const statements = turnSentences(text).flatMap(({ states }) =>
    states === '' || /\b(?:if|whether)\b/.test(states) ? [] : [states],
  );
  if (question.input_type === 'boolean' || /^(?:true|false)$/i.test(question.expected.trim()))
    return statements.some((states) => settlesTruth(states, question)) ? 'says whether it is true' : null;
  if (leavesMiddle(statements, student, question.expected) || dropsAlternative(statements, question.expected))
    return 'leaves one number over';
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
  const mine = /^\s*\(?([A-H])\b/i.exec(student)?.[1]?.toUpperCase() ?? '';
  const named = new Set([
    mine,
    ...(text.match(/\b[B-H]\b|\bA\b(?= (?:has|is|and|or|can|can't|isn't|doesn't|nor)\b|[,.;])/g) ?? []),
  ]);
  const others = question.choices.map((_, i) => choiceKey(i)).filter((_, i) => i !== key);
  if (
    others.length > 2 &&
    !named.has(question.expected.trim()) &&
    others.every((letter) => named.has(letter)) &&
    /\b(?:out|off|not|neither|nor|can't|isn't|aren't|don't|doesn't|fewer|less|wrong|gone|drop|cross|forget|skip|fail)\b/i.test(
      text,
    )
  )
    return 'leaves one choice over';
  return statements.some((states) => standsBeside(states, question.choices, key)) ? 'points at the right choice' : null;
}

/** True if a choice is named by its place next to another: "The choice right above it". */
function standsBeside(states: string, choices: readonly string[], key: number): boolean {
  const way =
    /\b(?:choice|option|one|answer) (?:right |just |directly |immediately )?(above|before|below|after|under|next to) (?:it|that|this)\b/.exec(
      states,
    );
  if (way === null) return false;
  return /above|before/.test(way[1] ?? '') ? key < choices.length - 1 : key > 0;
}

const notTheBiggest = /\b(?:not|isn't|neither|n't|nor)\b[^.!?]{0,24}\b(?:biggest|largest|highest|greatest|top)\b/;
const notTheSmallest = /\b(?:not|isn't|neither|n't|nor)\b[^.!?]{0,24}\b(?:smallest|lowest|least|littlest|bottom)\b/;
/**
 * True if the student names up to three numbers, and ruling out the largest, the smallest or both leaves only the answer.
 */
function leavesMiddle(statements: readonly string[], student: string, expected: string): boolean {
  const said = statements.join(' ');
  if (!notTheBiggest.test(said) && !notTheSmallest.test(said)) return false;
  const named = (student.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).toSorted((a, b) => a - b);
  const answer = named.indexOf(Number(expected));
  if (answer < 0 || named.length > 3) return false;
  const left = named.filter(
    (_, i) => !(i === named.length - 1 && notTheBiggest.test(said)) && !(i === 0 && notTheSmallest.test(said)),
  );
  return left.length === 1 && left[0] === Number(expected);
}

/** True if one of two alternatives is dropped: "It's either 6,000 or 7,000 … you can cross out 6,000." */
function dropsAlternative(statements: readonly string[], expected: string): boolean {
  const said = statements.join(' ').replace(/(\d),(?=\d{3}\b)/g, '$1');
  const due = expected.trim().replace(/(\d),(?=\d{3}\b)/g, '$1');
  if (!/^-?\d+(?:\.\d+)?$/.test(due)) return false;
  return Array.from(said.matchAll(/\b(?:either |between )?(-?\d+(?:\.\d+)?) (?:or|and) (-?\d+(?:\.\d+)?)(?![\d/]|\.\d)/g)).some(
    ([, a = '', b = '']) => {
      const other = a === due ? b : b === due ? a : null;
      return (
        other !== null &&
        new RegExp(
          `\\b(?:cross(?:ed)? (?:out|off)|rule(?:d|s)? out|drop|toss|throw out|scratch|forget|(?:it's|it is|that's) not|can't be|isn't)(?: the)? ${other.replace('.', '\\.')}(?![\\d/]|\\.\\d)|(?<![\\d.])${other.replace('.', '\\.')} (?:is out|drops out|can't be|is off the table|goes)\\b`,
        ).test(said)
      );
    },
  );
}

/** True if a turn says as a fact that something is equal or true, if that is the question. */
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
