/** Whether she tells of somebody at home, and of no number: "my brother always takes the biggest piece its so unfair" is no reason and no mistake. */
export const tellsOfHome = (text: string): boolean =>
  ofHome.test(text) && !/\d|\b(?:says?|said|told|taught|showed|thinks?|because|cuz|bc)\b/i.test(text);

const ofHome =
  /\b(?:my|our) (?:\w+ )?(?:brothers?|sisters?|mom|mum|dad|mother|father|grandma|grandpa|uncle|aunt|cousins?|friends?|dog|cat|baby)\b.{0,40}\b(?:always|never|takes?|eats?|steals?|hates?|loves?|likes?|gets?|got)\b/i;
