import { saidInFigures, valueOf } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const figure = /(?<![\w.])-?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?%?/g;
const numbersIn = (said: string): number[] =>
  (said.match(figure) ?? [])
    .map((one) => (one.endsWith('%') ? Number(one.slice(0, -1)) : (valueOf(one) ?? Number.NaN)))
    .filter(Number.isFinite);

/** A number that is told as a result. */
const result =
  /(?:\b(?:is|are|makes?|gives?|equals|leaves|get|end up with|have|comes? to|comes out (?:as|to|at)|becomes?|adds? up to|in all|altogether|together|against|and(?= \$?\d+ after))|that's|it's) (?:just |only |exactly |already |the |a )?\$?(-?\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,]*\d|[%/:°^a-z]| (?:times|more|less|of|out|groups|rows|x\b|y\b|\+|-|\*|÷|\/|=|percent|tenths|hundredths|and|or|is|are)\b)/g;
const unsure =
  /\b(?:about|around|nearly|almost|roughly|close|suppose|imagine|would|not|wrong|bit|digits?|steps?|page|problem|question|pieces?)\b|n't|=|√/;
/** Smaller numbers are more often counts of things than results. */
const least = 12;
/** The same for an example with numbers of its own. */
const leastOfExample = 4;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.006;

/**
 * True if one step leads from two of the numbers to a result. A full turn, a percentage and an hour count as known if the text
 * is about them.
 */
function comesFrom(value: number, play: readonly number[], about: string): boolean {
  const wholes = [
    ...(/angle|degree|°|turn|circle/.test(about) ? [90, 180, 360] : []),
    ...(/%|percent|cent|probab/.test(about) ? [1, 100] : []),
    ...(/minute|hour|:/.test(about) ? [60] : []),
  ];
  const all = [...new Set(play)];
  if (
    isSame(
      all.reduce((sum, one) => sum + one, 0),
      value,
    )
  )
    return true;
  return all.some(
    (a) =>
      [2, 10, 100, 1000].some((by) => isSame(a * by, value) || isSame(a / by, value)) ||
      [a * a, a ** 3, Math.sqrt(Math.abs(a)), -a, a + 1, a - 1].some((one) => isSame(one, value)) ||
      wholes.some((one) => isSame(one - a, value)) ||
      all.some((b) =>
        [
          a + b,
          a - b,
          a * b,
          b === 0 ? Number.NaN : a / b,
          (a * b) / 100,
          (a * b) / 2,
          (a + b) / 2,
          a + (a * b) / 100,
          a - (a * b) / 100,
          b > 0 && b < 10 ? a ** b : Number.NaN,
        ].some((one) => isSame(one, value)),
      ),
  );
}

/**
 * True if a turn tells a result that no step leads to, neither from the numbers that the turn works with nor, if it has none
 * of its own, from those of the question, the plan and the student's message: "6 and 7 are 13, so 36 and 47 end up with 93".
 */
export function tellsResultFromNowhere({ text, question, must_convey, student, said, next_question }: SpokenTurn): boolean {
  const known = [
    question.stem,
    must_convey ?? '',
    student,
    question.expected,
    ...said,
    ...question.choices,
    next_question?.stem ?? '',
  ]
    .map(saidInFigures)
    .flatMap(numbersIn);
  const sentences = turnSentences(text).map(({ states }) => saidInFigures(states));
  const told = sentences.flatMap(numbersIn);
  const own = told.filter((one) => !known.some((other) => isSame(one, other)));
  return sentences.some(
    (states) =>
      !unsure.test(states) &&
      Array.from(states.matchAll(result)).some(([, figures = '']) => {
        const value = Number(figures.replaceAll(',', ''));
        if (Math.abs(value) < (own.length > 3 ? leastOfExample : least) || known.some((one) => isSame(one, value))) return false;
        const others = told.filter((one) => !isSame(one, value));
        if (told.length - others.length > 1 || others.length < 2) return false;
        const play = own.length > 2 ? others : [...others, ...known];
        return !comesFrom(value, play, `${sentences.join(' ')} ${question.stem}`);
      }),
  );
}
