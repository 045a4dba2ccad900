import { takeSteps } from '../bounds/allowance.ts';
import type { Expression } from '../syntax-tree.ts';

/** What a rule turns one place of an expression into: one expression, several, or none. */
export type Rewriting = (x: Expression) => Expression | readonly Expression[] | null;

/** A part of an expression, and a function that returns the whole with another part in its place. */
type Spot = { readonly part: Expression; readonly put: (by: Expression) => Expression };

const known = new WeakMap<Expression, readonly Spot[]>();

/** Returns every part, including the whole. Cached, since many rules look at the same expression. */
function spotsOf(x: Expression): readonly Spot[] {
  const found = known.get(x);
  if (found !== undefined) return found;
  const spots: Spot[] = [{ part: x, put: (by) => by }];
  for (const [name, part] of innerParts(x)) {
    for (const inner of spotsOf(part)) {
      spots.push({ part: inner.part, put: (by) => ({ ...x, [name]: inner.put(by) }) as Expression });
    }
  }
  known.set(x, spots);
  return spots;
}

function innerParts(x: Expression): [name: string, part: Expression][] {
  switch (x.kind) {
    case 'number':
    case 'mixed':
    case 'letter':
    case 'constant':
      return [];
    default:
      return Object.entries(x).filter(
        (entry): entry is [string, Expression] => typeof entry[1] === 'object' && entry[1] !== null && 'kind' in entry[1],
      );
  }
}

/** Returns every expression that results from rewriting one place. */
export function rewritten(x: Expression, rewriting: Rewriting): Expression[] {
  const found: Expression[] = [];
  for (const { part, put } of spotsOf(x)) {
    takeSteps(8);
    const here = rewriting(part);
    if (here === null) continue;
    if (Array.isArray(here)) for (const one of here as readonly Expression[]) found.push(put(one));
    else found.push(put(here as Expression));
  }
  return found;
}
