import { crisisMessage, isCrisis } from './crisis-message.ts';
import { guidanceWordings, leadingBack, toTheProgram } from './guidance-wordings.ts';
import type { SafetyViolation, Unsafe } from './unsafe.ts';

/**
 * Kinds whose sentence is followed by one that leads back to the lesson. The others say it themselves, or must not hurry
 * anybody.
 */
const ledBack: ReadonlySet<SafetyViolation> = new Set(['sexual', 'hate', 'drugs_weapons']);

/**
 * Returns the guidance as a student reads it. A fixed sentence leads back to what the tutor names
 * (`TutorDefinition.leadsBackTo`); a model was asked to do that in its own words. `before`: how often she already got such a
 * reply in this session, so that the wording changes.
 */
export function guidanceWords(
  { violation, guidance }: Pick<Unsafe, 'violation' | 'guidance'>,
  backTo: string,
  before = 0,
): string {
  if (isCrisis(violation)) return guidance;
  const own = [guidanceWordings[violation], toTheProgram].find(([first]) => first === guidance);
  if (own === undefined) return guidance;
  const words = own[before % own.length]!;
  return ledBack.has(violation) ? `${words} ${leadingBack[before % leadingBack.length]!.replace('{}', backTo)}` : words;
}

/** Kinds that count as a warning. Never those with a crisis message, nor personal data that a child gave away about herself. */
const warns: ReadonlySet<SafetyViolation> = new Set([
  'violence',
  'sexual',
  'hate',
  'drugs_weapons',
  'harassment',
  'profanity',
  'manipulation',
]);

/**
 * Makes the result for an unsafe message: what is said, and whether it counts as a warning. For a disclosure or a threat, it
 * says the crisis message without any numbers; if the school's contacts are known, `crisisMessage` adds them.
 */
export const unsafe = (violation: SafetyViolation, source: Unsafe['source'], sure = true): Unsafe => ({
  violation,
  guidance: isCrisis(violation) ? crisisMessage(violation, null, sure) : guidanceWordings[violation][0],
  should_warn: warns.has(violation),
  source,
  sure,
});

/** The result for an insult at the program and nobody else: no warning, and words that ask what is the matter. */
export const rudeToTheProgram: Unsafe = { ...unsafe('harassment', 'first_layer'), guidance: toTheProgram[0], should_warn: false };
