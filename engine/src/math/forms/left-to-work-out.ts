import { writtenInteger } from './finished.ts';
import { lettersOf, somewhere, type Expression } from '../syntax-tree.ts';

/**
 * True if a power, a product or a sign still has to be worked out, often as in the question itself: (5y)³ is 125y³, (1 + √2)²
 * is 3 + 2√2, and √5(√5 + 8) is 5 + 8√5. Whatever the author's own answer leaves may be left.
 *
 * Shape   (x + 1)² and 3(1 + √2) may stay: multiplied out they are longer, not simpler. So may (2x)ⁿ and (2x)^(1/2).
 */
export function leavesWork(own: Expression, asked: Expression | null): boolean {
  return [waitingPower, waitingProduct, waitingSign].some(
    (waiting) => somewhere(own, waiting) && (asked === null || !somewhere(asked, waiting)),
  );
}

/** True for a whole power of a product, a quotient, a negative, a power, a written number, or of a number with a root in it. */
function waitingPower(x: Expression): boolean {
  if (x.kind !== 'power' || writtenInteger(x.exponent) === null) return false;
  switch (x.base.kind) {
    case 'multiply':
    case 'divide':
    case 'negate':
    case 'power':
    case 'number':
    case 'mixed':
      return true;
    case 'root':
    case 'add':
    case 'subtract':
      return lettersOf(x.base).size === 0;
    default:
      return false;
  }
}

/** True for a sum with a root in it, times a root or times another such sum: the product of the roots isn't worked out. */
function waitingProduct(x: Expression): boolean {
  if (x.kind !== 'multiply') return false;
  const rooted = factorsOf(x).filter(hasRoot);
  return rooted.length > 1 && rooted.some((factor) => factor.kind === 'add' || factor.kind === 'subtract');
}

/** True for −(−4y²) and 3 − (−4y²). */
const waitingSign = (x: Expression): boolean =>
  (x.kind === 'negate' && beginsNegative(x.of)) || (x.kind === 'subtract' && beginsNegative(x.right));
const beginsNegative = (x: Expression): boolean =>
  x.kind === 'negate' || ((x.kind === 'multiply' || x.kind === 'divide') && beginsNegative(x.left));

const factorsOf = (x: Expression): Expression[] =>
  x.kind === 'multiply' ? [...factorsOf(x.left), ...factorsOf(x.right)] : x.kind === 'negate' ? factorsOf(x.of) : [x];

const hasRoot = (x: Expression): boolean => somewhere(x, (part) => part.kind === 'root');
