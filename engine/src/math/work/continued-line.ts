import type { Statement } from '../syntax-tree.ts';

/** Completes "= 2x + 6", which continues the line above: in a chain that began with an equation y = …, the name stays. */
export function continuedLine(statement: Statement, above: Statement | undefined): Statement {
  if (statement.kind !== 'expression' || above === undefined) return statement;
  if (above.kind === 'relation' && above.signs.every((sign) => sign === '=') && above.sides.length >= 2) {
    return { kind: 'relation', sides: [above.sides[0]!, statement.expression], signs: ['='] };
  }
  return statement;
}
