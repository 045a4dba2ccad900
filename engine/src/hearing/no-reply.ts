const leadIn = '(?:(?:um|uh|hm|oh|ok|so|well|like) )*';
/** "No idea", "never mind", "not fair": begins like a no, and says something else. */
const saysElse =
  '(?:no|not) (?:idea|clue|sure|problem|thanks|thank|more|worries|fair)|never mind|no way i (?:can|do|will)|no i am not';
/** "No just tell me", "nope can u explain", "no hints please", "no what": asks for something. */
const asksFor =
  'no(?:pe)? (?:(?:please|just|you|can|could|do) )*(?:tell|help|give|show|explain|skip|hints?)|no (?:(?:can|could) (?:i|you|we)|what|why|how)';
/** "No i dont get it". "No i dont think so" is a no. */
const saysLost = 'no(?:pe)? i (?:do|did|can) not (?:(?:really|even) )?(?:know|get|understand|remember|see|want|like|care)';
const noReply = new RegExp(`^${leadIn}(?:${saysElse}|${asksFor}|${saysLost})\\b`);

/**
 * True if the words begin with a "no" that doesn't say no to what was asked: the student has no idea, or wants something.
 *
 * Parameters  `words`: plain words, as `plainWords` returns them.
 */
export const isNoReply = (words: string): boolean => noReply.test(words);
