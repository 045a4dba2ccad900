/** One wording of a table, another in each turn of a lesson. */
export const wordingOfTurn = (table: readonly string[], turn: number): string => table[turn % table.length]!;
