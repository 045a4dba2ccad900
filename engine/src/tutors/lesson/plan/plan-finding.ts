/**
 * Something that an author has to look at. `at` is its place as the file has it, counted from 0, from the plan on where it lies in the
 * plan: `steps.2.questions.1.hint`, `opening`, `guidelines.misconceptions.0`. An error keeps the plan from students; a warning does not.
 */
export type Finding = { at: string; says: string; severity: 'error' | 'warning' };

export const error = (at: string, says: string): Finding => ({ at, says, severity: 'error' });
export const warning = (at: string, says: string): Finding => ({ at, says, severity: 'warning' });

/** The ids that stand more than once in a list, each once. */
export const repeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
