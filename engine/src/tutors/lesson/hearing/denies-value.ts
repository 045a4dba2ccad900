/** What turns a value down before it is said, in the same clause: "i dont think its", "no way it's", "it cant be". */
const turnsDown =
  /\b(?:(?:do ?n[o’']?t|did ?n[o’']?t|would ?n[o’']?t) (?:really )?(?:think|believe|say|guess)|no way|doubt|can ?n?[o’']?t be|could ?n[o’']?t be|is ?n[o’']?t|never)(?: \p{L}+[’']?\p{L}*){0,3}\s*$/iu;

/** What turns a value down behind it: "would be too small", "doesn't work", "isn't right". */
const turnedDown =
  /^[\s,]*(?:(?:is|['’]s|would be|seems|looks|sounds|was|feels)\s+)?(?:(?:just|way|much|kind of|a bit)\s+)*too\s+(?:small|big|large|much|low|high|little|few|many)\b|^[\s,]*(?:(?:is|was|would|does|did|ca|could|wo)\s?n[o’']?t|is not|cannot|does not|can not)\s+(?:be|it|right|work|make|fit|the answer|correct|possible)\b/iu;

/** Whether a message says of a value that it isn't the answer: "i dont think its 9", "9 would be too small". */
export const deniesValue = (message: string, { start, end }: { start: number; end: number }): boolean =>
  turnsDown.test(message.slice(0, start)) || turnedDown.test(message.slice(end));
