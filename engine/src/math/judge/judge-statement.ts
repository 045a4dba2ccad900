import { shapeOf, type AnswerShape } from './answer-shape.ts';
import { withoutName } from './canonical.ts';
import type { AnswerQuestion } from '../check-answer.ts';
import { compareRelations } from '../compare/compare-equations.ts';
import { compareExpressions, sameTree, type Comparison } from '../compare/compare-expressions.ts';
import { compareBySolutions } from '../compare/compare-solutions.ts';
import { splitConditions } from '../solve/conditions.ts';
import { isFinishedNumber, writtenInteger } from '../forms/finished.ts';
import { judgeAmount, type Asked } from './judge-amount.ts';
import { anotherUnit, askedUnit, isPercentForUnit, judgeQuantity, judgeWithoutUnit } from './judge-quantity.ts';
import { judgeRelation } from './judge-relation.ts';
import { judgeSet } from './judge-set.ts';
import { inForm, right, takesAnyForm, tooMany, unfinished, unsolved, unsure, wrong, type Judgement } from './judgement.ts';
import { rationalValue } from '../exact/rational-value.ts';
import * as q from '../exact/rational.ts';
import { bothSigns, intervalsAsSet, isolated, solutionSet } from '../solve/solution-set.ts';
import { satisfies } from '../solve/solve-relation.ts';
import { lettersInside, lettersOf, somewhere, type Expression, type Statement } from '../syntax-tree.ts';

export type { Judgement } from './judgement.ts';

/**
 * Judges the answer that was read against the expected one: first the value, then the unit, then the domain, then the form.
 *
 * Shape   the expected answer's own shape decides what an answer is: a number or expression, an equation, a set or a pair.
 * Errors  none; 'undecided' if neither equal nor different can be shown.
 */
export function judgeStatement(question: AnswerQuestion, expected: Statement, student: Statement): Judgement {
  const [asked, own] = [splitConditions(expected), splitConditions(student)];
  const shape = shapeOf(question.input_type, asked.main);
  switch (shape.kind) {
    case 'undefined':
      return student.kind === 'undefined' ? right : wrong;
    case 'scalar':
      return judgeScalar(question, shape, { expected: asked.main, value: shape.value, conditions: asked.conditions }, own);
    case 'relation':
      return judgeRelation(question, { relation: shape.relation, conditions: asked.conditions }, own);
    case 'set':
      return judgeSet(question, expected, student);
  }
}

type Scalar = Extract<AnswerShape, { kind: 'scalar' }>;

function judgeScalar(
  question: AnswerQuestion,
  shape: Scalar,
  asked: Asked,
  { main: student, conditions }: ReturnType<typeof splitConditions>,
): Judgement {
  const amount = (value: Expression): Judgement => judgeAmount(question, asked, { value, written: value, conditions });
  if (student.kind === 'relation') {
    const alone = student.signs.every((sign) => sign === '=') ? isolated(student.sides) : null;
    if (alone === null) return judgeUnsolved(question, shape, asked.expected, student, amount);
    if (shape.name !== null && alone.letter !== shape.name) return wrong;
    if (lettersOf(shape.value).has(alone.letter)) return wrong;
  } else if (shape.name !== null && question.judging.variables.length > 1) {
    const same = student.kind === 'expression' && compareExpressions(shape.value, student.expression) === 'equal';
    return same ? inForm(`That’s the right value. Write which variable it belongs to: ${shape.name} = …`) : wrong;
  }
  const bare = withoutName(student);
  const unit = askedUnit(question, shape.unit);
  if (bare.kind === 'expression' && somewhere(bare.expression, (part) => part.kind === 'plus_minus')) {
    const values = bothSigns(bare.expression) ?? [];
    return values.some((value) => amount(value).verdict === 'correct') ? tooMany : values.length === 0 ? unsure : wrong;
  }
  if (bare.kind === 'expression') {
    const judged = judgeWithoutUnit(question, unit, amount(bare.expression));
    return judged.reason === 'different_value' && isPercentForUnit(asked.value, unit, bare.expression) ? anotherUnit : judged;
  }
  if (bare.kind === 'quantity') return judgeQuantity(question, asked, unit, bare);
  if (bare.kind === 'list' || bare.kind === 'set') {
    const read = solutionSet(bare, 'pairs');
    const set = read?.kind === 'intervals' ? intervalsAsSet(read.intervals) : read; // x ≥ 1 and x ≤ 1
    const member = set?.kind === 'members' && set.members.length === 1 ? set.members[0] : undefined;
    return member !== undefined && member.kind !== 'tuple' ? judgeWithoutUnit(question, unit, amount(member)) : wrong;
  }
  return wrong;
}

/**
 * Judges an equation where a number is asked for: 2x = 8 where 4 is asked for is true but not finished; 3 + 4 = 7 shows the
 * work with the answer.
 */
function judgeUnsolved(
  question: AnswerQuestion,
  { value, name }: Scalar,
  expected: Statement,
  student: Extract<Statement, { kind: 'relation' }>,
  amount: (value: Expression) => Judgement,
): Judgement {
  const own = lettersInside(student);
  if (name !== null && own.size > 0 && !own.has(name)) return wrong; // 2y = 6 for x = 3
  const bySolutions = () => (lettersOf(value).size === 0 ? compareWithValue(student, value, name) : 'undecided');
  const unfinishedLine = expected.kind === 'relation' && takesAnyForm(question) ? right : inForm(unsolved);
  if (student.signs.some((sign) => sign !== '=')) {
    const same = lettersOf(value).size === 0 ? bySolutions() : 'different';
    return same === 'equal' ? unfinishedLine : same === 'different' ? wrong : unsure;
  }
  const chained = lastOfChain(student, name) ?? valueAtPlace(question, student, name);
  if (chained !== null) return amount(chained);
  const number = rationalValue(value);
  const chain = student.sides.map(rationalValue);
  const [first, last] = [student.sides[0]!, student.sides.at(-1)!];
  const works = student.sides.some((side) => !isFinishedNumber(side)) || !sameTree(first, last); // 6/8 = 3/4
  if (name === null && works && number !== null && chain.every((side) => side !== null && q.equals(side, number))) {
    const ends = [last, first]; // 100 − 40 = 60 and 60 = 100 − 40
    const finished = ends.find((side) => writtenInteger(side) !== null) ?? ends.find(isFinishedNumber);
    return finished !== undefined || question.input_type === 'expression' ? amount(finished ?? last) : inForm(unfinished);
  }
  const alike = student.sides.map((side) => compareExpressions(value, side));
  if (name === null && works && alike.every((one) => one === 'equal')) return amount(last);
  const complex = [value, ...student.sides].some((side) => somewhere(side, (x) => x.kind === 'constant' && x.name === 'i'));
  if (complex && expected.kind === 'relation') {
    const same = compareRelations(expected, student); // (1 + i)x = 2i for x = 1 + i
    return same === 'equal' ? unfinishedLine : same === 'different' ? wrong : unsure;
  }
  if (number === null) {
    if (bySolutions() === 'equal') return unfinishedLine;
    return alike.includes('different') ? wrong : unsure;
  }
  if (expected.kind === 'relation' && takesAnyForm(question)) {
    const same = compareRelations(expected, student);
    if (same !== 'different') return same === 'equal' || bySolutions() === 'equal' ? right : unsure;
  }
  return satisfies(student, number) === true ? inForm(unsolved) : wrong;
}

/** Compares a relation in one letter with a value: is it true for that value alone? eˣ = 2 for ln 2, |x − 4| ≤ 0 for 4. */
function compareWithValue(student: Extract<Statement, { kind: 'relation' }>, value: Expression, name: string | null): Comparison {
  const letters = [...new Set(student.sides.flatMap((side) => [...lettersOf(side)]))];
  const [letter] = letters;
  if (letter === undefined || letters.length > 1 || (name !== null && name !== letter)) return 'undecided';
  const solved: Statement = { kind: 'relation', sides: [{ kind: 'letter', name: letter }, value], signs: ['='] };
  return compareBySolutions(solved, student);
}

/** Returns the last value of a chain such as x = 5 + 6 = 11 if its steps are true. Null for any other relation. */
function lastOfChain({ sides }: Extract<Statement, { kind: 'relation' }>, name: string | null): Expression | null {
  const [first, ...values] = sides;
  if (first?.kind !== 'letter' || (name !== null && first.name !== name) || values.length < 2) return null;
  const last = values.at(-1)!;
  const holds = values.every((value) => !lettersOf(value).has(first.name) && compareExpressions(value, last) === 'equal');
  return holds ? last : null;
}

/** Accepts f(3) = 7 where 7 is asked for: f(3) names a value at a place, unless f is a letter of the problem. */
function valueAtPlace(
  { judging }: AnswerQuestion,
  { sides }: Extract<Statement, { kind: 'relation' }>,
  name: string | null,
): Expression | null {
  const [first, ...values] = sides;
  if (name !== null || first?.kind !== 'multiply' || first.written !== 'beside' || first.left.kind !== 'letter') return null;
  const called = first.left.name;
  if (!/^[fghFGH]$/.test(called) || judging.variables.includes(called) || lettersOf(first.right).size > 0) return null;
  const last = values.at(-1)!;
  return values.every((value) => lettersOf(value).size === 0 && compareExpressions(value, last) === 'equal') ? last : null;
}
