import type { CoachViolation } from '@stoa/schema/essay/coach-violation';
import { fabricatedFact } from './fabricated-fact.ts';
import type { LineContext } from './line-context.ts';
import {
  aiBranding,
  cheapPraise,
  grammarNitpick,
  namesRubricCategory,
  saysReadyToSubmit,
  scoresEssay,
  tooLong,
} from './voice-rules.ts';
import { writesForStudent } from './writes-for-student.ts';

type Rule = (line: string, context: LineContext) => string | null;

const rules: Readonly<Record<CoachViolation, Rule>> = {
  names_rubric_category: namesRubricCategory,
  writes_for_student: writesForStudent,
  cheap_praise: cheapPraise,
  ai_branding: aiBranding,
  grammar_nitpick: grammarNitpick,
  too_long: tooLong,
  fabricated_fact: fabricatedFact,
  scores_essay: scoresEssay,
  says_ready_to_submit: saysReadyToSubmit,
};

/** A violation, and the words that show it. For a log, never for a student. */
export type FoundViolation = { readonly violation: CoachViolation; readonly words: string };

/** Returns everything that a coach's line does wrong (essay spec, "Voice and framing"), in a fixed order. */
export function coachViolations(line: string, context: LineContext): readonly FoundViolation[] {
  const plain = line.replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'");
  return (Object.keys(rules) as CoachViolation[]).flatMap((violation) => {
    const words = rules[violation](plain, context);
    return words === null ? [] : [{ violation, words }];
  });
}
