import { compareExpressions } from '../../../math/compare/compare-expressions.ts';
import { replaceLetter } from '../../../math/exact/replace-letter.ts';
import { readStatement } from '../../../math/read/read-statement.ts';
import { lettersOf, type Expression } from '../../../math/syntax-tree.ts';
import { rememberReadings } from '../../remember-readings.ts';
import { saidInFigures } from './said-in-figures.ts';

const grammar = { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false } as const;
/**
 * One character of an expression, so that the work stays bounded: a digit, a sign, a single letter, or a space next to an
 * operation.
 */
const sign = String.raw`(?:[-\d+*/^().]|(?<![a-z])[a-z](?![a-z])|(?<=[-+*/]) | (?=[-+*/]))`;
const expression = `${sign}{1,60}`;
const becoming = new RegExp(
  `(?<![\\w.)+*/^=-] ?)(${expression}),? (?:(?:can be |is )?(?:combined?|combines|simplif(?:y|ies|ied)|written|multiplied out|expands?|expanded|adds? up|comes?|turns?|turned|works out)(?: in)? ?to|=|is the same as|is equal to|is just|would be|is|makes|becomes|equals|gives(?: you)?|are) (${expression})(?=$|[.,;!?]| (?:because|since|so|and|as|when|in|once|then|which)\\b)`,
  'g',
);
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:^|[^a-z])[a-z]|\d|\)) times (?=[a-z](?![a-z])|\d|\()/g, ' * '],
  [/(?<=(?:^|[^a-z])[a-z]|\d|\)) plus (?=[a-z](?![a-z])|\d|\()/g, ' + '],
  [/(?<=(?:^|[^a-z])[a-z]|\d|\)) minus (?=[a-z](?![a-z])|\d|\()/g, ' - '],
  [/(?<=(?:^|[^a-z])\d*[a-z]|\d|\)) squared\b/g, '^2'],
  [/(?<=(?:^|[^a-z])\d*[a-z]|\d|\)) cubed\b/g, '^3'],
];
const supposed =
  /\b(?:if|whether|not|never|n't|isn't|wrote|said|thought|think|suppose|when|solve|solving|equation|instead|solutions?|you (?:had|got|have|put)|where|put|for(?! (?:instance|example))|line|wrong|mistake|can't|cannot|no|only works)\b/;

function read(text: string): Expression | null {
  const reading = readStatement(text.trim(), grammar);
  return reading.kind === 'read' && reading.read.kind === 'expression' ? reading.read.expression : null;
}

/**
 * True if a sentence says that an expression with letters becomes another, and it doesn't: "3x + 4 makes 7x". The sentence
 * must be folded. A single letter is left out, because it has a value.
 */
export const becomesFalsely = rememberReadings(
  (sentence): 'falsely' | null => (becomes(sentence) ? 'falsely' : null),
  2000,
  1000,
);

const equation = new RegExp(`(?<![\\w.)+*/^=-] ?)(${expression}) ?= ?(${expression}) (?:becomes|turns into|gives(?: you)?|simplifies to|is the same as|means) ([b-hj-z]) ?= ?(${expression})(?=$|[.,;!?]| (?:so|and|as|when|because)\\b)`, 'g'); // prettier-ignore
/**
 * True if an equation is said to become another, solved for a letter, that doesn't satisfy it: "3y = 12x + 9 becomes y = 9x +
 * 6".
 */
function solvesFalsely(said: string): boolean {
  return Array.from(said.matchAll(equation)).some(({ 1: left = '', 2: right = '', 3: letter = '', 4: value = '', index }) => {
    const [a, b, by] = [left, right, value].map(read);
    if (a === null || b === null || by === null || /\b(?:not|n't|wrote|said|thought|never)\b/.test(said.slice(0, index)))
      return false;
    if (a === undefined || b === undefined || by === undefined || lettersOf(by).has(letter)) return false;
    return compareExpressions(replaceLetter(a, letter, by), replaceLetter(b, letter, by)) === 'different';
  });
}

const solved = new RegExp(`(?<![\\w.)+*/^=-] ?)(${expression}) ?= ?(${expression})(?:,|:|;)? (?:gives|means|so|then|and so|has|and|leads to|,)[^.!?\\d=]{0,30}?(?<![a-z])([b-hj-z]) ?(?:=|is|equals) ?(-?\\d+(?:\\.\\d+)?)(?=$|[.,;!?]| (?:so|and|as|because)\\b)`, 'g'); // prettier-ignore
/** True if an equation is said to have a solution that it doesn't have: "x + 5 = 12, so x is 17". */
function hasOtherSolution(said: string): boolean {
  return Array.from(said.matchAll(solved)).some(
    ({ 0: all, 1: left = '', 2: right = '', 3: letter = '', 4: value = '', index }) => {
      if (/\b(?:if|when|where|put|try|for|at|let|not|n't|wrote|said|plug\w*|would)\b/.test(`${said.slice(0, index)} ${all}`))
        return false;
      const [a, b, by] = [left, right, value].map(read);
      if (
        !a ||
        !b ||
        !by ||
        ![a, b].some((side) => lettersOf(side).has(letter)) ||
        [a, b].some((side) => lettersOf(side).size > 1)
      )
        return false;
      return compareExpressions(replaceLetter(a, letter, by), replaceLetter(b, letter, by)) === 'different';
    },
  );
}

function becomes(sentence: string): boolean {
  if (!/(?<![a-z])[b-hj-z](?![a-z])/.test(sentence)) return false;
  const said = spoken.reduce((text, [words, sign]) => text.replace(words, sign), saidInFigures(sentence));
  if (solvesFalsely(said) || hasOtherSolution(said)) return true;
  return Array.from(said.matchAll(becoming)).some(({ 1: left = '', 2: right = '', 0: all, index }) => {
    if (supposed.test(said.slice(0, index)) || !/[-+*/(^]/.test(left) || left.length + right.length > 60) return false;
    const [a, b] = [read(left), read(right)];
    if (a === null || b === null) return false;
    const [lettersA, lettersB] = [lettersOf(a), lettersOf(b)];
    // "2x + 3 = x + 7" is an equation to solve. In words, or with one side in simplest form, it says what the other side
    // becomes.
    if (lettersA.size === 0 || lettersB.size === 0 || ![...lettersB].every((letter) => lettersA.has(letter))) return false;
    if (/ = /.test(all) && (/[-+]/.test(right.replace(/^-/, '')) || lettersB.size < lettersA.size)) return false;
    return compareExpressions(a, b) === 'different';
  });
}
