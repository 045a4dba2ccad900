import { crisisMessage, isCrisis } from './crisis-message.ts';
import { guidanceWordings, leadingBack, toTheProgram } from './guidance-wordings.ts';
import type { SafetyViolation, Unsafe } from './unsafe.ts';

/** Kinds whose sentence ends with where the words lead back to; the others say it themselves, or must not hurry anybody. */
const ledBack: ReadonlySet<SafetyViolation> = new Set(['sexual', 'hate', 'drugs_weapons']);

/**
 * The guidance as a student reads it. A fixed sentence leads back to what the tutor says (`TutorDefinition.leadsBackTo`); a model's was asked
 * to do so in its own words. `before`: how often she was answered so in this session, so that none is worded like the ones before.
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

/** Kinds that count as a warning. What gets the crisis message never does, nor what a child gave away about herself. */
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
 * What is said and counted when a message is unsafe. For a disclosure or a threat that is the crisis message without any numbers; where the school's
 * contacts are at hand, `crisisMessage` says it with them.
 */
export const unsafe = (violation: SafetyViolation, source: Unsafe['source'], sure = true): Unsafe => ({
  violation,
  guidance: isCrisis(violation) ? crisisMessage(violation, null, sure) : guidanceWordings[violation][0],
  should_warn: warns.has(violation),
  source,
  sure,
});

/** The same of an insult at the program and nobody else: no warning, and words that ask what is the matter. */
export const rudeToTheProgram: Unsafe = { ...unsafe('harassment', 'first_layer'), guidance: toTheProgram[0], should_warn: false };
