/** One key of the calculator: its label, its spoken name, and what it writes. */
export type CalculatorKey = { face: string; says: string; writes: string };

const key = (face: string, says: string, writes = face): CalculatorKey => ({ face, says, writes });
const digits = (...faces: string[]) => faces.map((face) => key(face, face));

/** The keys of a four-function calculator, in rows of four; Clear and Erase come before them, Equals after them. */
export const fourFunctionKeys: readonly CalculatorKey[] = [
  key('%', 'percent'),
  key('÷', 'divided by'),
  ...digits('7', '8', '9'),
  key('×', 'times'),
  ...digits('4', '5', '6'),
  key('−', 'minus'),
  ...digits('1', '2', '3'),
  key('+', 'plus'),
  key('0', '0'),
  key('.', 'decimal point'),
  key('√', 'square root', '√('),
];

/** The additional keys of a scientific calculator, in rows of four. */
export const scientificKeys: readonly CalculatorKey[] = [
  key('(', 'open parenthesis'),
  key(')', 'close parenthesis'),
  key('x²', 'squared', '²'),
  key('xʸ', 'to the power of', '^'),
  key('sin', 'sine', 'sin('),
  key('cos', 'cosine', 'cos('),
  key('tan', 'tangent', 'tan('),
  key('π', 'pi'),
  key('sin⁻¹', 'inverse sine', 'asin('),
  key('cos⁻¹', 'inverse cosine', 'acos('),
  key('tan⁻¹', 'inverse tangent', 'atan('),
  key('log', 'base 10', 'log('),
];
