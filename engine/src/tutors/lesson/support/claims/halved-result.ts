const value = String.raw`(?<![\d./])(\d+(?:\.\d+)?)`;
const joins = String.raw`(?:(?:and|then|so|now|next|i|we|you|just|take|do|get|cut|split)[\s,]+)+`;
const lead = String.raw`[\s,;.]+(?:${joins})?`;
const half = String.raw`(?:the )?(?:half|halve|halved|halving)(?:(?: of)? (?:it|that|them|this|those))?(?: in (?:half|2|two))?`;
const gives = String.raw`[\s,]*(?:(?:=|is|its|it['’]s|thats|that['’]s|makes|gives|equals|get|got|and|so|i|you|to)[\s,]*)*`;

/** "20 and half is 10", "34, halve it thats 17": a result, and the half of it. */
const halved = new RegExp(String.raw`${value}${lead}${half}${gives}(\d+(?:\.\d+)?)(?![\d/]|\.\d)`, 'gi');
/** "34 and half of 34": the number that is halved is named, so 34 and a half isn't said. */
const halfOfNumber = new RegExp(String.raw`${value}[\s,;.]+(?:and|then|so|now)[\s,]+(?=(?:a )?half of \d)`, 'gi');

/**
 * Writes the half of a result that the student has just found as a line of its own: "54 - 34 = 20 and half is 10" → "54 - 34 = 20
 * ; 20 / 2 is 10". "6 and half is 6.5" is a mixed number, and stays as it is.
 */
export const withHalfWritten = (text: string): string =>
  text
    .replace(halfOfNumber, '$1 ; ')
    .replace(halved, (all, whole: string, result: string) =>
      Number(result) === Number(whole) + 0.5 ? all : `${whole} ; ${whole} / 2 is ${result}`,
    );
