const value = String.raw`(?:negative |minus )?-?\$?\d+(?:\.\d+)?(?:\/\d+)?%?`;
const says = String.raw`(?:its|it['’]?s|it is|that['’]?s|thats|that is|i mean|it['’]?s like|is)`;
const filler = String.raw`(?:oh|um+|uh+|hm+|lol|haha|so|like|ok|ugh|but)`;
const corrects = String.raw`(?:no|nope|nah|wait|hold on|oops|whoops|sorry|i mean|i meant|actually|scratch that|not that)`;

/** "5? no -5", "is 6, wait no its 7": a value, and the one that the student says instead. */
const corrected = new RegExp(
  String.raw`(?<![\d./:]|[-+*/×÷] ?|\b(?:times|plus|minus|by|than|not|or) )${value}[\s?.!,]*(?:${filler}[\s,.!]+)*${corrects}[\s,.!?]+(?:(?:${filler}|${corrects}|${says})[\s,.!]+)*(${value})(?=\s*(?:$|[.,;!?)](?!\d)|\b(?:so|then|and|but|because|cause|bc|cuz|right|yeah|yes|lol)\b))`,
  'gi',
);

/**
 * Returns a message with only the last of the values where the student corrects herself, however often she does: "4 - 9 is 5?
 * no -5" → "4 - 9 is -5", "5 no 6 no 7" → "7".
 */
export function selfCorrected(text: string): string {
  const once = text.replace(corrected, '$1');
  return once === text ? text : selfCorrected(once);
}
