import type { Expression, Statement } from '../syntax-tree.ts';

/**
 * Returns the other reading of a slash: ac/bd as (ac)/(bd), which the left-to-right rule reads as ((ac)/b)·d. Students who
 * write it often mean the former. Null if nothing changes.
 */
export function otherSlash(s: Statement): Statement | null {
  switch (s.kind) {
    case 'expression': {
      const expression = regrouped(s.expression);
      return expression === s.expression ? null : { ...s, expression };
    }
    case 'relation': {
      const sides = s.sides.map(regrouped);
      return sides.every((side, i) => side === s.sides[i]) ? null : { ...s, sides };
    }
    default:
      return null;
  }
}

function regrouped(x: Expression): Expression {
  switch (x.kind) {
    case 'multiply': {
      const [left, right] = [regrouped(x.left), regrouped(x.right)];
      if (x.written === 'beside' && left.kind === 'divide' && (left.written === 'sign' || left.written === 'obelus'))
        return { ...left, right: { ...x, left: left.right, right } };
      return left === x.left && right === x.right ? x : { ...x, left, right };
    }
    case 'add':
    case 'subtract':
    case 'divide': {
      const [left, right] = [regrouped(x.left), regrouped(x.right)];
      return left === x.left && right === x.right ? x : { ...x, left, right };
    }
    case 'negate': {
      const of = regrouped(x.of);
      return of === x.of ? x : { ...x, of };
    }
    default:
      return x;
  }
}
