import { bracketsOf } from './answer-shape.ts';
import type { AnswerQuestion } from '../check-answer.ts';
import { compareExpressions, type Comparison } from '../compare/compare-expressions.ts';
import { isFinishedNumber } from '../forms/finished.ts';
import { formNotes, hasForm } from '../forms/forms.ts';
import { withinTolerance } from './judge-amount.ts';
import { inForm, notSolved, right, tooFew, tooMany, unfinished, unsolved, unsure, wrong, type Judgement } from './judgement.ts';
import { memberComparer, type SameNumber } from '../compare/member-comparer.ts';
import { rationalValue } from '../exact/rational-value.ts';
import { solutionsOf } from '../solve/relation-solutions.ts';
import { compareBySolutions } from '../compare/compare-solutions.ts';
import { compareSystems, pointAsSystem, systemOf } from '../compare/compare-systems.ts';
import { compareSets, pointOf, solutionSet, type Brackets, type SolutionSet } from '../solve/solution-set.ts';
import { satisfies } from '../solve/solve-relation.ts';
import { expressionsOf, lettersInside, lettersOf, type Expression, type Statement } from '../syntax-tree.ts';

/** Judges a set, a list, an interval or a point: member by member, then its form. */
export function judgeSet(question: AnswerQuestion, expected: Statement, student: Statement): Judgement {
  const compare = memberComparer();
  const near: SameNumber = (a, b) => (withinTolerance(question, a, b) ? 'equal' : compare(a, b));
  if (question.judging.order === 'kept') {
    const inOrder = compareInOrder(expected, student, near);
    if (inOrder !== null)
      return inOrder === 'equal'
        ? judgeMembers(question, expected, student)
        : unorderedJudgement(question, expected, student, inOrder);
  }
  // x = 1, y = 2 names a point, whatever the brackets of the expected answer could mean.
  const named = pointOf(student);
  const brackets = bracketsBeside(question, expected, student, named !== null);
  const asked = solutionSet(expected, brackets);
  if (asked === null && expected.kind === 'bracketed' && student.kind === 'bracketed') {
    // [x + 1, 2] is no interval that could be put in order, but it is a list of two values.
    const same =
      expected.open === student.open && expected.close === student.close ? compareInOrder(expected, student, near) : null;
    if (same !== null)
      return same === 'equal' ? judgeMembers(question, expected, student) : same === 'different' ? wrong : unsure;
  }
  if (asked === null) return judgeSystem(expected, student);
  if (otherName(expected, student)) return wrong;
  if (otherJoint(expected, student)) return unsure;
  const own = named ?? solutionSet(student, brackets);
  if (own === null)
    return student.kind === 'list'
      ? judgeUnsolvedSystem(question, expected, student)
      : judgeUnsolvedSet(question, expected, asked, student);
  const same = compareSets(asked, own, near);
  switch (same.kind) {
    case 'undecided':
      return unsure;
    case 'incomplete':
      return tooFew;
    case 'extra':
      return tooMany;
    case 'different':
      return isPairWithoutBrackets(asked, student)
        ? inForm('Those are the right numbers. Write them as a pair in parentheses: ( , )')
        : wrong;
    case 'equal':
      return judgeMembers(question, expected, student);
  }
}

/** Decides what (2, 5) means by the answer, if its own signs say so: x = 2, y = 5 is a point, 2 < x < 5 an interval. */
function bracketsBeside(question: AnswerQuestion, expected: Statement, student: Statement, isPoint: boolean): Brackets {
  if (pointOf(expected) !== null) return 'pairs';
  if (expected.kind !== 'bracketed' || expected.open !== '(' || expected.close !== ')') return bracketsOf(question, expected);
  if (isPoint) return 'pairs';
  const stretch =
    (student.kind === 'member' && student.of.kind === 'bracketed') ||
    student.kind === 'union' ||
    (student.kind === 'relation' && student.signs.every((sign) => sign !== '='));
  return stretch ? 'intervals' : bracketsOf(question, expected);
}

/** Judges several equations or inequalities together: x + y = 1 and x − y = 3. */
function judgeSystem(expected: Statement, student: Statement): Judgement {
  const [asked, own] = [systemOf(expected), systemOf(student)];
  const alternatives = [expected, student].some((s) => s.kind === 'list' && s.joint === 'or'); // a = 0 or x = y
  if ((asked === null || own === null) && !alternatives) return unsure;
  const same = asked === null || own === null ? compareBySolutions(expected, student) : compareSystems(asked, own);
  return same === 'equal' ? right : same === 'different' ? wrong : unsure;
}

/** Judges a system where its solution is asked for: it may be true, but it isn't finished. */
function judgeUnsolvedSystem(question: AnswerQuestion, expected: Statement, student: Statement): Judgement {
  const own = systemOf(student);
  const asked = systemOf(expected) ?? (own === null ? null : pointAsSystem(expected, own));
  const same = asked !== null && own !== null ? compareSystems(asked, own) : compareBySolutions(expected, student);
  return same === 'equal' ? notSolved(question) : wrong;
}

/** Returns the single values of a list or set as written; null if a member is no single value. */
function valuesInOrder(s: Statement): readonly Expression[] | null {
  if (s.kind === 'bracketed') return s.items;
  if (s.kind !== 'list' && s.kind !== 'set') return null;
  const values = s.items.map((item) => (item.kind === 'expression' ? item.expression : null));
  return values.some((value) => value === null) ? null : values.flatMap((value) => (value === null ? [] : [value]));
}

function compareInOrder(expected: Statement, student: Statement, near: SameNumber): Comparison | null {
  const [asked, own] = [valuesInOrder(expected), valuesInOrder(student)];
  if (asked === null || own === null) return null;
  if (asked.length !== own.length) return 'different';
  const each = asked.map((value, i) => near(value, own[i]!));
  return each.includes('different') ? 'different' : each.includes('undecided') ? 'undecided' : 'equal';
}

function unorderedJudgement(question: AnswerQuestion, expected: Statement, student: Statement, inOrder: Comparison): Judgement {
  if (inOrder === 'undecided') return unsure;
  const asSet = (s: Statement): Statement => ({
    kind: 'set',
    items: (valuesInOrder(s) ?? []).map((expression) => ({ kind: 'expression', expression })),
  });
  const free = { ...question, judging: { ...question.judging, order: 'free' as const } };
  const judged = judgeSet(free, asSet(expected), asSet(student));
  return judged.verdict === 'correct' ? inForm('Those are the right ones. Check their order.') : judged;
}

/** True if the answer is about another letter than the expected one: y = 1 or y = 2 where x is asked for. */
function otherName(expected: Statement, student: Statement): boolean {
  const [asked, own] = [namesIn(expected), namesIn(student)];
  return asked.size > 0 && own.size > 0 && ![...own].every((name) => asked.has(name));
}

/** True for "A and B" next to "A or B": as statements they differ, though they list the same values. */
const otherJoint = (expected: Statement, student: Statement): boolean =>
  expected.kind === 'list' &&
  student.kind === 'list' &&
  [expected.joint, student.joint].sort().join() === 'and,or' &&
  expected.items.some((item) => item.kind === 'expression' && lettersOf(item.expression).size > 0);

/** Returns the letters that a statement is about: those that stand alone, or all if none does. */
export function namesIn(s: Statement): Set<string> {
  switch (s.kind) {
    case 'relation': {
      const alone = new Set(s.sides.flatMap((side) => (side.kind === 'letter' ? [side.name] : [])));
      return alone.size > 0 ? alone : lettersInside(s); // 2y + 1 > 7 is about y
    }
    case 'member':
      return new Set([s.letter]);
    case 'list':
    case 'set':
    case 'union':
    case 'intersection':
      return new Set(s.items.flatMap((item) => [...namesIn(item)]));
    default:
      return new Set();
  }
}

function judgeUnsolvedSet(question: AnswerQuestion, expected: Statement, asked: SolutionSet, student: Statement): Judgement {
  if (student.kind !== 'relation') return wrong;
  const solved = solutionsOf(student);
  if (solved !== null) {
    const same = compareSets(asked, solved.set).kind;
    return same === 'equal' ? notSolved(question) : same === 'undecided' ? unsure : wrong;
  }
  const same = compareBySolutions(expected, student);
  if (same === 'equal') return notSolved(question);
  const untold = same === 'undecided' && lettersInside(student).size === 1;
  if (asked.kind !== 'members' || asked.members.length === 0) return untold ? unsure : wrong;
  const all = asked.members.every((member) => {
    const value = member.kind === 'tuple' ? null : rationalValue(member);
    return value !== null && satisfies(student, value) === true;
  });
  return all ? inForm(unsolved) : untold ? unsure : wrong;
}

function isPairWithoutBrackets(asked: SolutionSet, student: Statement): boolean {
  const pair = asked.kind === 'members' && asked.members.length === 1 ? asked.members[0] : undefined;
  if (pair?.kind !== 'tuple' || student.kind !== 'list' || student.items.length !== pair.items.length) return false;
  return student.items.every(
    (item, i) => item.kind === 'expression' && compareExpressions(item.expression, pair.items[i]!) === 'equal',
  );
}

/** Judges the form of each member. Numbers must be finished if the input type is a set, or if a form is asked for. */
function judgeMembers(question: AnswerQuestion, expected: Statement, student: Statement): Judgement {
  const form = question.judging.form;
  if (form !== 'any' && !hasForm(form, student, expected)) return inForm(formNotes[form]);
  if (question.input_type === 'expression') return right;
  const numbers = expressionsOf(student).filter((x) => lettersOf(x).size === 0 && rationalValue(x) !== null);
  const askedNumbers = expressionsOf(expected).filter((x) => lettersOf(x).size === 0 && rationalValue(x) !== null);
  return askedNumbers.every(isFinishedNumber) && !numbers.every(isFinishedNumber) ? inForm(unfinished) : right;
}
