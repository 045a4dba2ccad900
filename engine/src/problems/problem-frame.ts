import type { BankedProblem } from '@stoa/schema/problem';
import { cardinals } from '../math/read/number-words.ts';
import { firstNames } from './first-names.ts';

/**
 * Returns the frame of a problem: its stem, with mathematics, numbers, and people's names replaced by placeholders. Two
 * problems with the same frame are the same question with other numbers.
 *
 *     '$3(x + 4)$ is …', 'Leo has 12 pens.'  →  '# is …', '@ has # pens.'
 */
export function frameOf(problem: BankedProblem): string {
  const known = frames.get(problem);
  if (known !== undefined) return known;
  const frame = framed(problem.item.problem_content.stem);
  frames.set(problem, frame);
  return frame;
}

/** Remembered, because choosing the next problem needs the frames of a whole skill each time. */
const frames = new WeakMap<BankedProblem, string>();

const framed = (stem: string): string =>
  stem
    .replace(mathematics, '#')
    .replace(aName, '@')
    .replace(digits, '#')
    .replace(numberWord, '#')
    .replace(severalNumbers, '#')
    .replace(/\s+/g, ' ')
    .trim();

const mathematics = /(?<!\\)\$[^$]*(?<!\\)\$/g;
const aName = new RegExp(`\\b(?:${firstNames.join('|')})\\b`, 'g');
const digits = /(?:\\\$)?[-−]?\d[\d,]*(?:\.\d+)?/g;
const numberWord = new RegExp(`\\b(?:${Object.keys(cardinals).join('|')})\\b`, 'gi');
/** '#, #, and #', '# + #': a list or a calculation counts as one placeholder. */
const severalNumbers = /#(?:\s?(?:,|and|or|[:;+×÷·−/|-])\s?(?:and |or )?#|\s#)+/g;

/**
 * Returns what a problem is about: the first sentence of its frame, with the title of its chart if that names what was counted.
 */
export const contextOf = (problem: BankedProblem): string => `${firstSentence(frameOf(problem))} ${titleOf(problem)}`.trim();

const firstSentence = (text: string): string => text.split(/(?<=[.?!:])\s/)[0]!;
const titleOf = ({ figure }: BankedProblem): string =>
  figure !== undefined && 'title' in figure && typeof figure.title === 'string' ? figure.title : '';

/** The fewest words of a frame that can tell a story and ask about it. */
const fewestWords = 10;

/**
 * True if a problem tells a story: it says something about people, money, or things before it asks. Questions about a shape, a
 * graph, a number, or an expression don't, even if they are long.
 */
export function tellsStory(problem: BankedProblem): boolean {
  const frame = frameOf(problem);
  const words = frame.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  const opening = firstSentence(frame);
  if (words < fewestWords || opening === frame || opening.endsWith('?') || directions.test(opening) || workShown.test(opening))
    return false;
  return opening.includes('@') || !ofMathematics.test(opening);
}

const directions =
  /^(?:Add|Choose|Combine|Compare|Complete|Convert|Divide|Estimate|Evaluate|Expand|Factor|Find|Give|Graph|Look|Mark|Multiply|Name|Order|Plot|Remove|Rewrite|Round|Show|Simplify|Solve|Subtract|Use|Write)\b/;

/** Shows somebody's work on an exercise. */
const workShown = /^@ (?:and @ both )?(?:solved|simplified|expanded|factored|found|wrote|used|looked for)\b.*#/;

const ofMathematics =
  /\b(?:angles?|axis|circles?|coordinates?|cubes?|curves?|cylinder|data|denominators?|diagram|digits?|dot plot|edges?|equations?|expressions?|figures?|formula|fractions?|functions?|graphs?|grid|histogram|hypotenuse|intercepts?|intervals?|kite|lines?|mean|median|mirror|number line|numbers?|numerator|parabolas?|parallelograms?|perimeter|plane|plots?|points?|polygons?|prisms?|probability|pyramids?|quadrilaterals?|radius|ratios?|rectangles?|rhombus|sequence|shapes?|similar|slope|solids?|spheres?|squares?|systems?|trapezoids?|triangles?|trinomial|vert(?:ex|ices))\b/i;
