const anyone =
  '(?:(?:my|the|a|our) )?(?:\\w+ )?(?:teachers?|mom|mum|dad|mother|father|parents?|family|police|cops|school|principal|counselor|any ?one|any ?body|some ?one|some ?body|people|them|him|her|it|this|that|what i (?:said|wrote))';

/** "Are you going to tell my teacher", "please dont tell", "will my mom know", "i didnt mean it like that". */
const patterns = [
  new RegExp(
    `\\b(?:are|will|do|did|have|gonna|going to|would|r) (?:you|u|ya)(?: \\w+){0,3}? (?:tell|telling|told|call|calling|report|reporting|say|send|show)(?: ${anyone})?`,
    'i',
  ),
  new RegExp(
    `\\b(?:do ?n[o'’]?t|dont|never|not)(?: ever| please)? (?:tell|call|report|say (?:it|this|that|anything)|show)(?: ${anyone})?`,
    'i',
  ),
  /\b(?:will|does|do|is|are|did|can) (?:my |the )?(?:\w+ )?(?:teachers?|mom|mum|dad|mother|father|parents?|family|police|any ?one|any ?body|they)(?: \w+){0,2} (?:know|find out|see|hear|be told|get told|told)\b/i,
  /\bwho (?:will|is going to|gonna|is|are you going to|did you) (?:\w+ )?(?:know|told|tell|see|find out)\b/i,
  /\bi (?:did ?n[o'’]?t|didnt|did not|do ?n[o'’]?t|dont) (?:really )?mean (?:it|that|this)\b|\b(?:that|it)['’]?s? (?:is |was )?not (?:like that|what i (?:meant|said))\b|\bnot like that\b|\b(?:i was|it was|just|only) (?:just |only |a )*(?:joking|joke|kidding|arguing)\b|\b(?:they|he|she) (?:was|were|is|are) (?:only|just) \w+ing\b/i,
];

/**
 * True if the student asks who gets to know what she told, asks to keep it a secret, or takes it back. Only means something
 * after she told of a danger: otherwise "don't tell me" is about the answer.
 */
export const asksWhoIsTold = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
