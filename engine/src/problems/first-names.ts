/** The names of people in the bank's stories. */
export const firstNames = [
  'Ana', 'Ben', 'Chloe', 'Dev', 'Ella', 'Felix', 'Grace', 'Hugo', 'Iris', 'Jonas', 'Kira', 'Leo', 'Maya', 'Noah', 'Olga', 'Pedro',
  'Rosa', 'Sami', 'Tara', 'Umar', 'Vera', 'Omar', 'Yara', 'Zoe',
] as const; // prettier-ignore
