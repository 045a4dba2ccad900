import { flattenText } from '../flatten/flatten-text.ts';
import { rememberReadings } from '../remember-readings.ts';
import { foldText } from '../words-of.ts';

/**
 * Families of words that exclude each other: each member with its words and phrases. If a turn has to say one and says
 * another, it says something else. "Plus", "minus" and "times" aren't among the operations, because they also read an
 * expression aloud, which orders nothing.
 */
const families: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  operation: {
    add: 'add|adds|adding|added|addition|sum|sums|summing|put together|put (?:\\w+ )?more|combined',
    subtract:
      'subtract|subtracts|subtracting|subtracted|subtraction|take away|takes away|taking away|taken away|take off|taken off|take it off|taking off|take (?:\\S+ )?(?:\\S+ )?away|taking (?:another )?\\S+ from|take (?:another )?\\d+ from|difference',
    multiply: 'multiply|multiplies|multiplying|multiplied|multiplication|product|is a factor',
    divide: 'divide|divides|dividing|divided|division|quotient|shares?(?! that(?:[.,]|$))|shared|sharing',
  },
  across: {
    left: 'left(?! over| to (?:do|go|find))',
    right: '(?<=\\b(?:the|to the|go|goes|move|moves|going|moving|step|steps|jump) )right',
  },
  upright: {
    up: 'round(?:s|ed|ing)? (?:it )?up|up(?= (?:the|from|to|a|by|one|two|three|\\d))|upward|upwards|climb|climbs',
    down: 'down|rounds? down|downward|downwards',
  },
  place: {
    above: 'above|on top|top|over the line|numerator|numerators|upper',
    below: 'below|under|underneath|bottom|beneath|denominator|denominators',
  },
  turn: { first: 'first', last: 'last' },
  which: {
    first: '(?<=\\bthe )first(?= (?:fraction|number|term|equation|factor|angle|side|one|digit))',
    second: '(?<=\\bthe )second(?= (?:fraction|number|term|equation|factor|angle|side|one|digit))',
    both: 'both (?:the )?(?:fractions|numbers|terms|equations|factors|angles|sides|digits)',
  },
  time: { start: 'start|starts|beginning|began|begin|begins|original|originally', end: 'end|ends|ending|finish|final' },
  size: {
    larger:
      'larger|bigger|greater|higher|taller|longer|warmer|more|largest|biggest|greatest|highest|most|longest|increases|increase|grows|rises',
    smaller:
      'smaller|less|lower|fewer|shorter|colder|tinier|smallest|least|lowest|fewest|shortest|decreases|decrease|shrinks|falls',
  },
  likeness: { same: 'same|equal|alike|identical|equally|unchanged', different: 'different|unequal|differ|unlike' },
  often: { always: 'always', never: 'never' },
  change: {
    keeps: 'keep|keeps|kept|stay|stays|remain|remains|leaves',
    turns: 'flip|flips|flipped|reverse|reverses|reversed|turns around|change|changes|changed|switches',
  },
  measure: {
    area: 'area|surface|squares inside|square units',
    perimeter: 'perimeter|border|all the way around|trip around|around the outside|distance around',
    volume: 'volume',
  },
  circle: { radius: 'radius|radii', diameter: 'diameter|diameters', circumference: 'circumference' },
  average: {
    mean: 'mean(?= (?:is|of|shares|takes|tells|balances))|the mean|average',
    median: 'median',
    mode: 'mode',
    range: 'range',
  },
  divisor: { factor: 'factors|factor of|common factor|divisor|divisors', multiple: 'multiple|multiples' },
  kind: { prime: 'prime|primes', square: 'square number|square numbers|perfect square|perfect squares' },
  parity: { even: 'even(?= (?:number|numbers))', odd: 'odd|odd number|odd numbers' },
  sign: { positive: 'positive', negative: 'negative' },
  direction: { horizontal: 'horizontal|horizontally', vertical: 'vertical|vertically' },
  meeting: { parallel: 'parallel', perpendicular: 'perpendicular' },
  letter: { x: 'x(?!-)|x(?=-(?:term|value))', y: 'y(?!-)|y(?=-(?:term|value))', z: 'z', n: 'n' },
  axis: { x: 'x-axis', y: 'y-axis' },
  passage: { input: 'input|inputs|goes in|put in', output: 'output|outputs|comes out' },
  steepness: {
    rise: 'rise|rises|how far up|how far it (?:climbs|goes up|rises)|change in y|climb|climbs|goes up',
    run: 'run|runs|how far across|how far it goes (?:across|over|right)|change in x|goes across|across',
  },
  power: { base: 'base', exponent: 'exponent|exponents' },
  triangle: { leg: 'leg|legs', hypotenuse: 'hypotenuse|longest side' },
  position: {
    ones: 'ones place|ones digit|in the ones|ones column',
    tens: 'tens place|tens digit|in the tens|tens column',
    hundreds: 'hundreds place|hundreds digit|in the hundreds|hundreds column',
    thousands: 'thousands place|thousands digit|in the thousands|thousands column',
    tenths: 'tenths place|tenths digit|in the tenths|the tenths first',
    hundredths: 'hundredths place|hundredths digit|in the hundredths|the hundredths first',
    thousandths: 'thousandths place|thousandths digit|in the thousandths',
  },
  extent: { inside: 'inside|within', outside: 'outside|around|border|edge' },
  share: {
    only: 'only|just(?= (?:the|one|a|an|its|their|to|\\d))|nothing but|alone',
    every: 'as well|both|every|all|everything|each',
  },
  most: {
    often: 'most often|most common|most frequent|occurs the most|shows up the most',
    middle: 'in the middle|middle|halfway',
  },
  portion: {
    half: 'half|halve|halves',
    double: 'twice|double|doubled',
    third: '(?:an?|one)[ -]third',
    fourth: '(?:an?|one)[ -](?:fourth|quarter)',
    fifth: '(?:an?|one)[ -]fifth',
    sixth: '(?:an?|one)[ -]sixth',
    eighth: '(?:an?|one)[ -]eighth',
    tenth: '(?:an?|one) tenth',
    hundredth: '(?:an?|one) hundredth',
  },
  origin: { zero: 'zero', one: '(?<=from )one' },
  squaring: { itself: 'itself|its own|by itself', two: 'times 2|times two|twice|doubled' },
  angle: { right: 'right angle|right angles', straight: 'straight line|straight angle', full: 'full turn' },
};

export type Heard = { readonly family: string; readonly member: string; readonly word: string; readonly at: number };

const words = Object.entries(families).flatMap(([family, members]) =>
  Object.entries(members).map(([member, forms]) => ({
    family,
    member,
    pattern: new RegExp(`(?<![\\w-])(?:${forms})(?![\\w-])`, 'g'),
  })),
);

/** Returns every contrasting word in a folded text, in order. */
export const contrastsIn = rememberReadings(
  (folded): readonly Heard[] =>
    words
      .flatMap(({ family, member, pattern }) =>
        Array.from(folded.matchAll(pattern), ({ index, 0: word }) => ({ family, member, word, at: index })),
      )
      .toSorted((one, other) => one.at - other.at),
  400,
  4000,
);

/** Folds a text the way that contrasting words are looked for. */
export const plainly = (text: string): string => foldText(flattenText(text)).replace(/(\d) ?(?:°|\^\\circ)/g, '$1 degrees');
