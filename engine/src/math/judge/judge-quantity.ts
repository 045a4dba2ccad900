import type { AnswerQuestion } from '../check-answer.ts';
import { compareExpressions } from '../compare/compare-expressions.ts';
import { judgeAmount, type Asked } from './judge-amount.ts';
import { inUnits, wrong, type Judgement } from './judgement.ts';
import { readUnitName } from '../read/read-unit-name.ts';
import type { Expression, Statement, UnitPart } from '../syntax-tree.ts';
import { convert } from '../units/compare-units.ts';

type Quantity = Extract<Statement, { kind: 'quantity' }>;

/** Units that may be left out, though the expected answer shows them: money, percent and degrees. */
const unsaid = /^(?:[$€£¥¢°%]|degrees?|dollars?)$/;

/** The judgment for the right number in another unit. */
export const anotherUnit: Judgement = inUnits('The number is right. Look at the unit again.');

/** Returns the unit that is asked for: the expected answer's own, else the declared one. */
export const askedUnit = (question: AnswerQuestion, own: readonly UnitPart[] | null): readonly UnitPart[] | null =>
  own ?? (question.judging.unit === null ? null : readUnitName(question.judging.unit));

/** Judges an amount with a unit, in the unit that is asked for. */
export function judgeQuantity(
  question: AnswerQuestion,
  asked: Asked,
  unit: readonly UnitPart[] | null,
  student: Quantity,
): Judgement {
  const amountAs = (value: Expression): Judgement =>
    judgeAmount(question, asked, { value, written: student.amount, conditions: [] });
  if (unit === null) return amountAs(student.amount); // a currency sign alone adds nothing
  const converted = convert(student.amount, student.unit, unit);
  const judged = converted === null ? wrong : amountAs(converted);
  if (judged.verdict !== 'incorrect' || judged.reason === 'form') return judged;
  const sameNumber = compareExpressions(asked.value, student.amount) === 'equal';
  return sameNumber ? anotherUnit : judged;
}

/** True for a percent sign in place of the unit: 10.79% where $10.79 is asked for. */
export const isPercentForUnit = (asked: Expression, unit: readonly UnitPart[] | null, own: Expression): boolean =>
  unit !== null && own.kind === 'percent' && asked.kind !== 'percent' && compareExpressions(asked, own.of) === 'equal';

/** Judges a bare number where the expected answer has a unit that the question does not supply. */
export function judgeWithoutUnit(question: AnswerQuestion, unit: readonly UnitPart[] | null, judged: Judgement): Judgement {
  const supplied = unit === null || question.judging.unit !== null || (unit.length === 1 && unsaid.test(unit[0]!.name));
  return supplied || judged.verdict !== 'correct' ? judged : inUnits('The number is right. Now write the unit, too.');
}
