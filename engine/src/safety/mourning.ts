const dear =
  '(?:mom|dad|mother|father|grandmother|grandfather|granny|grandparents|nana|abuela|abuelo|aunt|auntie|uncle|brother|sister|cousin|friend|neighbor|teacher|dog|doggy|puppy|pup|cat|kitty|kitten|pet|hamster|gerbil|guinea pig|rabbit|bunny|bird|parrot|fish|goldfish|turtle|lizard|snake|horse|pony|chicken|rat|ferret)';
const time =
  '(?:last (?:night|week|month|year|sunday)|yesterday|today|tonight|this (?:morning|week)|(?:sun|mon|tues|wednes|thurs|fri|satur)day|now)';
const joins = '(?:and|so|but|then|because|when|after|since|yeah|omg|well|yes)';
const loss = `(?:(?:my|our|the) (?:[a-z]+ ){0,2}${dear} (?:(?:he|she|just|has|had) ){0,2}(?:died|passed(?: away| on)?|(?:is|was) (?:dead|gone)|(?:was|got|had to be|is being) put (?:down|to sleep)|got (?:run over|hit by a (?:car|truck)))|(?:i|we) (?:just )?lost (?:my|our) (?:[a-z]+ ){0,2}${dear})`;
const cries =
  'i (?:(?:just|really|have|been|was|am|kept|still|even|literally|also) ){0,4}(?:cried|cry|crying) (?:(?:so much|so hard|a lot|(?:about|over|for) (?:it|him|her|them|that)) ){0,2}(?:(?:all|the whole|the entire) (?:night|day|time|weekend|morning|week)(?: long)?|myself to sleep)';
const goesOn = `(?:${time}|because of (?:it|that|him|her)|about (?:it|him|her)|(?:and )?i (?:am|was|feel) (?:(?:so|really|very) ){0,2}sad|(?:(?:and|because) )?i (?:really )?miss (?:him|her|them|it)(?: so much| a lot)?)`;

const tellsOfDeath = new RegExp(`(?<= )${loss}(?= )`);
/** Matches a sentence that only says that she cried and who she lost. */
const onlyMourns = new RegExp(
  `^(?:${joins} ){0,2}(?:${loss} (?:${time} )?(?:${joins} ){0,2})?${cries}(?: ${goesOn}){0,3}(?: (?:${joins} )?${loss}(?: ${time})?)?$`,
);

/**
 * Returns a message, as `readMessage` writes it, without the sentences that only say that she cried over a death: that is
 * grief, not a sign of danger. If nobody has died, according to this message or what she said just before (`afterLoss`),
 * nothing is removed. Neither is a sentence with any other words, or crying that doesn't end ("every night").
 */
export function withoutMourning(read: string, afterLoss: boolean): string {
  if (!read.includes(' cr') || !(afterLoss || tellsOfDeath.test(read))) return read;
  const sentences = read.slice(2, -3).split(' . ');
  return `. ${sentences.filter((sentence) => !onlyMourns.test(sentence)).join(' . ')} . `;
}
