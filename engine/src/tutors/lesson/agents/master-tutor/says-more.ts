import type { Question } from '../../state/lesson-session.ts';

/** Words that go with an answer and tell nothing of how it was found: "um i think its", "oops sorry", "please". */
const goesWithAnswer =
  /^(?:the|an?|i|im|id|ill|you|we|it|its|is|are|be|was|must|should|will|would|think|thinks?|guess|thought|mean|meant|say|said|put|pick|choose|chose|got|get|have|answer|maybe|probably|ok|okay|so|then|now|and|or|but|um+|uh+|er+|hm+|oh|ah|oops|wait|no|nope|yes|yeah|ya|yep|right|left|lol|haha|please|pls|sorry|thanks?|easy|ez|again|try|my|to|of|in|per|for|each|every|all|equals?|true|false|number|that|thats|this|there|just)$/;

/** This many words beside the answer are words of her own. One or two may be a unit. */
const ownWords = 3;

/**
 * True if a message brings more than its answer: another number, or a few words of her own. Then she has told how she sees it,
 * or something else, and the solution's words would talk over hers.
 */
export function saysMore(message: string, said: string, { answer }: Pick<Question, 'answer'>): boolean {
  const ofAnswer = new Set(partsOf(`${said} ${answer.choices.join(' ')}`));
  const others = partsOf(message).filter((part) => !ofAnswer.has(part) && !goesWithAnswer.test(part));
  return others.some((part) => /\d/.test(part)) || others.filter((part) => part.length > 1).length >= ownWords;
}

const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
