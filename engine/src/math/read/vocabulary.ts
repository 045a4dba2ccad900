import type { FunctionName, RelationSign } from '../syntax-tree.ts';

/**
 * The words and commands the reader knows, as data. To teach it a new spelling, add a row. Single characters are in
 * characters.ts.
 */

export const functionNames: Readonly<Record<string, FunctionName>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  tg: 'tan',
  sec: 'sec',
  csc: 'csc',
  cosec: 'csc',
  cot: 'cot',
  ctg: 'cot',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
  sech: 'sech',
  csch: 'csch',
  coth: 'coth',
  arcsec: 'arcsec',
  arccsc: 'arccsc',
  arccot: 'arccot',
  ln: 'ln',
  log: 'log',
  lg: 'log',
  exp: 'exp',
  floor: 'floor',
  ceil: 'ceil',
  ceiling: 'ceil',
};

/** The names of operations with their inputs in brackets, gcd(12, 18), and what they are called here. */
export const operationNames: Readonly<Record<string, string>> = {
  gcd: 'gcd',
  gcf: 'gcd',
  hcf: 'gcd',
  lcm: 'lcm',
  max: 'max',
  min: 'min',
  mod: 'mod',
  binom: 'binom',
  binomial: 'binom',
  ncr: 'binom',
  sum: 'sum',
  prod: 'prod',
  ...Object.fromEntries(
    ['arsinh', 'arcosh', 'artanh'].flatMap((name) => ['ar', 'arc', 'a'].map((start) => [start + name.slice(2), name])),
  ),
};

/** The same for LaTeX commands with their inputs in braces or around the sign. */
export const latexOperations: Readonly<Record<string, 'binom' | 'sum' | 'prod'>> = {
  binom: 'binom',
  dbinom: 'binom',
  tbinom: 'binom',
  sum: 'sum',
  prod: 'prod',
};

/** What sin^−1 means: the inverse function, not one over it. */
export const inverseFunctions: Readonly<Partial<Record<FunctionName, FunctionName>>> = {
  sin: 'arcsin',
  cos: 'arccos',
  tan: 'arctan',
  sec: 'arcsec',
  csc: 'arccsc',
  cot: 'arccot',
};

/** Words that mean one sign. */
export const wordSigns: Readonly<Record<string, string>> = {
  sqrt: '√',
  cbrt: '∛',
  cuberoot: '∛',
  root: 'root',
  nthroot: 'root',
  abs: 'abs',
  pi: 'π',
  or: 'or',
  and: 'and',
  to: 'to',
  inf: '∞',
  infinity: '∞',
  infty: '∞',
  oo: '∞',
  minf: '-∞',
  union: '∪',
  times: '*',
  mod: 'mod',
  plus: '+',
  minus: '-',
  negative: '-',
  percent: '%',
  percentage: '%',
  pct: '%',
  is: '=',
  are: '=',
  equals: '=',
  squared: '²',
  cubed: '³',
  U: '∪',
  where: 'where',
  when: 'where',
  if: 'where',
  for: 'where',
};

/** Phrases that mean one sign. The longest match wins. */
export const phraseSigns: Readonly<Record<string, string>> = {
  'is greater than or equal to': '≥',
  'greater than or equal to': '≥',
  'is less than or equal to': '≤',
  'less than or equal to': '≤',
  'is greater than': '>',
  'greater than': '>',
  'is more than': '>',
  'is less than': '<',
  'less than': '<',
  'is at least': '≥',
  'is at most': '≤',
  'is not equal to': '≠',
  'not equal to': '≠',
  'does not equal': '≠',
  'is equal to': '=',
  'equal to': '=',
  'is not': '≠',
  'plus or minus': '±',
  'divided by': '÷',
  'multiplied by': '*',
  'per cent': '%',
  'square root of': '√',
  'cube root of': '∛',
};

/** LaTeX commands that mean one sign. |( and |) are bars that show whether they open or close. */
export const latexSigns: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  lt: '<',
  gt: '>',
  ne: '≠',
  neq: '≠',
  pi: 'π',
  surd: '√',
  infty: '∞',
  infin: '∞',
  cup: '∪',
  bigcup: '∪',
  cap: '∩',
  setminus: '∖',
  smallsetminus: '∖',
  backslash: '∖',
  lor: 'or',
  vee: 'or',
  land: 'and',
  wedge: 'and',
  in: '∈',
  mid: '|',
  vert: '|',
  abs: 'abs',
  approx: '≈',
  lvert: '|(',
  rvert: '|)',
  emptyset: '∅',
  varnothing: '∅',
  empty: '∅',
  R: 'ℝ',
  reals: 'ℝ',
  lbrace: '\\{',
  rbrace: '\\}',
  lbrack: '[',
  rbrack: ']',
  langle: '⟨',
  rangle: '⟩',
  lfloor: '⌊',
  rfloor: '⌋',
  lceil: '⌈',
  rceil: '⌉',
  degree: '°',
  circ: '°',
  colon: ':',
  exponentialE: 'e',
  imaginaryI: 'ⅈ',
  minus: '-',
  plus: '+',
  bmod: 'mod',
  mod: 'mod',
};

/** Commands that have no mathematical meaning. */
export const latexSilent: ReadonlySet<string> = new Set([
  'left',
  'right',
  'middle',
  'displaystyle',
  'textstyle',
  'limits',
  'big',
  'Big',
  'bigg',
  'Bigg',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
  'mleft',
  'mright',
  'placeholder',
  'quad',
  'qquad',
  'enspace',
  'thinspace',
  'space',
  'nobreakspace',
  'therefore',
]);
export const latexSpaces: ReadonlySet<string> = new Set(['quad', 'qquad', 'enspace', 'thinspace', 'space', 'nobreakspace']);

/** Commands with words in their braces. */
export const latexText: ReadonlySet<string> = new Set([
  'text',
  'mathrm',
  'textrm',
  'textnormal',
  'operatorname',
  'mathit',
  'textit',
  'mathbb',
  'mbox',
  'textbf',
  'mathbf',
]);

/** Commands around a whole answer. Their braces are dropped. */
export const latexFrames: ReadonlySet<string> = new Set(['boxed', 'fbox']);

export const latexFractions: ReadonlySet<string> = new Set(['frac', 'dfrac', 'tfrac', 'cfrac']);

/** \begin{…} environments whose rows are compared entry by entry. */
export const latexMatrices: ReadonlySet<string> = new Set(['matrix', 'pmatrix', 'bmatrix', 'smallmatrix', 'array']);

export const greekNames: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  eta: 'η',
  theta: 'θ',
  vartheta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  psi: 'ψ',
  omega: 'ω',
  Omega: 'Ω',
};

/** Constants that Maxima writes with a % in front. */
export const maximaConstants: Readonly<Record<string, string>> = { pi: 'π', e: 'e', i: 'ⅈ' };

export const relationSigns: ReadonlySet<string> = new Set<RelationSign>(['=', '<', '≤', '>', '≥', '≠']);

/** Maxima's intervals by their ends: oc(1, 2) is (1, 2]. */
export const maximaIntervals: Readonly<Record<string, readonly ['(' | '[', ')' | ']']>> = {
  oo: ['(', ')'],
  oc: ['(', ']'],
  co: ['[', ')'],
  cc: ['[', ']'],
};

/** Units for which 2:30 is a time of day or a duration, not a ratio. */
export const clockUnits: ReadonlySet<string> = new Set(['h:min', 'min:s', "o'clock", 'time']);

/** What students write before an answer. It may end with a colon, an equals sign, "is" or "are". */
export const leadIns: readonly string[] = [
  'the final answer',
  'the correct answer',
  'the answer',
  'my final answer',
  'my answer',
  'final answer',
  'answer',
  'ans',
  'the solution set',
  'solution set',
  'the solutions',
  'the solution',
  'solutions',
  'solution',
  'the result',
  'result',
  'the value',
  'the values',
  'about',
  'around',
  'roughly',
  'approximately',
  'approx',
  'i think it',
  'i think',
  'i got',
  'i get',
  'we get',
  'it',
  "it's",
  'its',
  'that',
  "that's",
  'this',
  'they',
  'so',
  'therefore',
  'thus',
  'hence',
  'is',
  'are',
  'equals',
];

/** Whole answers in words. */
export const wholeAnswers: Readonly<Record<'nothing' | 'everything' | 'undefined', readonly string[]>> = {
  nothing: [
    'no solution',
    'no solutions',
    'no real solution',
    'no real solutions',
    'there is no solution',
    'there are no solutions',
    'it has no solution',
    'has no solution',
    'no answer',
    'none',
    'empty set',
    'the empty set',
    'empty',
    'no real roots',
    'no value of x',
    'never',
    'never true',
    'impossible',
  ],
  everything: [
    'all',
    'all real numbers',
    'all reals',
    'all real',
    'all numbers',
    'any number',
    'any real number',
    'every number',
    'every real number',
    'all real values',
    'all values',
    'all values of x',
    'all x',
    'infinitely many solutions',
    'infinite solutions',
    'infinitely many',
    'infinite number of solutions',
    'always true',
    'the real numbers',
    'real numbers',
    'r',
  ],
  undefined: ['undefined', 'not defined', 'does not exist', 'dne', 'it is undefined', 'is undefined'],
};

/** Words between "all numbers" and the excluded ones. */
export const exceptWords: readonly string[] = ['except for', 'except', 'but not', 'other than', 'but', 'without'];
