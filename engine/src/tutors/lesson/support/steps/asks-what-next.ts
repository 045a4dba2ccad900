const cannot = String.raw`(?:i |im |i['’]?m )?(?:just |still |really )*(?:(?:do ?n['’]?t|dont|do not) (?:really |even )?(?:know|no|get|understand|see)|not sure|no idea|have no idea|stuck|lost|confused)\b[^.?!]*`;
const asks = String.raw`(?:now what|and now|what now|what next|whats next|what['’]s next|then what|(?:and )?then|what (?:do|should|would) (?:i|we|you)\b[^.?!]*|how do (?:i|we|you)\b[^.?!]*)`;

/** "Then i dont know what to do with the 2", "now what?": says or asks at the end that she can't go on. */
const atEnd = new RegExp(
  String.raw`(?:[\s,;.!?]+|^)(?:(?:and|but|then|so|now|after that|from there)[\s,]+)*(?:${cannot}|${asks})[\s?.!,]*(?:sorry|help|pls|please|lol)?[\s?.!]*$`,
  'i',
);

/**
 * Returns what a message tells before the student says that she can't go on: "17 - 5 is 12", of "17 - 5 is 12 but now what".
 *
 * Errors  none: null if she says nothing of the kind, or nothing before it.
 */
export function toldBeforeAsking(text: string): string | null {
  const found = atEnd.exec(text);
  const before = found === null ? '' : text.slice(0, found.index).trim();
  return /\d/.test(before) ? before : null;
}
