import { familyAndFriends } from './people-of-hers.ts';

/**
 * True if the student tells about somebody at home, without a number: "my brother always takes the biggest piece its so unfair"
 * is no reason and no mistake.
 */
export const tellsOfHome = (text: string): boolean =>
  ofHome.test(text) && !/\d|\b(?:says?|said|told|taught|showed|thinks?|because|cuz|bc)\b/i.test(text);

const ofHome = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ )?(?:${familyAndFriends}|dog|cat|baby)s?\b.{0,40}\b(?:always|never|takes?|eats?|steals?|hates?|loves?|likes?|gets?|got)\b`,
  'i',
);

/**
 * True if the student tells about her day or the people in it, and nothing about the mathematics: "we have a sub today lol",
 * "my teacher took my manga away". It may be glad or sad, but it's no thought about the question.
 */
export const tellsOfLife = (text: string): boolean =>
  (ofHers.test(text) || ofTheDay.test(text)) && !ofMathematics.test(text) && !text.includes('?');

const ofHers = new RegExp(
  String.raw`\b(?:my|our)(?: \w+){0,2}? (?:${familyAndFriends}|neighbor|dog|cat|hamster|rabbit|fish|pet|baby|teacher|coach|team|bus|phone|tablet|laptop|wifi|internet|room|house|bike|game|practice|manga|computer)s?\b`,
  'i',
);
const ofTheDay =
  /\b(?:the |a )?(?:sub|wifi|internet|fire drill|soccer|football|basketball|baseball|volleyball|hockey|gymnastics|swim(?:ming)? practice|karate|ballet|piano|recess|lunch|minecraft|fortnite|roblox|youtube|tiktok|netflix|movie|birthday|vacation|weekend|halloween|christmas|party|sleepover|bragging)\b/i;
const ofMathematics =
  /\b(?:add\w*|plus|minus|times|divid\w*|multipl\w*|subtract\w*|take away|fractions?|denominators?|numerators?|percents?|decimals?|digits?|half|halves|equals?|ratios?|rates?|equations?|variables?|answers?|questions?|problems?|numbers?|bottoms?|tops?|same|bigger|smaller|greater|less|pieces?|parts?|shares?|each|per|mean|median|average|area|perimeter|angles?|sides?|function|rule|input|output|zeros?|wrong|right|correct|steps?|because|becuz|cuz|bc|cause|should|would|if|way(?! too)|method|(?:says?|said|told|thinks?)(?! (?:me )?(?:that )?(?:i|im|i['’]?m)\b)|taught|showed|explain\w*|hint|help|understand|get it|count\w*|draw\w*)\b|[=+<>]|\d\/\d/i;
