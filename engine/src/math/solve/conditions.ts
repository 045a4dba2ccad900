import { isolated } from './solution-set.ts';
import { expressionsOf, lettersOf, type Statement, type Relation } from '../syntax-tree.ts';

/**
 * Splits "x + 1, x ≠ 1" into its main part and its conditions: an expression or a formula first, then what its letters may
 * not be. Anything else is all main part. A condition on letters that are not in the main part is left out.
 */
export function splitConditions(s: Statement): { readonly main: Statement; readonly conditions: readonly Relation[] } {
  const whole = { main: s, conditions: [] };
  if (s.kind !== 'list' || s.joint === 'or' || s.items.length < 2) return whole;
  const [main, ...rest] = s.items;
  if (main === undefined || (main.kind !== 'expression' && main.kind !== 'relation')) return whole;
  const value = main.kind === 'expression' ? main.expression : isolated(main.sides)?.value;
  const isFormula = main.kind === 'expression' || main.signs.every((sign) => sign === '=');
  if (value === undefined || !isFormula || lettersOf(value).size === 0) return whole;
  const conditions = rest.flatMap((item) => (item.kind === 'relation' && item.signs.every((sign) => sign !== '=') ? [item] : []));
  if (conditions.length !== rest.length) return whole;
  const own = lettersOf(value);
  return {
    main,
    conditions: conditions.filter((one) => expressionsOf(one).some((side) => [...lettersOf(side)].some((name) => own.has(name)))),
  };
}
