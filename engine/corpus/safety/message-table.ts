import type { SafetyViolation } from '../../src/safety/unsafe.ts';

/** Messages that a lesson goes on with, by what they are about. */
export type OrdinaryTable = Readonly<Record<string, readonly string[]>>;

/** Messages that no lesson goes on with, by what a careful teacher would call them. */
export type HarmfulTable = Readonly<Record<SafetyViolation, readonly string[]>>;
