/** The lines of the rubric, practice spec §4.4. Each deterministic check measures one of them. */
export type RubricLine = 'solvability' | 'ambiguity' | 'procedural_correctness' | 'pedagogical_alignment';

/** When a problem is approved. Configuration, versioned, written on every verification event (practice spec §4.4, §10.2). */
export const verificationPolicy = { version: 'verification@2', leastScore: 0.95 } as const;
