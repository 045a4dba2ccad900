import { crisisMessage, isCrisis } from './crisis-message.ts';
import type { Crisis } from './crisis-message.ts';
import type { SafetyViolation, Unsafe } from './unsafe.ts';

/** What she reads instead of an answer, wherever she typed it: kind and short. */
const sentences: Readonly<Record<Exclude<SafetyViolation, Crisis>, string>> = {
  violence:
    'That sounds like a lot of anger. If someone could get hurt, please talk to a teacher or another adult you trust right away. We can go on here when you are ready.',
  sexual:
    'That is not something we talk about here. If something worries you, a parent, a school nurse or a teacher you trust will listen.',
  hate: 'Words like that hurt people, so we leave them out here.',
  drugs_weapons: 'I cannot help with that. If you have questions about it, or it worries you, talk to an adult you trust.',
  personal_data:
    'Please keep addresses, phone numbers, accounts and passwords to yourself here, yours and other people’s. Nothing bad happened, and you are not in trouble. Leave it out and write the rest again.',
  harassment: 'I can tell you’re annoyed, and that’s OK. Let’s keep it friendly, though.',
  profanity: 'It’s fine to be annoyed. Please say it without swear words, and we’ll look at it together.',
  manipulation:
    'I’m still your tutor, and nothing you write changes how I work. Tell me what you think about the question instead.',
};

/** Kinds whose sentence ends with where the words lead back to; the others say it themselves, or must not hurry anybody. */
const ledBack: ReadonlySet<SafetyViolation> = new Set(['sexual', 'hate', 'drugs_weapons']);

/**
 * The guidance as a student reads it. A fixed sentence leads back to what the tutor says (`TutorDefinition.leadsBackTo`); a model's was asked
 * to do so in its own words.
 */
export const guidanceWords = ({ violation, guidance }: Pick<Unsafe, 'violation' | 'guidance'>, backTo: string): string =>
  ledBack.has(violation) && guidance === unsafe(violation, 'first_layer').guidance
    ? `${guidance} Let’s go back to ${backTo}.`
    : guidance;

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
  guidance: isCrisis(violation) ? crisisMessage(violation, null, sure) : sentences[violation],
  should_warn: warns.has(violation),
  source,
  sure,
});
