import { crisisMessage, isCrisis } from './crisis-message.ts';
import type { Crisis } from './crisis-message.ts';
import type { SafetyViolation, Unsafe } from './unsafe.ts';

type Lesser = Exclude<SafetyViolation, Crisis>;

/** What she reads instead of an answer, wherever she typed it: kind and short. What comes again and again in one session has several wordings, the first one first. */
const wordings: Readonly<Record<Lesser, readonly [string, ...string[]]>> = {
  violence: [
    'That sounds like a lot of anger. If someone could get hurt, please talk to a teacher or another adult you trust right away. We can go on here when you are ready.',
  ],
  sexual: [
    'That is not something we talk about here. If something worries you, a parent, a school nurse or a teacher you trust will listen.',
  ],
  hate: ['Words like that hurt people, so we leave them out here.'],
  drugs_weapons: ['I cannot help with that. If you have questions about it, or it worries you, talk to an adult you trust.'],
  personal_data: [
    'Please keep addresses, phone numbers, accounts and passwords to yourself here, yours and other people’s. Nothing bad happened, and you are not in trouble. Leave it out and write the rest again.',
  ],
  harassment: [
    'I can tell you’re annoyed, and that’s OK. Let’s keep it friendly, though.',
    'You sound fed up with me, and you can say so. Please say it kindly.',
    'It’s OK to be mad. Insults don’t help either of us, so let’s leave them out.',
    'I won’t take that personally. Tell me what went wrong, without the insult.',
    'That’s not a kind way to put it. What would help you right now?',
    'I hear that this is getting on your nerves. Friendly words, please.',
    'Let’s start over in a friendlier way. What do you need?',
    'I’m still on your side. Let’s talk to each other nicely.',
  ],
  profanity: [
    'It’s fine to be annoyed. Please say it without swear words, and we’ll look at it together.',
    'I hear that you’re annoyed. Try it again without the swearing.',
    'Let’s leave the swear words out. What’s bothering you?',
    'You can tell me it’s annoying in other words.',
    'That word doesn’t fit here. Say the rest again, and I’ll read it.',
    'Being frustrated is OK. Swearing isn’t, so please put it another way.',
    'Let’s keep it clean. Then I’m glad to help.',
    'Please write that again in school words.',
  ],
  manipulation: [
    'I’m still your tutor, and nothing you write changes how I work. Tell me what you think about the question instead.',
    'That won’t switch me into something else. Let’s look at what’s in front of you.',
    'I stay your tutor, whatever the message says. What do you make of the question?',
    'Nice try. I still work the same way, and I’m here to help you learn.',
    'Messages like that don’t do anything here. What’s the part you’re stuck on?',
    'I don’t follow orders like that. I do give hints, if you want one.',
    'No secret words will change me. Let’s use the time for your work.',
    'I’m the same tutor as before. Tell me your own idea, and we’ll go from there.',
  ],
};

/** Kinds whose sentence ends with where the words lead back to; the others say it themselves, or must not hurry anybody. */
const ledBack: ReadonlySet<SafetyViolation> = new Set(['sexual', 'hate', 'drugs_weapons']);

/**
 * The guidance as a student reads it. A fixed sentence leads back to what the tutor says (`TutorDefinition.leadsBackTo`); a model's was asked
 * to do so in its own words. `warnings`: how many she has had in this session, so that none is worded like the one before.
 */
export function guidanceWords(
  { violation, guidance }: Pick<Unsafe, 'violation' | 'guidance'>,
  backTo: string,
  warnings = 0,
): string {
  if (isCrisis(violation) || guidance !== wordings[violation][0]) return guidance;
  const words = wordings[violation][warnings % wordings[violation].length]!;
  return ledBack.has(violation) ? `${words} Let’s go back to ${backTo}.` : words;
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
  guidance: isCrisis(violation) ? crisisMessage(violation, null, sure) : wordings[violation][0],
  should_warn: warns.has(violation),
  source,
  sure,
});
