/** "Does it matter if you do 7 x 12 or 12 x 7": of the order or the choice, and not whether it is the step to do. */
export const asksIfItMatters = (text: string): boolean =>
  /\b(?:does|do|will|would) (?:it|that|the order|they) (?:even |really )?(?:matter|make a difference)\b/i.test(text);
