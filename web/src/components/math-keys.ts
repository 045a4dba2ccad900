import type { InputType } from '@stoa/schema/problem';
import type { MathKey } from './math-entry.ts';

const typed = (face: string, says = face, tex = face, plain = face): MathKey => ({ face, says, tex, plain });

const digits: MathKey[] = [...'1234567890'].map((digit) => typed(digit));
const point = typed('.', 'point');
const minus = typed('−', 'minus', '-', '-');

/** Writes a fraction with the term before the caret as its numerator. */
export const fraction: MathKey = { face: 'a⁄b', says: 'a⁄b, a fraction', tex: '\\frac{#@}{#?}', plain: '/' };
const power: MathKey = { face: 'xⁿ', says: 'to the power of', tex: '#@^{#?}', plain: '^' };
const square: MathKey = { face: 'x²', says: 'squared', tex: '#@^2', plain: '^2' };
const root: MathKey = { face: '√', says: 'square root', tex: '\\sqrt{#?}', plain: 'sqrt(|)' };
const plus = typed('+', 'plus');
const times = typed('×', 'times', '\\times', '*');
const divided = typed('÷', 'divided by', '\\div', '÷');
const equals = typed('=', 'equals');
const open = typed('(', 'left parenthesis');
const close = typed(')', 'right parenthesis');
const comma = typed(',', 'comma');
const space = typed('␣', 'space, as in a mixed number', '\\:', ' ');
const percent = typed('%', 'percent', '\\%', '%');
const relations = [
  typed('<', 'less than'),
  typed('≤', 'less than or equal to', '\\le', '<='),
  typed('>', 'greater than'),
  typed('≥', 'greater than or equal to', '\\ge', '>='),
];
const letters = (variables: readonly string[]) => variables.map((letter) => typed(letter));

/** The properties of a question that decide which keys its answer may need. */
export type Asked = { inputType: InputType; variables: readonly string[]; text: string; unit: string | null };

const ofPercent = /%|percent/i;
const ofInequality = /[<>≤≥]|\\(?:[lg]eq?|[lg]t)(?![a-z])|inequalit|at (?:least|most)|(?:more|less|greater|fewer) than|between/i;

/**
 * Returns the keys that the answer may need besides digits, point and minus. Letter keys come from the question's own
 * variables.
 */
function signs({ inputType, variables, text, unit }: Asked): MathKey[] {
  switch (inputType) {
    case 'integer':
      return [plus, times, comma];
    case 'decimal':
      return [plus, times, ofPercent.test(text) && unit === null ? percent : comma];
    case 'fraction':
      return [fraction, space];
    case 'set':
      return [
        ...letters(variables),
        typed('{', 'left brace', '\\{', '{'),
        typed('}', 'right brace', '\\}', '}'),
        comma,
        open,
        close,
        typed('[', 'left bracket'),
        typed(']', 'right bracket'),
        ...relations,
        fraction,
        root,
        plus,
        typed('∞', 'infinity', '\\infty', 'infinity'),
      ];
    case 'expression':
      return [
        plus,
        times,
        divided,
        equals,
        open,
        close,
        ...letters(variables),
        fraction,
        square,
        power,
        root,
        comma,
        ...(ofInequality.test(text) ? relations : []),
      ];
    case 'boolean':
    case 'multiple_choice':
      return [];
  }
}

/** The keys of a pad, row by row. The erase key comes after `first`, the caret keys after `rest`. */
type Pad = { columns: number; first: MathKey[]; rest: MathKey[] };

/**
 * Returns the keypad for a question: five digits in a row, as on a phone's own keyboard, and beside and below them the signs
 * that this answer can use. That keeps it low enough to leave the question visible above it. The erase key ends the row of
 * `first`; the caret keys end the last row of `rest`.
 */
export function keysFor(asked: Asked): Pad {
  const others = [point, minus, ...signs(asked)];
  const keys = digits.length + others.length + 3;
  const columns = keys <= 18 ? 6 : keys <= 28 ? 7 : 8;
  const beside = columns - 6;
  return {
    columns,
    first: [...digits.slice(0, 5), ...others.slice(0, beside)],
    rest: [...digits.slice(5), ...others.slice(beside)],
  };
}
