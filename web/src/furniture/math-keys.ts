import type { InputType } from '@stoa/schema/problem';
import type { MathKey } from './math-entry.ts';

const typed = (face: string, says = face, tex = face, plain = face): MathKey => ({ face, says, tex, plain });

const digits: MathKey[][] = [
  [typed('7'), typed('8'), typed('9')],
  [typed('4'), typed('5'), typed('6')],
  [typed('1'), typed('2'), typed('3')],
  [typed('0'), typed('.', 'point'), typed('−', 'minus', '-', '-')],
];

/** Takes the term before it as its numerator. */
export const fraction: MathKey = { face: 'a⁄b', says: 'fraction', tex: '\\frac{#@}{#?}', plain: '/' };
const power: MathKey = { face: 'xⁿ', says: 'to the power of', tex: '#@^{#?}', plain: '^' };
const square: MathKey = { face: 'x²', says: 'squared', tex: '#@^2', plain: '^2' };
const root: MathKey = { face: '√', says: 'square root', tex: '\\sqrt{#?}', plain: 'sqrt(|)' };
const plus = typed('+', 'plus');
const times = typed('×', 'times', '\\times', '*');
const divided = typed('÷', 'divided by', '\\div', '÷');
const equals = typed('=', 'equals');
const open = typed('(', 'open bracket');
const close = typed(')', 'close bracket');
const comma = typed(',', 'comma');
const percent = typed('%', 'percent', '\\%', '%');
const relations = [
  typed('<', 'less than'),
  typed('≤', 'less than or equal to', '\\le', '<='),
  typed('>', 'greater than'),
  typed('≥', 'greater than or equal to', '\\ge', '>='),
];
const letters = (variables: readonly string[]) => variables.map((letter) => typed(letter));

/** The keys that an answer of this kind may need, beside the digits. Letters are the problem's own. */
function signs(inputType: InputType, variables: readonly string[]): MathKey[] {
  switch (inputType) {
    case 'integer':
      return [plus, times, comma];
    case 'decimal':
      return [plus, times, percent];
    case 'fraction':
      return [fraction, typed('␣', 'space, as in a mixed number', '\\:', ' '), percent];
    case 'set':
      return [
        ...letters(variables),
        typed('{', 'open set', '\\{', '{'),
        typed('}', 'close set', '\\}', '}'),
        comma,
        open,
        close,
        typed('[', 'open square bracket'),
        typed(']', 'close square bracket'),
        ...relations,
        fraction,
        root,
        plus,
        typed('∞', 'infinity', '\\infty', 'infinity'),
      ];
    case 'expression':
      return [
        ...letters(variables),
        plus,
        times,
        divided,
        equals,
        open,
        close,
        fraction,
        square,
        power,
        root,
        comma,
        ...relations,
      ];
    case 'boolean':
    case 'multiple_choice':
      return [];
  }
}

/** The keypad for a problem: signs on the left, three to a row, digits on the right. */
export const keysFor = (inputType: InputType, variables: readonly string[]) => ({
  signs: signs(inputType, variables),
  digits: digits.flat(),
});
