import { foldText } from '../words-of.ts';

/** Numbers that everybody knows by what has them. Naming the thing instead of the answer gives the answer away. */
const known: readonly (readonly [value: number, says: RegExp])[] = [
  [0, /\bneither positive nor negative\b|\bnothing at all\b.*\bnumber\b/],
  [
    2,
    /\b(?:wheels? (?:on|of) a (?:bike|bicycle)|a pair of (?:shoes|socks|twins)|(?:number|count) of twins|only even prime|smallest prime)\b/,
  ],
  [
    3,
    /\b(?:musketeers|little pigs|blind mice|goldilocks|wise men|wheels? (?:on|of) a tricycle|(?:sides|corners) of a triangle|colors? (?:of|on|in) a traffic light|leaves (?:of|on) a (?:normal )?clover|triplets)\b/,
  ],
  [
    4,
    /\b(?:(?:number of |how many )?seasons|legs? (?:of|on|has) a (?:dog|cat|horse|chair|table|cow)|wheels? (?:of|on) a car|four-leaf clover|suits? (?:of|in) (?:a deck|cards)|beatles|compass (?:points|directions)|quarters? in a dollar|strings? (?:of|on) a violin)\b/,
  ],
  [
    5,
    /\b(?:fingers? (?:on|of) (?:one|a|your) hand|toes? on (?:one|a|your) foot|olympic rings|(?:points?|arms?) (?:of|on) a (?:starfish|star)|nickel|basketball (?:team|players)|school days in a week|(?:number of )?vowels)\b/,
  ],
  [
    6,
    /\b(?:(?:faces|sides) (?:of|on) a (?:die|cube)|legs? (?:of|on) an? (?:insect|ant|bee|beetle)|half a dozen|guitar (?:has )?strings|strings? on a guitar)\b/,
  ],
  [
    7,
    /\b(?:dwarfs?|dwarves|snow white|days? (?:in|of) (?:a|the) week|(?:wonders of the world)|continents|colors? (?:in|of) (?:a|the) rainbow|deadly sins|lucky number)\b/,
  ],
  [
    8,
    /\b(?:legs? (?:of|on|has) a spider|spider (?:has )?legs?|octopus|stop sign|(?:number of )?planets|chess ?board side|notes in an octave|octet)\b/,
  ],
  [9, /\b(?:lives of a cat|cat (?:has )?lives|cat's lives|baseball (?:team|players)|innings|cloud (?:number )?nine)\b/],
  [
    10,
    /\b(?:all (?:of )?your fingers|fingers? on (?:both|two) hands|commandments|years? in a decade|a decade|dimes? in a dollar|bowling pins)\b/,
  ],
  [11, /\b(?:soccer (?:team|players)|football (?:team|players) (?:on|have))\b/],
  [
    12,
    /\b(?:a dozen|months? (?:in|of) (?:a|the) year|(?:hours|numbers) on a clock|eggs? in a carton|inches in a foot|zodiac|noon on a clock|apostles|days of christmas)\b/,
  ],
  [13, /\b(?:baker's dozen|unlucky number|friday the|original colonies|cards? in (?:each|a) suit)\b/],
  [14, /\b(?:days? in (?:two weeks|a fortnight)|valentine's day)\b/],
  [15, /\b(?:minutes? in a quarter(?: of an)? hour|quarter of an hour|quinceañera)\b/],
  [16, /\b(?:sweet sixteen|ounces in a pound|pawns|age (?:when|at which) you (?:can|may) (?:start to )?drive)\b/],
  [18, /\b(?:holes on a golf course|old enough to vote|voting age|age (?:when|at which) you (?:can|may) vote)\b/],
  [20, /\b(?:fingers and toes|a score of|nickels in a dollar)\b/],
  [24, /\b(?:hours? in (?:a|one) day|christmas eve|two dozen)\b/],
  [
    25,
    /\b(?:christmas day|date of christmas|(?:cents|pennies) in a quarter|a quarter (?:is worth|in cents)|silver (?:anniversary|jubilee))\b/,
  ],
  [26, /\b(?:letters? (?:in|of) the (?:english )?alphabet)\b/],
  [30, /\b(?:days? in (?:april|june|september|november)|minutes? in half an hour|half an hour in minutes)\b/],
  [31, /\b(?:days? in (?:january|march|may|july|august|october|december)|halloween|new year's eve)\b/],
  [36, /\b(?:inches in a yard|three dozen)\b/],
  [40, /\b(?:ali baba)\b/],
  [48, /\b(?:four dozen|hours in two days)\b/],
  [
    50,
    /\b(?:states? (?:in|of) (?:the )?(?:us|usa|u\.s|united states|america|union)|stars? on the (?:american |us )?flag|half (?:of )?a (?:century|dollar)|golden (?:anniversary|jubilee))\b/,
  ],
  [52, /\b(?:weeks? (?:in|of) (?:a|the) year|cards? in a (?:full )?deck|deck of cards)\b/],
  [60, /\b(?:minutes? in an hour|seconds? in a minute|five dozen)\b/],
  [64, /\b(?:squares? on a chess ?board)\b/],
  [88, /\b(?:keys? (?:on|of) a piano|piano keys?)\b/],
  [
    90,
    /\b(?:corners? (?:of|on|in) (?:a|any|every) (?:sheet|piece|page|book|square|rectangle|room|window|door)|every corner of a|corner of (?:a|your) (?:sheet|page|book|paper|notebook)|square corner|quarter turn|letter l makes|(?:at|makes at) three o'clock)\b/,
  ],
  [
    100,
    /\b(?:years? in a century|a century|(?:cents|pennies) in a dollar|centimeters in a meter|boiling point of water|a hundred dollars)\b/,
  ],
  [180, /\b(?:half turn|turn(?:ing|ed)? (?:all the way )?(?:back )?to face the other way|straight line(?:'s)? angle)\b/],
  [360, /\b(?:full (?:turn|circle|spin)|whole (?:turn|circle)|once all the way around|days in a year minus)\b/],
  [365, /\b(?:days? (?:in|of) (?:a|the|one) year)\b/],
  [366, /\b(?:days? in a leap year)\b/],
];

const corners = 'sides?|corners?|angles?|edges?|vertices';
/** How many of something a thing has. A statement may name the two in either order. */
const owners: readonly (readonly [value: number, owner: string, of: string])[] = [
  [2, 'bikes?|bicycles?', 'wheels?'],
  [2, 'birds?|chickens?|people|person', 'legs?|wings'],
  [3, 'triangles?', corners],
  [3, 'tricycles?', 'wheels?'],
  [3, 'yards?', 'feet'],
  [4, 'squares?|rectangles?|rhombus', corners],
  [4, 'dogs?|cats?|horses?|cows?|chairs?|tables?', 'legs?|feet|paws?'],
  [4, 'cars?', 'wheels?|tires?'],
  [4, 'dollars?', 'quarters?'],
  [4, 'years?', 'seasons?'],
  [4, 'gallons?', 'quarts?'],
  [5, 'pentagons?', corners],
  [5, '(?:one|a|your|each) (?:hand|foot)', 'fingers?|toes?|count'],
  [5, 'stars?|starfish', 'points?|arms?'],
  [5, 'nickels?', 'cents|pennies'],
  [6, 'hexagons?', corners],
  [6, 'insects?|ants?|bees?|beetles?|ladybugs?|flies', 'legs?'],
  [6, 'cubes?|dice|die', 'faces?|sides?'],
  [6, 'guitars?', 'strings?'],
  [7, 'weeks?', 'days?'],
  [7, 'rainbows?', 'colors?'],
  [8, 'octagons?|stop signs?', corners],
  [8, 'spiders?|octopus\\w*', 'legs?|arms?'],
  [8, 'cubes?', 'corners?|vertices'],
  [10, '(?:both|two|your) hands', 'fingers?|count'],
  [10, 'dimes?', 'cents|pennies|dollars?'],
  [10, 'decades?', 'years?'],
  [12, 'years?|calendars?', 'months?'],
  [12, 'clocks?(?: face)?', 'highest|largest|biggest|top|hours?|numbers?'],
  [12, 'foot|feet', 'inch(?:es)?'],
  [12, 'cubes?', 'edges?'],
  [12, 'cartons?', 'eggs?'],
  [16, 'pounds?', 'ounces?'],
  [20, 'dollars?', 'nickels?'],
  [24, 'days?', 'hours?'],
  [26, 'alphabet', 'letters?'],
  [50, 'states?', 'stars?|flag|country|union'],
  [52, 'years?', 'weeks?'],
  [52, 'decks?', 'cards?'],
  [60, 'hours?', 'minutes?'],
  [60, 'minutes?', 'seconds?'],
  [88, 'pianos?', 'keys?'],
  [100, 'century|centuries', 'years?'],
  [100, 'dollars?', 'cents|pennies'],
  [365, 'years?', 'days?'],
];
const beside = owners.map(([value, owner, of]) => ({
  value,
  owner: new RegExp(`\\b(?:${owner})\\b`),
  says: new RegExp(`\\b(?:${owner})\\b[^.!?;]{0,44}\\b(?:${of})\\b|\\b(?:${of})\\b[^.!?;]{0,44}\\b(?:${owner})\\b`),
  of: new RegExp(`\\b(?:${of})\\b`),
}));

/**
 * True if a statement names the answer by something that is known to have that number. Things that the question or the plan
 * mentions are allowed.
 */
export const namesByWhatHasIt = (states: string, answer: number, matter: string): boolean => {
  const own = foldText(matter);
  if (beside.some(({ value, owner, of, says }) => value === answer && says.test(states) && !owner.test(own) && !of.test(own)))
    return true;
  return known.some(([value, says]) => {
    const match = value === answer ? says.exec(states) : null;
    return match !== null && !says.test(own) && !mainWordOf(match[0]).some((word) => own.includes(word));
  });
};

const mainWordOf = (phrase: string): string[] => phrase.match(/[a-z']{5,}/g) ?? [];
