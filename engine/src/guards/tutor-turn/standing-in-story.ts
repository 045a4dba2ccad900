import { arithmeticInSigns } from '../harm/arithmetic-in-signs.ts';
import { claimsIn } from '../harm/arithmetic-claims.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath, foldSigns } from '../leak/fold-signs.ts';
import { foldText } from '../words-of.ts';
import { holdsAtSolution } from './at-solution.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import {
  clauseEnds,
  comesFrom,
  endsAlike,
  figuresIn,
  fractionsIn,
  isSame,
  list,
  placedIn,
  plain,
  listedSum,
  valueIn,
  wordsIn,
  type Placed,
} from './story-numbers.ts';

/**
 * How a statement compares with the question: it agrees (`so`), disagrees (`not_so`), gives the `answer`, or the question
 * doesn't tell (`unknown`).
 */
export type Standing = 'so' | 'not_so' | 'answer' | 'unknown';

const inAll = /\b(?:in all|altogether|in total|total|together|combined|sum|all of them)\b/;
const unsaid =
  /\b(?:not|never|no|if|whether|would|could|suppose|imagine|instead|about|around|almost|nearly|you(?:'ve)? (?:said|say|wrote|got|had|have|put|thought|think|used|added|counted|found|did)|another|for example|of (?:us|you|me))\b|n't|\b(?:is|are|was|were|do|does|did|has|have|wo|ca)nt\b|\?/;
/** Well-known numbers of measures, angles and shapes, which needn't be in the question. */
const wellKnown =
  /\b(?:7 days|12 (?:inches|months|eggs)|24 hours|52 weeks|60 (?:minutes|seconds)|(?:90|180|360)(?: ?°| degrees)|100 (?:cents|centimeters|cm|percent)|1000 (?:meters|grams|m|g))(?!\d|\.\d)/;
const ofShapes = /^(?:corner|angl|side|edg|vertex|vertic|digit|place|sign)$/;
const measure =
  /^(?:squar|cubic|foot|inch|yard|mil|meter|centimeter|kilometer|cm|km|dollar|cent|degre|minut|hour|percent|number|valu)$/;
/** A number before one of these words counts nothing in the question. */
const ofTheTalk = /^(?:way|step|thing|idea|reason|question|operation|hint|move|problem|try|place|sentence|minute|second|word)$/;

/** Returns what the question asks in its last sentence, and which of those words aren't in the sentences before. */
function partsOf(stem: string): { readonly asked: ReadonlySet<string>; readonly onlyAsked: ReadonlySet<string> } {
  const sentences = flattenText(stem).split(/(?<=[.?!])\s+/);
  const at = sentences.findLastIndex((one) => one.includes('?'));
  const question = foldText(sentences[at === -1 ? sentences.length - 1 : at] ?? '');
  const story = new Set(wordsIn(foldText(sentences.filter((_, i) => i !== (at === -1 ? sentences.length - 1 : at)).join(' '))));
  // What is asked for, from clauses without a number: "the output" in "What is the output when the input is 5?"
  const asked = new Set(
    question
      .split(clauseEnds)
      .filter((clause) => !/\d/.test(plain(clause)))
      .flatMap(wordsIn),
  );
  return { asked, onlyAsked: new Set([...asked].filter((word) => !story.has(word) && !measure.test(word))) };
}

/**
 * Compares a statement about the question's numbers with the question: each number must be there in the same role ("your
 * friend eats 4"), be in the plan, or be one step away; and if all things of a kind are counted, it must be their count.
 *
 * Shape   a folded sentence, or a part of one. Supposed, reported, and doubted ones are `unknown`.
 */
export function standingInStory(statement: string, turn: SpokenTurn): Standing {
  const { must_convey } = turn;
  // A "true or false" statement in the stem may be false, so it is left out.
  const question = { ...turn.question, stem: turn.question.stem.replace(/\btrue or false:.*$/is, '') };
  if (unsaid.test(statement) || question.stem === '') return 'unknown';
  const said = placedIn(statement).filter(({ value, counted }) => value !== 1 && !ofTheTalk.test(counted.at(-1) ?? ''));
  if (shapeOf(statement, `${question.stem} ${must_convey ?? ''}`)) return 'not_so';
  const due = new Set(figuresIn(must_convey ?? ''));
  if (said.length === 0) return 'unknown';
  if (said.every(({ value }) => due.has(value))) return 'so';
  if (tellsAnswer(statement, said, turn)) return 'answer';
  const signs = arithmeticInSigns(foldSigns(flattenText(statement))).replace(/(\d) times ([a-z])\b/g, '$1$2');
  const claims = claimsIn(signs);
  const kept = holdsAtSolution(signs, question);
  if (claims.some(({ holds }) => !holds) || kept === false) return 'not_so';
  if (claims.length > 0 || kept === true) return 'so';
  // An example with numbers of its own: "Owing $100 leaves you with less than owing $2".
  const known = [...figuresIn(question.stem), ...due];
  if (said.length > 1 && said.every(({ value }) => !known.some((one) => isSame(one, value)))) return 'unknown';
  const standings = said.map((one) => (due.has(one.value) ? 'so' : standingOf(one, plain(statement), question)));
  return standings.includes('not_so') ? 'not_so' : standings.every((one) => one === 'so') ? 'so' : 'unknown';
}

function standingOf({ value, words, counted }: Placed, said: string, question: SpokenTurn['question']): Standing {
  const { stem, expected, input_type } = question;
  const given = placedIn(stem);
  const fractions = fractionsIn(stem);
  const { asked, onlyAsked } = partsOf(stem);
  const length = list.exec(foldMath(flattenText(stem)))?.[0].match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  if (length > 2 && /^(?:number|scor|valu|quiz|test|data)/.test(counted.at(-1) ?? '') && /\bthere are\b|^\d/.test(said))
    return isSame(value, length) ? 'so' : 'not_so';
  if (/\b(?:the whole|denominators?|bottom(?: number)?) (?:is|are|has|=)/.test(said) && fractions.length > 0)
    return wholeOf(value, fractions);
  const [, many, unit] =
    /(?<![\d/])(\d+) (half|halves|thirds|fourths|quarters|fifths|sixths|sevenths|eighths|ninths|tenths|twelfths) (?:in|make|to) (?:each|every|one|a|the whole)\b/.exec(
      said,
    ) ?? [];
  if (unit !== undefined) return Number(many) === units[unit] ? 'so' : 'not_so';
  const at = given.filter((one) => isSame(one.value, value));
  const others = given.filter((one) => !isSame(one.value, value));
  const own = [...words].filter((word) => !asked.has(word));
  const isTotal = inAll.test(said);
  const isAsked = [...words].some(
    (word) => onlyAsked.has(word) && !counted.includes(word) && !at.some((one) => one.words.has(word)),
  );
  const answer = valueIn(expected.replace(/^\s*[a-z]\s*=\s*/i, ''));
  if (
    isAsked &&
    (input_type === 'integer' || input_type === 'decimal') &&
    at.length > 0 &&
    !isSame(value, answer) &&
    !isTotal &&
    own.every((word) => !at.some((one) => one.words.has(word)))
  )
    return 'not_so';
  if (isCountedOtherwise(value, counted, words, said, question)) return 'not_so';
  if (at.length > 0) {
    // If the friend eats 4, "Your friend eats 3" says something about another number.
    const ofOther = own.some((word) => others.some((one) => one.words.has(word)) && !at.some((one) => one.words.has(word)));
    const ofIts = own.some((word) => at.some((one) => one.words.has(word)) && !others.some((one) => one.words.has(word)));
    if (ofOther && !ofIts) return 'not_so';
    return at.some((one) => [...words].some((word) => one.words.has(word))) && (ofIts || !ofOther) ? 'so' : 'unknown';
  }
  if (wellKnown.test(said) || ofShapes.test(counted.at(-1) ?? '') || units[`${counted.at(-1)}s`] !== undefined) return 'unknown';
  if (!figuresIn(stem).some((one) => isSame(one, value)) && !comesFrom(value, stem, given)) return 'not_so';
  if (isTotal) return 'so';
  const place = own.filter((word) => !counted.includes(word) && !given.some((one) => one.counted.includes(word)));
  const takesPlace = place.length > 0 && others.some((one) => place.every((word) => one.words.has(word)));
  return takesPlace ? 'not_so' : own.length > 0 || counted.length > 0 ? 'so' : 'unknown';
}

const units: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  thirds: 3,
  fourths: 4,
  quarters: 4,
  fifths: 5,
  sixths: 6,
  sevenths: 7,
  eighths: 8,
  ninths: 9,
  tenths: 10,
  twelfths: 12,
  hundredths: 100,
  thousandths: 1000,
};

/**
 * Compares a number of parts with the denominators: fractions with the same denominator have a whole with that many parts;
 * others, one with a common multiple of them.
 */
function wholeOf(value: number, fractions: ReturnType<typeof fractionsIn>): Standing {
  const bottoms = [...new Set(fractions.map(({ bottom }) => bottom))];
  if (bottoms.includes(value)) return 'so';
  return bottoms.length > 1 && bottoms.every((bottom) => value % bottom === 0) ? 'so' : 'not_so';
}

/** Words that make a statement about some of the things, or about each of them. */
const ofSome = /\d of (?:the|them|these|those|its)\b|\b(?:each|every|per|one|an?)\b/;

/**
 * True if a turn counts the question's things differently: "There are 9 oranges", "12 slices in all". A statement about only
 * some of them doesn't count ("7 slices are eaten").
 */
function isCountedOtherwise(
  value: number,
  counted: readonly string[],
  words: ReadonlySet<string>,
  said: string,
  { stem }: SpokenTurn['question'],
): boolean {
  const given = placedIn(stem);
  const same = given.filter((one) => one.counted.length > 0 && counted.length > 0 && endsAlike(one.counted, counted));
  if (same.length === 0 || same.some((one) => isSame(one.value, value))) return false;
  const at = given.filter((one) => isSame(one.value, value));
  if (at.length > 0 && at.every((one) => one.counted.length > 0)) return true; // in the stem it counts something else
  const isTotal = inAll.test(said);
  const ofThat = [...words].every((word) => counted.includes(word) || same.some((one) => one.words.has(word)));
  if (!isTotal) return ofThat && !ofSome.test(said);
  const parts = [...same, ...given.filter((one) => one.counted.length === 0 && !one.isPart)];
  const sum = parts.reduce((total, one) => total + one.value, 0);
  return (
    ![sum, listedSum(stem)].some((one) => isSame(one, value)) &&
    !same.some((one) => given.some((other) => isSame(one.value * other.value, value)))
  );
}

/**
 * True if a statement gives what is asked for: the answer or, for a fraction, both of its numbers if the question doesn't name
 * one of them.
 */
function tellsAnswer(statement: string, said: readonly Placed[], { act, question, must_convey, student }: SpokenTurn): boolean {
  if (act === 'confirm' || act === 'tell' || !/^(?:integer|decimal|fraction)$/.test(question.input_type)) return false;
  const known = [...figuresIn(question.stem), ...figuresIn(must_convey ?? '')];
  const isNew = (value: number): boolean => !known.some((one) => isSame(one, value));
  const answer = valueIn(question.expected);
  const written = fractionsIn(question.expected)[0];
  const values = said.map(({ value }) => value);
  if (written === undefined) {
    const { onlyAsked } = partsOf(question.stem);
    return (
      said.some(
        ({ value, words, counted }) =>
          isSame(value, answer) &&
          isNew(value) &&
          ([...words].some((word) => onlyAsked.has(word)) || words.size <= counted.length),
      ) && !figuresIn(student).includes(answer)
    );
  }
  const outOf = /(?<![\d/])(\d+)(?: [a-z]+){0,2} (?:out of|of|over)(?: the| all| these| its)? (\d+)(?![\d/])/.exec(
    plain(statement),
  );
  if (
    outOf !== null &&
    isSame(Number(outOf[1]) / Number(outOf[2]), answer) &&
    [outOf[1], outOf[2]].some((one) => isNew(Number(one)))
  )
    return true;
  return values.includes(written.top) && values.includes(written.bottom) && (isNew(written.top) || isNew(written.bottom));
}

const shapes =
  /\b(triangle|square|rectangle|circle|pentagon|hexagon|octagon|cube|cylinder|cone|sphere|trapezoid|parallelogram|rhombus)s?\b(?! (?:\w*meters?|feet|foot|inch(?:es)?|units?|miles?|yards?|[ckm]?m)\b)/g;
const alsoOne: Readonly<Record<string, readonly string[]>> = {
  rectangle: ['square'],
  parallelogram: ['square', 'rectangle', 'rhombus'],
  rhombus: ['square'],
};

/** True if a shape is called another one: "It's a triangle", if the question mentions a rectangle and no other shape. */
function shapeOf(statement: string, known: string): boolean {
  const told =
    /\b(?:it'?s|it is|that'?s|this is|the shape is) an? (?:\w+ )?(triangle|square|rectangle|circle|pentagon|hexagon|octagon|cube|cylinder|cone|sphere|trapezoid|parallelogram|rhombus)\b/.exec(
      statement,
    )?.[1];
  const named = new Set(Array.from(foldText(known).matchAll(shapes), ([, shape]) => shape!));
  return told !== undefined && named.size === 1 && !named.has(told) && !alsoOne[told]?.some((one) => named.has(one));
}
