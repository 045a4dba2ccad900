/** All grades. The schema has the same bounds, and a test compares them; importing the schema would load its parser too. */
export const grades: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
