/** "Does it matter if you do 7 x 12 or 12 x 7": asks about the order or the choice, not whether this is the right step. */
export const asksIfItMatters = (text: string): boolean =>
  /\b(?:does|do|will|would) (?:it|that|the order|they) (?:even |really )?(?:matter|make a difference)\b/i.test(text);
