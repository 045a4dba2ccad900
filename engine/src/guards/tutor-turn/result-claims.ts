import { flattenText } from '../flatten/flatten-text.ts';
import { arithmeticInSigns } from '../harm/arithmetic-in-signs.ts';
import { claimsIn } from '../harm/arithmetic-claims.ts';
import { foldSigns } from '../leak/fold-signs.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { rationalText } from '../../math/exact/rational.ts';
import { quantitiesIn } from '../leak/quantities.ts';
import { rememberReadings } from '../remember-readings.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { counts } from './number-words.ts';

const number = '\\$?(\\d+(?:\\.\\d+)?)(?![\\w/]|\\.\\d|,\\d)';
const supposed =
  /\b(?:if|suppose|wrote|said|thought|you (?:had|got|added)|not|n't|never|instead|would have|almost|about|nearly|around)\b/;

/**
 * Finds a false result of an operation in a sentence: "10% of 60, which is 10", "take away 30, which leaves 60", "from 3:40 to
 * 4:00 it is 40 minutes", "yours add up to 120", "three notebooks cost $6.50". Returns a description for the log, or null.
 *
 * An operation may start from numbers in the stem, in the student's message, or in the turn. If none of them leads to the
 * result, it is false.
 */
export function falseResultIn(said: string, turn: SpokenTurn): string | null {
  if (tellsLateResult(said) !== null) return 'tells a false result of an operation';
  const plain = foldMath(said);
  if (supposed.test(plain)) return null;
  if (falseSpan(plain)) return 'tells a false time between two times';
  const known = knownNumbers(turn);
  if (falseAfterStep(plain, known)) return 'tells a false result of a step';
  if (falseSum(plain, known, new Set(numbersIn(turn.must_convey ?? '')))) return 'tells a false sum';
  return falseRate(plain, turn.question.stem) ? 'tells a false price or share of the story' : null;
}

const tellsLateResult = rememberReadings(
  (said): 'late' | null => (!supposed.test(said) && lateResult(arithmeticInSigns(foldSigns(flattenText(said)))) ? 'late' : null),
  2000,
  1000,
);

/** True for a false result that follows its operation: "(10%)*(60), which is 10"; "9*10 would be 95"; "1/3 is 3/15". */
function lateResult(signs: string): boolean {
  const late =
    /((?:\(?\d[-+*/^()\d.% ]{2,60}[\d)%])),?(?: which| that| and that| this| it| and it)?(?:'s| is| are| makes| gives| equals| leaves| comes to| would be| will be| makes| should be) (?:exactly |just |only )?(\d[\d.,]*(?:\/\d+)?)(?=\s*(?:$|[.,;:!?)])|\s+(?:and|so|but|because|with|in all|altogether|together|exactly|which|then)\b(?! \d+ (?:left|over|remaining))|\s+(?!more|less|times|of|percent|hundred|thousand|million|fewer|tenths|hundredths|and|divided|plus|minus|over)[a-z]+s?(?:[.,;!?]|$))/g;
  for (const [, left = '', right = ''] of signs.matchAll(late)) {
    if (!/[-+*^(]|\d \/ ?\d/.test(left.replace(/^\(?-/, ''))) continue;
    if (claimsIn(`${left} = ${right.replace(/[.,]$/, '')}`).some(({ holds }) => !holds)) return true;
  }
  const fractions =
    /(?<![\d/.*+-] ?)(\d+\/\d+) (?:is|are|becomes|equals|makes|turns into|is the same as|is equal to|is worth) (?:the same as |equal to |also )?(\d+\/\d+)(?![\d/]| of|\.\d)/g;
  for (const [, left = '', right = ''] of signs.matchAll(fractions))
    if (claimsIn(`${left} = ${right}`).some(({ holds }) => !holds)) return true;
  return false;
}

function falseSpan(said: string): boolean {
  const match =
    /\bfrom (\d{1,2}):(\d\d)(?: [ap]\.?m\.?)? (?:to|until|till) (\d{1,2}):(\d\d)(?: [ap]\.?m\.?)?,? (?:it's|it is|is|are|takes|makes|there are|you have|that's|that is|passes|pass|you count)? ?(?:exactly |just |only )?(\d+) minutes/.exec(
      said,
    );
  if (match === null) return false;
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0, told = 0] = match.slice(1).map(Number);
  const span = (((h2 * 60 + m2 - h1 * 60 - m1) % 720) + 720) % 720;
  return span !== told;
}

/** The available numbers: all of them, and those that were there before the turn. */
type Known = { readonly numbers: readonly number[]; readonly given: readonly number[]; readonly twice: boolean };

function knownNumbers({ question, student, text, said }: SpokenTurn): Known {
  const given = [...new Set([question.stem, student, ...said.slice(-2)].flatMap(numbersIn))].slice(0, 12);
  const numbers = [...new Set([...given, ...numbersIn(text)])].slice(0, 24);
  return { numbers, given, twice: /perimeter|rectangle|around|each|twice|double/i.test(question.stem) };
}

const numbersIn = rememberReadings(
  (text): readonly number[] =>
    quantitiesIn(foldMath(flattenText(text)).toLowerCase()).flatMap(({ value, kind }) => {
      const [n = '0', d = '1'] = rationalText(value).split('/');
      return kind === 'figures' ? [Number(n) / Number(d)] : [];
    }),
  1000,
  2000,
);
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

const steps: readonly { readonly says: RegExp; readonly before: (by: number, result: number) => number }[] = [
  {
    says: new RegExp(
      `\\b(?:take|taking) (?:away |off )?(?:the )?${number}(?: away| off)?[^.;:?]{0,24}?\\b(?:leaves|leaving|left with|you get|gives(?: you)?|makes|to get|get to|you(?:'re| are) at|you land (?:on|at)) (?:you )?(?:with )?${number}`,
    ),
    before: (by, result) => result + by,
  },
  {
    says: new RegExp(
      `\\bsubtract(?:ing)? (?:the )?${number}[^.;:?]{0,24}?\\b(?:leaves|leaving|left with|you get|gives(?: you)?|makes|to get) (?:you )?(?:with )?${number}`,
    ),
    before: (by, result) => result + by,
  },
  {
    says: new RegExp(
      `\\badd(?:ing)? (?:the )?${number}(?! (?:and|to) )[^.;:?]{0,16}?\\b(?:you get|gives(?: you)?|makes|to get|get to|you(?:'re| are) at|comes to) ${number}`,
    ),
    before: (by, result) => result - by,
  },
  {
    says: new RegExp(
      `\\bmultiply(?:ing)? (?:it |that )?by ${number}[^.;:?]{0,16}?\\b(?:you get|gives(?: you)?|makes|to get) ${number}`,
    ),
    before: (by, result) => result / by,
  },
  {
    says: new RegExp(
      `\\bdivid(?:e|ing) (?:it |that )?by ${number}[^.;:?]{0,16}?\\b(?:you get|gives(?: you)?|makes|to get|leaves) ${number}`,
    ),
    before: (by, result) => result * by,
  },
];

function falseAfterStep(said: string, { numbers, given }: Known): boolean {
  for (const { says, before } of steps) {
    const match = says.exec(said);
    if (match === null) continue;
    const [by, result] = [Number(match[1]), Number(match[2])];
    const start = before(by, result);
    const reach =
      numbers.some((one) => isSame(one, start)) ||
      given.some((one) =>
        given.some((other) => [one + other, one * other, one - other, one / other].some((value) => isSame(value, start))),
      );
    if (!reach) return true;
  }
  return false;
}

/** Sums that are true in any story: of angles, and of all percentages. */
const always = [90, 100, 180, 360];

function falseSum(said: string, { numbers, twice }: Known, due: ReadonlySet<number>): boolean {
  const claims = new RegExp(
    `\\b(?:adds? up to|adding (?:them|these|it|both|all) (?:up )?(?:gives|makes|is)|sums? to|(?:sum|total) (?:is|of|comes to)|together (?:they )?(?:make|are|is|cost|weigh|give)|comes? to a total of) (?:exactly |just |only )?${number}(?! (?:of|times|more|less))`,
    'g',
  );
  return Array.from(said.matchAll(claims), (match) => Number(match[1])).some(
    (told) => !due.has(told) && !isSum(told, numbers, twice),
  );
}

function isSum(told: number, numbers: readonly number[], twice: boolean): boolean {
  if (always.includes(told) || numbers.length < 2) return true;
  const others = numbers.filter((one) => !isSame(one, told) && one > 0 && one <= told).slice(0, 9);
  let sums = new Set([0]);
  for (const one of others)
    sums = new Set(
      [...sums].flatMap((sum) => [sum, sum + one, ...(twice ? [sum + 2 * one] : [])]).filter((sum) => sum <= told + 1e-9),
    );
  const products = others.some((a) => others.some((b) => isSame(a * b, told)));
  return [...sums].some((sum) => isSame(sum, told)) || products;
}

/**
 * True if the price or content of the story's things is wrong: "Three plants cost $21", "3 notebooks for $2.50 each", "vans
 * that hold 5 students each".
 */
function falseRate(said: string, stem: string): boolean {
  const plain = inFigures(foldMath(flattenText(stem)).toLowerCase());
  const told = inFigures(said.toLowerCase());
  for (const { things, each } of ratesIn(plain)) {
    const noun = things.replace(/e?s$/, '');
    const pattern = new RegExp(
      `(?<![\\w.])(?<!\\b(?:over|by|among|for|between|per) )(\\d+|one|each|every|an?) (?:\\w+ )?${noun}(?:e?s)?(?: \\w+)? (?:cost|costs|hold|holds|is|are|come|comes to|need|needs|for|have|has|make|makes|stand for|stands for|equal|equals) (?:exactly |just |only )?\\$?(\\d+(?:\\.\\d+)?)(?![\\w/%]|\\.\\d)(?! (?:times|more|less))`,
      'g',
    );
    for (const [, many = '', of = ''] of told.matchAll(pattern))
      if (!isSame((/\d/.test(many) ? Number(many) : 1) * each, Number(of))) return true;
  }
  return false;
}

function ratesIn(stem: string): { things: string; each: number }[] {
  const found: { things: string; each: number }[] = [];
  for (const [, count = '', things = '', price = ''] of stem.matchAll(
    /(?<![\w.])(\d+) (\w+) (?:for|at|cost|costs) \$?(\d+(?:\.\d+)?) each/g,
  ))
    if (Number(count) > 0) found.push({ things, each: Number(price) });
  for (const [, count = '', things = '', price = ''] of stem.matchAll(
    /(?<![\w.])(\d+) (\w+) costs? \$?(\d+(?:\.\d+)?)(?! each)(?![\w/]|\.\d)/g,
  ))
    if (Number(count) > 0) found.push({ things, each: Number(price) / Number(count) });
  for (const [, things = '', each = ''] of stem.matchAll(/(\w+s)(?: that)? (?:hold|holds|with|have|has|of) (\d+) \w+ each/g))
    found.push({ things, each: Number(each) });
  for (const [, things = '', each = ''] of stem.matchAll(/each (\w+) (?:holds|has|costs|contains|weighs) \$?(\d+(?:\.\d+)?)/g))
    found.push({ things, each: Number(each) });
  for (const [, things = '', each = ''] of stem.matchAll(
    /\b(?:1|one|an?|each|every) (\w+) (?:stands for|is|equals|costs|holds|has|weighs|contains|represents|means) \$?(\d+(?:\.\d+)?)(?![\w/]|\.\d)/g,
  ))
    found.push({ things, each: Number(each) });
  return found;
}

const inFigures = (text: string): string =>
  text.replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g, (word) => String(counts.indexOf(word)));
