import type { AnswerQuestion } from '../check-answer.ts';
import { compareRelations, equationOfSolutions } from '../compare/compare-equations.ts';
import { compareExpressions, sameTree, type Comparison } from '../compare/compare-expressions.ts';
import { compareBySolutions } from '../compare/compare-solutions.ts';
import type { splitConditions } from '../solve/conditions.ts';
import { formNotes, hasForm } from '../forms/forms.ts';
import { judgeDomain } from './judge-amount.ts';
import { judgeSet, namesIn } from './judge-set.ts';
import { inForm, right, tooFew, tooMany, unsure, wrong, type Judgement } from './judgement.ts';
import { solutionsOf } from '../solve/relation-solutions.ts';
import { compareSets, isolated, solutionSet, turned } from '../solve/solution-set.ts';
import { lettersOf, type Expression, type RelationSign, type Statement, type Relation } from '../syntax-tree.ts';

/** Judges an answer where an equation, an inequality or a formula is asked for. */
export function judgeRelation(
  question: AnswerQuestion,
  { relation: expected, conditions }: { relation: Relation; conditions: readonly Relation[] },
  own: ReturnType<typeof splitConditions>,
): Judgement {
  const student = own.main;
  const solved = expected.signs.some((sign) => sign !== '=') ? solutionSet(expected, 'intervals') : null;
  if (solved !== null) return judgeSet(question, expected, student);
  const asked = isolated(expected.sides);
  if (student.kind === 'expression' && asked !== null) {
    const same = compareExpressions(asked.value, student.expression);
    if (same === 'equal' && asked.letter.includes('(')) return right; // f(x) = … only names the function whose value it is
    return same === 'equal' ? inForm(`That’s the right-hand side. Now write the whole equation: ${asked.letter} = …`) : wrong;
  }
  const bySolutions = asked === null && question.judging.form === 'any' ? judgeSolutions(expected, student) : null;
  if (bySolutions !== null) return bySolutions;
  if (student.kind !== 'relation') return student.kind === 'list' ? judgementOf(compareBySolutions(expected, student)) : wrong;
  if (isAboutNumbers(expected) && isAboutNumbers(student)) return judgementOf(compareSides(expected, student));
  const exactly = compareRelations(expected, student);
  // Two relations that are never true are still different: x² < −1 and x² < −2.
  const told = exactly === 'undecided' && !(isNeverTrue(expected) && isNeverTrue(student));
  const same = told ? compareBySolutions(expected, student) : exactly;
  // If a formula solved for one letter is asked for, the answer must have that form: A = lw is no answer to "solve for w".
  const formula = asked !== null && expected.sides[0]!.kind === 'letter' && lettersOf(asked.value).size > 1;
  const alone = isolated(student.sides);
  if (formula && alone?.letter !== asked.letter) {
    return same === 'different' ? wrong : inForm(`Keep going until ${asked.letter} is by itself.`);
  }
  if (same !== 'equal') return same === 'different' ? wrong : unsure;
  if (asked !== null && alone !== null && asked.letter === alone.letter) {
    const domain = judgeDomain(question, { value: asked.value, conditions }, { value: alone.value, conditions: own.conditions });
    if (domain !== null) return domain;
  }
  const form = question.judging.form;
  return form === 'any' || sameSides(expected, student) || hasForm(form, student, expected) ? right : inForm(formNotes[form]);
}

/**
 * Judges answers with the same solutions as equal if no form is asked for: x² + 7x = 18 and "x = 2 or x = −9", |x| < 2 and
 * (−2, 2). Null if that cannot be determined.
 */
function judgeSolutions(expected: Relation, student: Statement): Judgement | null {
  const solved = solutionsOf(expected);
  const names = namesIn(student);
  if (solved !== null && solved.letter !== '' && names.size > 0 && !names.has(solved.letter)) return wrong;
  const listed = student.kind === 'relation' ? null : solutionSet(student, 'intervals');
  if (solved !== null && listed !== null) {
    const same = compareSets(solved.set, listed).kind;
    if (same === 'equal') return right;
    if (same === 'undecided') return unsure;
    if (same === 'incomplete') return tooFew;
    return same === 'extra' ? tooMany : wrong;
  }
  const solutions = equationOfSolutions(student);
  if (solutions === null) return null;
  const same = compareRelations(expected, solutions);
  return same === 'equal' ? right : same === 'different' ? wrong : unsure;
}

/** True for a relation between numbers, such as 1 < 2: true or not, it is asked for as it is written. */
const isAboutNumbers = ({ sides, signs }: Relation): boolean =>
  signs.some((sign) => sign !== '=') && sides.every((side) => lettersOf(side).size === 0);

function compareSides(expected: Relation, student: Relation): Comparison {
  const alike = (order: readonly Expression[], signs: readonly RelationSign[]): boolean =>
    order.length === expected.sides.length &&
    signs.every((sign, i) => sign === expected.signs[i]) &&
    order.every((side, i) => compareExpressions(expected.sides[i]!, side) === 'equal');
  const back = [...student.signs].reverse().map((sign) => turned[sign]);
  return alike(student.sides, student.signs) || alike([...student.sides].reverse(), back) ? 'equal' : 'different';
}

const isNeverTrue = (relation: Relation): boolean => {
  const set = solutionsOf(relation)?.set;
  return set?.kind === 'members' && set.members.length === 0;
};

const judgementOf = (same: Comparison): Judgement => (same === 'equal' ? right : same === 'different' ? wrong : unsure);

const sameSides = (a: Relation, b: Relation): boolean =>
  a.sides.length === b.sides.length && a.sides.every((side, i) => sameTree(side, b.sides[i]!));
