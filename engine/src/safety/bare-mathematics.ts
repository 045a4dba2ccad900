/** Words that can be part of an answer without making it a sentence. */
const answerWords = new Set(
  (
    'and or no yes true false sin cos tan log ln sqrt frac pi theta left right cdot times text le ge lt gt leq geq neq pm infty remainder rem ' +
    'mm cm dm km kms kg mg ml dl cl sec min hr hrs hour hours minute minutes second seconds day days euro euros dollar dollars cent cents degree degrees percent pct ' +
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty ' +
    'fifty sixty seventy eighty ninety hundred thousand million half halves third thirds quarter quarters fourth fourths fifth fifths sixth eighth eighths tenth tenths ' +
    'plus minus over by equals is'
  ).split(' '),
);

/** True if the message is only an answer: numbers, signs, letters of unknowns, units. Such a message can't be a cry for help. */
export function isBareMathematics(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const singles = text.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [];
  return /[\p{N}=<>+*/^]|^\s*\p{L}\s*$/u.test(text) && words.every((word) => answerWords.has(word)) && singles.length <= 6;
}
