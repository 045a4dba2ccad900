/**
 * What learners do to the sign of an inequality.
 * Sources  Tsamir & Almog (2001), "Students' strategies and difficulties: the case of algebraic inequalities", IJMEST 32, 513–524;
 * Blanco & Garrote (2007), "Difficulties in learning inequalities", Eurasia J. Math. Sci. Tech. Ed. 3, 221–229.
 */
export type Comparison = '<' | '>' | '≤' | '≥';

const turnedRound: Readonly<Record<Comparison, Comparison>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const withOrWithoutEquality: Readonly<Record<Comparison, Comparison>> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' };

/** As it must turn when both sides are multiplied or divided by a negative number, or the sides are exchanged. */
export const turned = (sign: Comparison): Comparison => turnedRound[sign];

/** The border is taken in where it is left out, or left out where it is taken in. Source: Blanco & Garrote (2007). */
export const borderMistaken = (sign: Comparison): Comparison => withOrWithoutEquality[sign];

export const comparisonTex: Readonly<Record<Comparison, string>> = { '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge' };
