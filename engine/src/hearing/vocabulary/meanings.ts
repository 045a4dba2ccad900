/**
 * What the words of school mathematics mean, whoever uses them: a teacher's "numerators", a child's "tops", the "upper numbers"
 * of an English learner. Each row is one meaning and the words for it, separated by commas; phrases of several words are looked
 * for before single words. A row covers every form of its words ("add" also "adds", "added", "adding").
 */
export const meanings = {
  // operations
  add: 'add, addend, additive, additively, added, adding, adds, plus, plused, plussed, sum, sum up, put together, putting together, put with, together, combine, join, pluss, addition, in all, altogether, total, totaled, tally, +, count both, add up, added up, all up, increase',
  subtract:
    'subtract, subtracted, subtracting, minus, minused, minusing, take away, took away, taken away, taking away, taken from, take off, took off, taking off, take from, took from, deduct, subtraction, difference, −, remove, less than it, get rid of, sutract, subtrack, off both sides, takes apart, decrease',
  multiply:
    'multiply, multiplied, multiplying, times, timesed, timesing, timsed, time it, product, multiplication, ×, multiplied by, multiplys',
  divide:
    'divide, divided, dividing, split, share, shared, ÷, division, divided by, goes into, go into, deal out, quotient, splitting, share out, shared out',
  square: 'square, squared, squaring, to the second, power of two',
  root: 'root, square root, radical, √',
  halve: 'halve, half of, halved, cut in half, divide by 2, divided by 2, half it',
  double: 'double, doubled, twice, two times, doubling',
  power: 'power, exponent, small number, little number, tiny number, raised, powers, superscript',
  flip: 'flip, flipped, flipping, reciprocal, invert, inverted, turn over, turned over, upside down, turn around, reverse, reversed, reversing, turn round, switch around, other way up',
  swap: 'swap, swapped, switch, switched, mix up, mixed up, mixes up, mixing up, confuse, other way round, other way around, wrong way round, wrong way around, wrong order, backwards, backward, opposite order, exchange',
  cross: 'cross, crossed, diagonal, diagonally, diagonals, criss cross, crisscross, butterfly, crossways',
  across: 'straight across, across',
  round: 'round, rounded, rounding, rounds',
  cut: 'cut off, cuts off, chop, chop off, drop, dropped, drops, dropping, truncate, cross out, crossed out, throw away, ignore, ignored, ignores, ignoring, leave out, leaves out, left out, leaving out, forget, forgets, forgot, forgotten, skip, skipped, omit, erase, overlook, get rid, as if not there, never mind, take off the end, lose, loses, lost, do not count, not counted, doesnt count',
  cancel: 'cancel, canceled, cancelled, cancels, cancel out',
  regroup: 'regroup, borrow, borowed, borrowed, carry, carried, carrying, trade',
  distribute: 'distribute, distributed, expand, multiply out, expanding, outside number',
  simplify: 'simplify, simplified, reduce, reduced, simplest form, lowest terms, simplest',
  stop: 'stop, stopped, stops, done, finished, finish, end there, that is it, thats it, that is all, thats all, and that is my answer, thats my answer, that is my answer, wrote that down, all done, halfway, thats the answer, that is the answer, so that is x, so thats x',
  start: 'start, starts, starting, begin, begins, starting value, beginning, initial',
  line_up: 'line up, lined up, lines up, align, aligned, lining up, under each other, right side, from the right',
  sort: 'sort, sorted, sorting, in order, ordered, ordering, put in order, least to greatest, smallest to largest, small to big, order them, rearrange, written down, as written, how they wrote, as it stands, as they stand, given order, order given, from the list',
  left_to_right:
    'left to right, from left to right, in order it is written, in the order, reading order, when you read, go in order, in order from the left, as you read, first to last, comes first',
  guess: 'guess, guessed, guessing',
  change:
    'change, rename, renames, renamed, scale, scales, scaled, scaling, adjust, adjusting, changes, changed, changing, convert, converted, turn into, turned into, rewrite',
  keep: 'keep, keeps, kept, keeping, stay, stays, stayed, leave, leaves, left it, left the, as it was, as they were, as it is, the same as before, unchanged, remain, same as it was, alone, never changes, never change, doesnt change, does not change, still there, stay same',
  undo: 'undo, undone, undoing, inverse, opposite, opposite operation, reverse operation, get back',
  pass: 'pass, move to the other side, pass to the other side, move over, bring over, moved over, other side',
  substitute: 'substitute, plug in, plug, put in, replace, sub in, put in for, puts in',
  beside: 'beside, next to, side by side, glue, stick, stick together, write together, right next to, together as',
  count: 'count, counted, counts, counting, cownted',
  compare: 'compare, compares, comparing, compared, versus, vs, against',
  measure: 'measure, measured',
  // comparisons and order
  larger:
    'larger, exceed, exceeds, bigger, greater, more, most, biggest, largest, greatest, higher, highest, huge, bigest, biger, wins, win, beats, beat, grow, grows, gets bigger, bigger than, greater than, larger than, more than, >, goes up, go up, makes more, big, increase, expensive',
  smaller:
    'smaller, less, fewer, least, smallest, lower, lowest, tinier, tiny, little, shrinks, shrink, smaller than, less than, fewer than, <, goes down, go down, gets smaller, small, littler, tiniest, cheap, cheapest, cheaper, fewest, shrinking',
  same: 'same, equal, equals, equivalent, identical, even, alike, just as, match, 50 50, fifty fifty, tie, equally',
  different: 'different, unlike, not the same, differ, other kind',
  longer:
    'longer, more digits, more numbers, more decimals, more decimal places, more places, long, length of the number, longest, has more digits',
  shorter:
    'shorter, fewer digits, less digits, fewer places, fewer decimals, fewer decimal places, less numbers, less decimals, short, shortest',
  near: 'near, nearer, nearest, close, closer, closest, away from, gap, away, how far, far, distance between, apart',
  first: 'first, dividend, 1st, front, frist, ferst, beginning of, leftmost',
  second: 'divisor, second one, 2nd, second',
  last: 'last, trailing, end, final, ending, ends, behind, rightmost, very end',
  before: 'before, earlier, in front of, prior',
  only: 'only, just one, only one, just the, onli, single, just that',
  one_of_two: 'one of the two, one of them, one of both, either one, just one of them',
  both: 'both, each of them, the two, bouth, top and bottom and, too, also, as well, up and down',
  all: 'all, everything, every, whole thing, all of them, all of it, all the numbers, any, each',
  always: 'always, every time, whenever, everytime, all the time, on every step, automatically',
  never: 'never, no matter what, not ever',
  again: 'again, once more, another time, one more time',
  not: 'not, isnt, dont, doesnt, didnt, cannot, cant, wont, shouldnt, arent, wasnt, aint',
  order: 'order, sequence, turn',
  kind: 'kind, type, color, colour, sort of things, kinds, colors, category',
  // parts of fractions
  numerator:
    'numerator, top, top number, upper number, tops, up number, number on top, up, on top, number above, above, upper, uper',
  denominator:
    'denominator, bottom, bottom number, lower number, bottoms, down number, number on the bottom, down, number below, botom, bottem, bottems, underneath, under, below the line',
  fraction: 'fraction, frackshun, fractions, faction, fracton',
  common: 'common, common denominator, same denominator, same bottom, same bottoms, like denominators, common bottom',
  whole: 'whole, all of it together, full, entire, complete, whole thing',
  piece: 'piece, slice, part, bit, peace, portion, peices, chunk, parts, sixths, eighths, ninths, tenth pieces, pieces, share of',
  rest: 'rest, complement, remain, remains, what is left, whats left, left over, remaining, leftover, what was left, missing, is left, others, other part, other pieces, the ones not, not eaten, uneaten, free, remains, left',
  mixed: 'mixed number, mixed, whole part',
  half: 'half, halves, one half, 50%',
  number: 'number, numbers, value, values, amount, numbre',
  // decimals and places
  decimal: 'decimal, decimals, decimal number',
  point: 'decimal point, point, dot, decimal points, dots',
  digit: 'digit, digits, diget, figure, itself',
  place: 'place, place value, places, column, position, spot',
  worth: 'worth, worth it, stands for, value of',
  zero: 'zero, zeros, zeroes, 0, nothing at the end',
  ten: 'ten, tens',
  tenth: 'tenth, tenths, tens place after the point',
  hundredth: 'hundredth, hundredths',
  hundred: 'hundred, hundreds, 100',
  // signs
  negative:
    'negative, negatives, negitives, negitive, minuses, negative number, below zero, under zero, minus sign, debt, minus number',
  two_negatives:
    'two minuses, two negatives, minus minus, minus and minus, minus with minus, negative negative, negative and negative, negative plus negative, double negative, both negative, two negitives, to negatives, minus and a minus, negative times negative, minus times minus, negative with negative, two no, two nos, minus plus minus, two minus, two minus signs, minus a minus, to minuses, negative and a negative',
  positive: 'positive, postive, positives, a plus, is plus, make plus, gives plus, makes plus, plus number, above zero, gain',
  sign: 'sign, signs, symbol, inequality, inequality symbol, inequality sign, arrow',
  size: 'size, sizes, absolute value, absolute, magnitude, without the sign, big part',
  // algebra
  letter: 'letter, variable, x, y, n, unknown',
  coefficient:
    'coefficient, number before x, number in front, number before the letter, number that multiplies, number that divides, in front of the x, number with x, number with the letter, before the letter, next to the x, number next to x, number by the x',
  constant:
    'constant, number alone, number by itself, lone number, plain number, number without a letter, number that is added, at the end added, number at the end',
  term: 'term, terms',
  like_terms: 'unlike terms, like terms, unlike, different things, different kinds',
  parentheses: 'parentheses, parenthesis, bracket, brackets, perentheses, inside, parens',
  equation: 'equation, equations',
  side: 'side, both sides, sides, one side, edge, edges, borders, sids, wall',
  base: 'base, bottom number of the power',
  expression: 'expression',
  solve: 'solve, solved, solving, get x, find x',
  operation: 'operation, operations, thing to do, same operation, same thing',
  multiplication_first:
    'precedence, order of operations, operator precedence, multiplication first, times first, multiply first, pemdas, operation comes first',
  addition_first: 'plus first, add first, addition first, adding first',
  function: 'function, machine, f, g, rule, formula, f of, g of',
  input: 'input, goes in, go in, went in, put into, what you put in, in number',
  output: 'output, comes out, come out, came out, out number, outcome of the rule, what you get out',
  step: 'step, steps, slope, rate of change, goes up by, each time, jump',
  table: 'table, row, list, lists, data, set, listed',
  intercept: 'intercept, crosses the axis, y intercept',
  coordinate: 'coordinate, x coordinate, y coordinate, point on the graph, ordered pair, axis',
  // ratio and percent
  percent: 'percent, percentage, persent, %, per cent, procent, percents',
  ratio: 'ratio, ratios, to each, proportion, proportional, mix, recipe, rate',
  price:
    'price, total cost, best buy, cost, costs, dollars, dollar, money, pay, paid, bucks, spend, best offer, best deal, cheapest deal, offer, deal',
  cents: 'cents, cent, coins, coin, pennies, penny, dimes, dime, nickels, quarters',
  change_money: 'money returned, get back, gets back, change back, given back, you get back, change',
  discount: 'discount, sale, coupon, markdown, price cut',
  per_one: 'for one, per one, each one, unit rate, one of them costs, one each, per',
  group: 'group, groups, box, boxes, bag, bags, pack, packs, package',
  remainder: 'remainder, leftovers, remainders, left over ones',
  // measures, shapes, data
  time: 'time, times of day, clock, elapsed, time passed, how long it takes',
  hour: 'hour, hours, hr, hrs, our',
  minute: 'minute, minutes, mins, minits, min',
  perimeter:
    'perimeter, distance around, way round, way around, around, all around, go around, around it, outside, border, perimiter, fence, all the way around, go all around',
  area: 'area, cover, covers, inside of the shape, space inside, square units, surface',
  volume: 'volume, fill, cubic',
  length: 'length, lengths, long side, lenght, longways',
  width: 'width, wide, wideness, short side, widht, breadth',
  height: 'height, tall, high',
  shape: 'shape, shapes, rectangle, square shape, figure of sides, polygon',
  triangle: 'triangle, triangles, triangel',
  circle: 'circle, circles',
  angle: 'angle, angles, degree, degrees, angels, corner',
  radius: 'radius, radios, middle to the edge, halfway across, from the center',
  diameter:
    'diameter, diamiter, all the way across, complete line across, goes all the way across, line across, whole way across',
  leg: 'leg, legs, short sides of the triangle',
  hypotenuse: 'hypotenuse, pythagorean, longest side, hipotenuse',
  mean: 'mean, average, avg, meen, averages',
  median: 'median, medien',
  middle:
    'middle, center, midle, centre, in between, between, halfway, middel, middle number, middle one, in the middle, mid, middle value',
  mode: 'mode, most often, most common, comes most, appears most, most popular',
  range: 'range',
  how_often:
    'how often, how many times, times it comes, times it appears, frequency, number of times, the count, times it shows up',
  probability: 'probability, chance, chances, likely, odds, likelihood, luck, lucky, probable',
  outcome: 'outcome, outcomes, possibility, possibilities, result, wanted',
  due: 'due, its turn, has to come, overdue, bound to, my turn, for a while, hasnt come',
  unit: 'unit, units, cm, meters, inches, feet',
  scale: 'graph, axis numbers, bar, bars, picture, chart, key',
  multiple: 'multiple, multiples, times table, count by',
  factor: 'factor, factors, divisor',
  prime: 'prime, primes, composite',
  odd: 'odd, even number, even numbers',
} as const satisfies Readonly<Record<string, string>>;

export type Meaning = keyof typeof meanings;

/** Students' spellings, besides those that are known for all messages. */
export const spoken: Readonly<Record<string, string>> = {
  yu: 'you',
  theyre: 'they are',
  youd: 'you would',
  aint: 'is not',
  becuse: 'because',
  becuz: 'because',
  nd: 'and',
  jus: 'just',
  thru: 'through',
  tho: 'though',
  w: 'with',
  gona: 'going to',
  alot: 'a lot',
  pikt: 'pick',
  picked: 'pick',
};
