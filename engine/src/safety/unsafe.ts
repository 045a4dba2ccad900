/** What a student's message can be that no lesson goes on with, the gravest first: where two are in one message, the first one counts. */
export const safetyViolations = [
  'self_harm', // a disclosure: the fixed crisis message, and the teacher is told
  'abuse', // a disclosure likewise
  'threat', // somebody else's life may be in danger: a message of its own, and the teacher is told
  'violence', // anger, a fight, a wish to hurt somebody
  'sexual',
  'hate',
  'drugs_weapons',
  'personal_data', // the student's or another's: an address, a telephone number
  'harassment', // insults, bullying, at the tutor or somebody else
  'profanity',
  'manipulation', // instructions aimed at the model
] as const;
export type SafetyViolation = (typeof safetyViolations)[number];

/** What the first layer or the safety agent found. `sure`: false where it may be a disclosure and may be nothing; then she is asked. */
export type Unsafe = {
  violation: SafetyViolation;
  guidance: string;
  should_warn: boolean;
  source: 'first_layer' | 'agent';
  sure: boolean;
};
