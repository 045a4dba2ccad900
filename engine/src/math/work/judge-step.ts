import { toBall } from '../exact/evaluate.ts';
import { replaceLetter } from '../exact/replace-letter.ts';
import type { Expression, Statement } from '../syntax-tree.ts';
import { lettersOfStatement } from './consequence.ts';
import { isEquation } from './gap.ts';
import { judgeAmounts, judgeExpression, judgeNumbers, judgeStatement, type Judged, type LineContext } from './judge-line.ts';
import { determined } from './linear-span.ts';
import { otherSlash } from './slash-reading.ts';
import { isUnitLetter } from './unit-letters.ts';

/**
 * What a line is to the lines above it. What is wrong by one reading of a slash and right by the other is right: 24ab/6a may be 4b. So is what is
 * right where i is the imaginary unit.
 *
 * Errors  none; it may take more than it is worth, so that it is called within an allowance.
 */
export function judgeStep(line: Statement, place: LineContext): Judged {
  const judged = judge(line, place);
  if (judged.kind !== 'mistake') return judged;
  const readOtherwise = (by: (s: Statement) => Statement): boolean => {
    const read = [line, ...place.above].map(by);
    if (read.every((one, i) => one === [line, ...place.above][i])) return false;
    return judge(read[0]!, { ...place, above: read.slice(1) }).kind === 'follows';
  };
  if (readOtherwise((one) => otherSlash(one) ?? one))
    return { kind: 'follows', note: 'Put parentheses around everything below the slash.' };
  return readOtherwise(withImaginaryUnit) ? { kind: 'follows' } : judged;
}

/** The letter i as the number whose square is −1. */
function withImaginaryUnit(s: Statement): Statement {
  if (!lettersOfStatement(s).has('i')) return s;
  const put = (x: Expression): Expression => replaceLetter(x, 'i', { kind: 'constant', name: 'i' });
  if (s.kind === 'expression') return { ...s, expression: put(s.expression) };
  return s.kind === 'relation' ? { ...s, sides: s.sides.map(put) } : s;
}

function judge(line: Statement, place: LineContext): Judged {
  const last = place.above.at(-1);
  if (last === undefined) return { kind: 'undecided', note: 'I couldn’t read any line above this one.' };
  const letters = lettersOfStatement(line);
  if (line.kind === 'relation' && letters.size === 0) return judgeNumbers(line, place);
  if (line.kind === 'relation' && isEquation(line) && [...letters].every(isUnitLetter)) return judgeAmounts(line);
  if (line.kind === 'expression') return judgeExpression(line.expression, place, solutionOf(place.above));
  return judgeStatement(line, last, place, solutionOf(place.above));
}

/** What a whole system says holds in every line that follows from it. */
function solutionOf(above: readonly Statement[]) {
  const relations = above.flatMap((claim) =>
    claim.kind === 'relation' ? [claim] : claim.kind === 'list' && claim.joint !== 'or' ? claim.items : [],
  );
  const values = determined(relations.filter((claim) => claim.kind === 'relation'));
  return new Map([...values].map(([letter, value]) => [letter, toBall(value)]));
}
