import { flattenText } from '../flatten/flatten-text.ts';
import { foldText } from '../words-of.ts';
import { countsIn, sameCounted } from './counted-things.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/**
 * Words that show that a sentence is supposed, reports what the student did, or is about another case, so it tells nothing
 * about the story.
 */
const unstated =
  /\b(?:if|suppose|imagine|say|would|wouldn't|not|never|instead|another|other|different|you (?:had|got|used|took|put|wrote|mixed|switched|counted|read)|as though|for example|for instance|left|more|fewer|out of)\b|n't/;

/** Returns the numbers before each word: "5 green", "4 yellow". */
const namedIn = (said: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...Map.groupBy(said.matchAll(/(?<![\d.,/$-])(\d+) ([a-z]{3,})\b/g), ([, , word = '']) => word.replace(/s$/, ''))].map(
      ([word, all]) => [word, new Set(all.map(([, number = '']) => number))] as const,
    ),
  );
/** True if two or more things each have a number that the question gives to another one. */
function exchangesNamed(stem: string, states: string): boolean {
  const [given, told] = [namedIn(stem), namedIn(states)];
  const taken = [...given.values()].flatMap((numbers) => [...numbers]);
  const exchanged = [...told].filter(([word, numbers]) => {
    const own = given.get(word);
    const [number = ''] = numbers;
    return own !== undefined && numbers.size === 1 && !own.has(number) && taken.includes(number);
  });
  return exchanged.length > 1;
}

/** A total said as a number for each: "8 crayons from every box" if 8 are lost in all. */
const ofEach = /(?<![\d.,/])\$?(\d+(?:\.\d+)?)(?: [a-z]+){0,5}? (?:from|in|for|off) (?:every|each) ([a-z]+)/g;
function spreadsOverEach(stem: string, states: string): boolean {
  const clauses = stem.split(/[,;?!]|\.(?!\d)| plus | and /);
  return Array.from(states.matchAll(ofEach)).some(([, number = '']) => {
    const own = clauses.filter((clause) => new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(clause));
    return (
      own.length === 1 &&
      !/\b(?:each|every|per|apiece|one|an?(?= (?:box|bag|pack|row|day|hour|piece|person)))\b/.test(own[0] ?? '') &&
      Number(number) > 1
    );
  });
}

const sized = /(?<![\d.])(\d+(?:\.\d+)?)(?: ?(?:[a-z]+|°))? (long|wide|tall|high|deep|thick|old)\b/g;
const sizesIn = (said: string): ReadonlyMap<string, string> =>
  new Map(Array.from(said.matchAll(sized), ([, size = '', way = '']) => [way, size] as const));

const listed = /(?:-?\d+(?:\.\d+)?, )+(?:-?\d+(?:\.\d+)?,? )?(?:and |or )?-?\d+(?:\.\d+)?/;
const extreme =
  /(?<![\d.-])(-?\d+(?:\.\d+)?) is (?:[^.!?;]{0,40}\band )?(?:also )?the (largest|biggest|greatest|highest|smallest|least|lowest|first|last)\b(?! (?:common|digit|one to|number you|step|that|two|three))/g;

/**
 * True if a turn tells the question's story with its quantities exchanged ("4 green and 5 yellow" for 5 green and 4 yellow, "7
 * long and 4 wide" if 4 is the height), or wrongly calls a listed number the largest or the first.
 */
export function exchangesQuantities({ text, question, must_convey }: SpokenTurn): boolean {
  const stem = foldText(flattenText(question.stem)).replace(/(\d),(?=\d{3}\b)/g, '$1');
  const given = countsIn(question.stem);
  const due = countsIn(must_convey ?? '');
  const sizes = sizesIn(saidInFigures(stem));
  const list =
    listed
      .exec(stem)?.[0]
      .match(/-?\d+(?:\.\d+)?/g)
      ?.map(Number) ?? [];
  return turnSentences(text).some(({ states }) => {
    if (states === '' || unstated.test(states)) return false;
    if (exchangesNamed(stem, saidInFigures(states)) || spreadsOverEach(stem, saidInFigures(states))) return true;
    const told = countsIn(states);
    const exchanged = told.filter((one) => {
      const same = given.filter((other) => sameCounted(one, other));
      return (
        same.length > 0 &&
        same.every(({ count }) => count !== one.count) &&
        given.some((other) => other.count === one.count && !sameCounted(one, other)) &&
        !due.some((other) => sameCounted(one, other) && other.count === one.count) &&
        !told.some((other) => sameCounted(one, other) && same.some(({ count }) => count === other.count))
      );
    });
    if (exchanged.length > 1 || (exchanged.length === 1 && told.length === 1 && exchanged[0]!.of.length > 1)) return true;
    const told2 = sizesIn(saidInFigures(states));
    if (
      told2.size > 1 &&
      [...told2].some(([way, size]) => sizes.has(way) && sizes.get(way) !== size && [...sizes.values()].includes(size))
    )
      return true;
    return (
      list.length > 2 &&
      Array.from(states.matchAll(extreme)).some(([, one = '', way = '']) => isOtherwise(Number(one), way, list))
    );
  });
}

function isOtherwise(one: number, way: string, list: readonly number[]): boolean {
  if (!list.includes(one)) return false;
  if (way === 'first') return one !== list[0];
  if (way === 'last') return one !== list.at(-1);
  return one !== (/small|least|low/.test(way) ? Math.min(...list) : Math.max(...list));
}
