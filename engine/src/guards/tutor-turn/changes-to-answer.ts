import { rationalText } from '../../math/exact/rational.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { quantitiesIn } from '../leak/quantities.ts';
import { foldText } from '../words-of.ts';
import { saidInFigures, valueOf } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** Returns the last value in a text; null if it has none. */
function lastValueOf(text: string): number | null {
  const last = quantitiesIn(
    foldMath(flattenText(text))
      .toLowerCase()
      .replace(/\s?(?:π|\bpi\b)/g, ''),
  ).at(-1);
  if (last === undefined) return null;
  const [top = '0', bottom = '1'] = rationalText(last.value).split('/');
  return Number(top) / Number(bottom);
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
const n = String.raw`\$?(-?\d+(?:\.\d+)?(?:/\d+)?%?)(?![\d/]|\.\d)`;
const softly = '(?:just |exactly |only |still |really |about |a full |another )*';

/** An operation in words on a number that was named. `by` is the number in the words, if there is one. */
type Change = { readonly says: RegExp; readonly makes: (from: number, by: number) => readonly number[] };
const changes: readonly Change[] = [
  {
    says: new RegExp(
      `${n} (?:(?!are|is|were|of|and|that)\\w+ )?(?:more|higher|greater|above|bigger|larger|over|past|beyond|longer|further|farther|up from)\\b`,
      'g',
    ),
    makes: (from, by) => [from + by],
  },
  {
    says: new RegExp(
      `${n} (?:(?!are|is|were|of|and|that)\\w+ )?(?:less|fewer|lower|below|smaller|under|short of|shorter|before|down from)\\b`,
      'g',
    ),
    makes: (from, by) => [from - by],
  },
  { says: new RegExp(`\\b(?:short|low|small|under|behind|few) by ${softly}${n}`, 'g'), makes: (from, by) => [from + by] },
  { says: new RegExp(`\\b(?:big|high|much|many|over|large|ahead|long) by ${softly}${n}`, 'g'), makes: (from, by) => [from - by] },
  { says: new RegExp(`\\b(?:off|out|away) by ${softly}${n}|${n} off\\b`, 'g'), makes: (from, by) => [from + by, from - by] },
  { says: new RegExp(`${n} (?:of|times) (?:what you|your|that|it)\\b`, 'g'), makes: (from, by) => [from * by] },
  {
    says: new RegExp(`\\b(?:comes?|came|is|are|falls?|fell|was) (?:up )?${softly}${n} (?:\\w+ ){0,3}short\\b`, 'g'),
    makes: (from, by) => [from + by],
  },
  { says: /\bdoubl(?:es?|ing) (?:it|that|this|what you(?:'ve| have)?)\b()/g, makes: (from) => [from * 2] },
  {
    says: /\b(?:half of (?:it|that|what|your|the)|half (?:as|your|what)|(?:cut|split|break|chop) (?:it|that|your \S+|the \S+) in (?:half|two|2)|halve (?:it|that|your))\b()/g,
    makes: (from) => [from / 2],
  },
  {
    says: /\b(?:twice|double) (?:it|that|what|your|as)\b()|\b(?:as far|as much|as many|as long|the same) (?:again|once more)\b|\bonce more as (?:far|much|many|long)\b/g,
    makes: (from) => [from * 2],
  },
  {
    says: /\b(?:opposite|other|wrong|far) side of (?:zero|0|it)\b()|\b(?:opposite|other|different) sign\b/g,
    makes: (from) => [-from],
  },
  { says: /\breciprocal\b()|\bflipped over\b|\bturned? (?:it |your \w+ )?(?:over|on its head)\b/g, makes: (from) => [1 / from] },
  {
    says: /\bpoint\b[^!?;]{0,30}\b(?:1|one|a) (?:step|place|spot|digit|hop) (?:to the )?left\b()/g,
    makes: (from) => [from / 10],
  },
  {
    says: /\bpoint\b[^!?;]{0,30}\b(?:1|one|a) (?:step|place|spot|digit|hop) (?:to the )?right\b()/g,
    makes: (from) => [from * 10],
  },
  {
    says: /\bpoint\b[^!?;]{0,30}\b(?:2|two) (?:steps|places|spots|digits|hops) (?:to the )?left\b()/g,
    makes: (from) => [from / 100],
  },
  {
    says: /\bpoint\b[^!?;]{0,30}\b(?:2|two) (?:steps|places|spots|digits|hops) (?:to the )?right\b()/g,
    makes: (from) => [from * 100],
  },
  {
    says: /\b(?:stick|put|add|write|hang|tack|pop) (?:a|one|1|another) (?:zero|0) (?:behind|after|at the end|on(?:to)?|to the end)\b()/g,
    makes: (from) => [from * 10],
  },
  {
    says: /\b(?:(?:read|say|write|spell|turn|flip|swap|switch|reverse)\b[^.!?]{0,30}\b(?:backwards?|the other way(?: around)?|from right to left|end to end)|(?:swap|switch|flip|reverse|trade|exchange|turn around) (?:the |its |your |those )?(?:two )?digits|digits (?:are )?(?:swapped|switched|reversed|traded|the other way))\b()/g,
    makes: (from) => (Number.isInteger(from) && from > 9 ? [Number([...String(from)].toReversed().join(''))] : []),
  },
  {
    says: /\b(?:one|1|a) zero too many\b()|\b(?:drop|erase|lose|take off|cross out|remove|chop off) (?:the last|that last|one|1|a|the final) (?:zero|0)\b/g,
    makes: (from) => [from / 10],
  },
  {
    says: /\b(?:one|1|a) zero (?:too few|short)\b()|\bmiss(?:ing|es) (?:a|one|1) (?:zero|0)\b|\bone more (?:zero|0)\b/g,
    makes: (from) => [from * 10],
  },
  { says: new RegExp(`${n} too (?:many|high|big|large|much|far)\\b`, 'g'), makes: (from, by) => [from - by] },
  { says: new RegExp(`${n} too (?:few|low|small|little|short)\\b`, 'g'), makes: (from, by) => [from + by] },
];

/** Two numbers in a sentence that together make the answer. */
type Pair = {
  readonly says: RegExp;
  readonly makes: (a: number, b: number) => number;
  /** The two numbers are only next to each other: then it doesn't matter if they make a number that the question has. */
  readonly isLoose: boolean;
};
const pairs: readonly Pair[] = [
  {
    says: new RegExp(
      `${n} (?:to|left to|and you) (?:share|split|divide) (?:it |them |evenly |equally )*(?:among|between|by|with|into|over) (?:the )?${n}`,
      'g',
    ),
    makes: (a, b) => a / b,
    isLoose: false,
  },
  {
    says: new RegExp(`\\b(?:halfway|midway|right in the middle|stop halfway) between ${n} and ${n}`, 'g'),
    makes: (a, b) => (a + b) / 2,
    isLoose: false,
  },
  {
    says: new RegExp(
      `${n} and ${n},? (?:you |and |so |then )*(?:should |would )?(?:stop|go|land|meet|sit|stand)s? (?:halfway|midway|in the middle)`,
      'g',
    ),
    makes: (a, b) => (a + b) / 2,
    isLoose: false,
  },
  {
    says: new RegExp(
      `${n},? (?:and|plus)(?: then)? ${n}(?= (?:more|of them|together|altogether|in all|from|root)|[.,;!]|$)`,
      'g',
    ),
    makes: (a, b) => a + b,
    isLoose: true,
  },
  {
    says: new RegExp(`\\b(?:that's|that is|gives|makes) ${n},? (?:and |so )?(?:then )?(?:you |we )?add ${n}`, 'g'),
    makes: (a, b) => a + b,
    isLoose: false,
  },
  {
    says: new RegExp(`\\btwo (?:terms|parts|pieces|numbers) (?:are|make|come to) ${n} and ${n}`, 'g'),
    makes: (a, b) => a + b,
    isLoose: true,
  },
  { says: new RegExp(`${n} (?:times|×|\\*) ${n}`, 'g'), makes: (a, b) => a * b, isLoose: true },
];

const ofHers = /\byour?s?\b|\byou(?:'ve|'d)?\b/;
/** True if the clause so far denies or supposes nothing; otherwise it doesn't make one number out of another. */
const isStated = (said: string, at: number): boolean => !notSaid.test(said.slice(0, at).split(/[,;:]/).at(-1) ?? '');
const notSaid = /\b(?:suppose|would|not|n't|never)\b/;

/**
 * Finds whether a turn makes the answer out of a known number: the student's answer with an operation ("200 below what you
 * gave me", "two thirds of your 9", "the other side of zero"), or two numbers that make it ("8 to share among four"). Returns
 * a description for the log, or null. Phrases that the question or the plan uses too are allowed.
 */
export function changesToAnswer(turn: SpokenTurn): string | null {
  const { act, verdict, question, student, must_convey, next_question } = turn;
  const isOpen = act !== 'confirm' && act !== 'tell' && verdict !== 'correct';
  const answer = lastValueOf(isOpen ? question.expected : (next_question?.expected ?? ''));
  if (answer === null) return null;
  const stem = isOpen ? question.stem : (next_question?.stem ?? '');
  // A mixed number stays in two parts, because turning it into one fraction is a step that the student has to do.
  const parted = `${stem}\n${must_convey ?? ''}`.replace(/(\d) ?\\frac\{(\d+)\}\{(\d+)\}/g, '$1, $2/$3');
  const known = saidInFigures(foldText(flattenText(parted)));
  const given = valuesIn(known);
  const isGiven = given.some((one) => isSame(one, answer));
  const from = lastValueOf(isOpen ? student : question.expected);
  for (const { states } of turnSentences(turn.text)) {
    const said = inFigures(states);
    if (states === '') continue;
    if (!isOpen && !/\b(?:next|coming|following|new)\b/.test(said)) continue;
    const isChanged = changes.some(({ says, makes }) =>
      Array.from(said.matchAll(says)).some(
        (match) =>
          isStated(said, match.index) &&
          !known.includes(match[0]) &&
          !isDue(match[0], known) &&
          basesOf(said, match, isOpen ? from : null, given)
            .concat(isOpen || from === null ? [] : [from])
            .some((base) => makes(base, valueOf(match[1] ?? match[2] ?? '') ?? Number.NaN).some((one) => isSame(one, answer))),
      ),
    );
    if (isChanged) return 'makes the answer out of hers';
    const isMade = pairs.some(
      ({ says, makes, isLoose }) =>
        !(isLoose && isGiven) &&
        Array.from(said.matchAll(says)).some(({ 0: whole, 1: a = '', 2: b = '', index }) => {
          const [one, other] = [valueOf(a), valueOf(b)];
          return (
            one !== null &&
            other !== null &&
            isStated(said, index) &&
            isSame(makes(one, other), answer) &&
            !known.includes(whole) &&
            !(isLoose && [one, other].every((value) => given.some((its) => isSame(its, value))))
          );
        }),
    );
    if (isMade) return 'names two numbers that come to the answer';
  }
  return null;
}

const inFigures = (states: string): string =>
  saidInFigures(
    states
      .replace(/\bone (?=too|more|less|fewer|off|short|higher|lower|bigger|smaller)/g, '1 ')
      .replace(/\ba dozen\b/g, '12')
      .replace(/\ba (?:couple|pair)(?: of)?\b/g, '2')
      .replace(/\ba (?:hand's worth|handful)\b/g, '5'),
  );

/**
 * Returns the numbers that an operation may apply to: the student's answer if it is mentioned, numbers inside the words, or
 * the last number before them that the question doesn't have.
 */
function basesOf(said: string, match: RegExpExecArray, hers: number | null, given: readonly number[]): number[] {
  const isNew = (one: number): boolean => !given.some((its) => isSame(its, one));
  const inside = valuesIn(match[0]).filter(isNew);
  const before = valuesIn(said.slice(0, match.index)).slice(-1).filter(isNew);
  const ofHer = hers !== null && (ofHers.test(said) || valuesIn(said).some((one) => isSame(one, hers)));
  return [...(ofHer ? [hers] : []), ...inside, ...before];
}

const valuesIn = (said: string): number[] =>
  Array.from(said.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?(?:\/\d+)?%?/g), ([one]) => valueOf(one) ?? Number.NaN).filter(
    Number.isFinite,
  );

/** True if the plan uses the same word: "half" if the plan halves, "the opposite" if the plan mentions it. */
const isDue = (phrase: string, known: string): boolean =>
  (phrase.match(/\b(?:half|halve|twice|double|opposite|reciprocal|left|right|zero)\b/g) ?? []).some((word) =>
    known.includes(word),
  );
