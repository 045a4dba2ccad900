/** The kinds of messages with which a lesson can't go on, the gravest first. If a message has two, the first one counts. */
export const safetyViolations = [
  'self_harm', // a disclosure: the fixed crisis message, and the teacher is told
  'abuse', // also a disclosure
  'threat', // somebody else's life may be in danger: it has its own message, and the teacher is told
  'violence', // anger, a fight, a wish to hurt somebody
  'sexual',
  'hate',
  'drugs_weapons',
  'personal_data', // about the student or somebody else: an address, a telephone number
  'harassment', // insults or bullying of the tutor or somebody else
  'profanity',
  'manipulation', // instructions aimed at the model
] as const;
export type SafetyViolation = (typeof safetyViolations)[number];

/**
 * What the first layer or the safety agent found. `sure`: false if it may be a disclosure or nothing; the student is then
 * asked.
 */
export type Unsafe = {
  violation: SafetyViolation;
  guidance: string;
  should_warn: boolean;
  source: 'first_layer' | 'agent';
  sure: boolean;
};
