import type { Cue } from '../heard.ts';
import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { anywhere } from '../../../../hearing/phrases.ts';

/** What the student asks about herself, the tutor, or people who could come. */
export type AsksOfPeople = Extract<Cue, 'asks_to_call' | 'asks_worth' | 'asks_language' | 'asks_of_tutor'>;

const people =
  'mom|mum|mommy|mummy|mother|dad|daddy|father|parents|parent|teacher|sister|brother|grandma|grandpa|friend|friends|somebody|someone|doctor|police|family';
const wantsCall = [
  anywhere(`call|phone|text|ring|email|message my|the|a|me? ${people}`),
  anywhere(`can|could|will|would you please? tell|get|ask|bring my|the|a? ${people}`),
];
const low = 'stupid|dumb|an_idiot|idiot|a_loser|loser|a_failure|failure|worthless';
const doubtsWorth = [
  anywhere(`am i so|too|really|just|that|very? ${low}`),
  anywhere(`i am so|too|really|just|that|very|such? ${low}`),
  anywhere(`calls|called|call me .. ${low}`),
];
const languages = 'spanish|french|german|english|italian|portuguese|chinese|arabic|hindi|turkish|russian|polish|ukrainian';
const asksLanguage = [anywhere(`you please? speak|talk|talk_in|understand|know ${languages}`)];
/** Says in another language that she's lost. Checked first, before anything else could be misheard. */
const inAnother =
  /\b(?:no (?:lo |la )?entiendo|no s[eé] (?:qu[eé]|c[oó]mo)|ay[uú]dame|por favor|qu[eé] (?:es|significa)|c[oó]mo se|en espa[nñ]ol|n[aã]o entendo|je (?:ne )?comprends|ich verstehe|non capisco)\b/iu;
const asksOfTutor = [
  anywhere('do|can|did you ever|really? sleep|dream|breathe|cry|get_tired|get_bored|have_feelings|feel|go_to_school'),
  anywhere('are you happy|sad|mad|angry|tired|bored|married|nice|alone|lonely|my_friend|mad_at_me|angry_with_me'),
  anywhere('do you|u have_friends|have_a_family|have_a_brain|have_a_name|have_kids|like_me|love_me'),
  anywhere('how_much|what do you|u get_paid|earn|make_doing_this', 'money do you|u get|make|earn', 'do you|u get paid'),
  anywhere(
    'how old are|r you|u',
    'where do you|u live',
    'what is your|ur favorite|favourite|name',
    'who made|built|created|programmed you|u',
  ),
  anywhere('are you|u a? function|calculator'),
  anywhere(
    'do|did you have|got a|an|any|some? little|big|older|younger|baby|best? sister|brother|sisters|brothers|siblings|sibling|pet|pets|dog|cat|dogs|cats|mom|mum|dad|family|friend|friends|kids|birthday|phone|house|job|favorite|bestie',
    'you got a|any sister|brother|pet|dog|cat|siblings|pets',
    'do you like|eat|play|watch|want|love a|the|any|some? pizza|minecraft|roblox|fortnite|soccer|football|basketball|games|music|animals|dogs|cats|candy|chocolate|food|lunch|movies|school',
    'can you eat|taste|see_me|hear_me|hear_him|hear_her|smell|sing|dance',
  ),
];
const kinds: readonly (readonly [AsksOfPeople, readonly ((words: string) => boolean)[]])[] = [
  ['asks_to_call', wantsCall],
  ['asks_worth', doubtsWorth],
  ['asks_language', asksLanguage],
  ['asks_of_tutor', asksOfTutor],
];

/** Words of mathematics and of the lesson: next to these, people belong to the mathematics. */
const ofTheMatter = anywhere(
  'fraction|fractions|number|numbers|equal|equals|divide|divided|times|multiply|multiplied|plus|minus|add|subtract|half|halves|quarter|quarters|third|thirds',
  'slice|slices|piece|pieces|part|parts|top|bottom|denominator|numerator|decimal|decimals|percent|ratio|angle|angles|triangle|square|equation|graph|line',
  'answer|question|step|problem|example|sum|solve|math|maths|mathematics|lesson|explain|mean|average|total|unit|units|share|shared',
);

/** Returns what a message asks about people; null if it has a word or number of the mathematics. */
export function asksOfPeople(text: string): AsksOfPeople | null {
  if (inAnother.test(text)) return 'asks_language';
  const words = plainWords(tidyMessage(text));
  if (/\d/.test(words) || ofTheMatter(words)) return null;
  return kinds.find(([, phrases]) => phrases.some((says) => says(words)))?.[0] ?? null;
}
