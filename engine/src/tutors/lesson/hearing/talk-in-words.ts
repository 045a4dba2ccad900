import { anywhere, atStart, withoutPoliteness, wholly, type Phrases } from '../../../hearing/phrases.ts';

/** What a message is when neither answer nor wish is in it. All of them take the plain words of a message. */

const saysConfusion: Phrases = anywhere(
  'i am|was|feel|get|got so|very|really|totally|still|a_bit|kinda|just? confused|lost|puzzled|clueless',
  'i do not get|understand|know|see|remember',
  'do not get|understand|know .. it|this|that|how|what|why|anything|you|the',
  'i never get|understand|got|understood',
  'i can not do|understand|follow|see|solve|figure',
  'not understand|understanding|following|getting',
  'confuses|confusing',
  'makes|make no sense',
  'not make|making sense',
  'have|has|got|with? no idea|clue',
  'no idea|clue',
  'not sure what|how|why|where|which',
  'this|it|that is too hard|difficult',
  'what do i have|need to do',
  'what am i supposed|meant to',
  'you lost me',
  'lost me at|when|there',
  'this|that|these|those|fractions|it is|are so|very|really? hard|difficult',
  'i can not tell which|what|if',
  'that|this|it does|did not help',
  'i do not follow',
  'i forgot|forget how|what|why|which',
  'confuse|confuses|confused me',
  'all look|looks the_same',
  'none|nothing .. makes|make sense',
);
const isConfusion: Phrases = wholly(
  'huh|eh|what|how|why ?',
  'what what',
  'dont know',
  'do not get|understand|know it|this|that?',
  'not sure',
  'i am not sure',
  'too|so|very|really hard|difficult',
  'confused',
  'lost',
  'no idea|clue',
  'i am lost|confused',
  'what do you mean',
  'i did not|never get|understand|got it|this|that?',
);

/** "I don't get it", "idk", "what?" */
export const confused: Phrases = (words) => saysConfusion(words) || isConfusion(words) || /^[? ]+$/.test(words);

const questionStart = atStart(
  'what|why|how|when|where|which|who|whose',
  'is|are|was|were|am it|this|that|there|they|these|we|i|all|every|any|the|a|my|you',
  'is|are|am|was|were|do|does|did|can|could|should|shall|will|would|may|must|have|has .. ?',
  'do|does|did|can|could|should|shall|may|must|would|will i|we|you|it|they|he|she|this|that|the|there|both',
);
const questionInside = anywhere(
  'i wonder|was_wondering',
  'can|could you|we|i',
  'tell me if|how|why|what|about',
  'explain why|how|what',
  'do i|we|you',
  'what|how|why|which is|are|was|do|does|did|if|about|can|should|would|much|many|come',
  'but|and|so|then why|how|what|where',
);

/** A question that the student asks, with its mark or without. */
export const asksSomething: Phrases = (words) =>
  words.endsWith('?') || questionStart(withoutPoliteness(words)) || questionStart(words) || questionInside(words);

/** Words of mathematics and of the lesson: beside them a game or a pizza may belong to the matter. */
export const ofTheMatter: Phrases = anywhere(
  'fraction|fractions|number|numbers|equal|equals|divide|divided|times|multiply|multiplied|plus|minus|add|subtract|half|halves|quarter|quarters|third|thirds',
  'slice|slices|piece|pieces|part|parts|top|bottom|denominator|numerator|decimal|decimals|percent|ratio|angle|angles|triangle|square|equation|graph|line',
  'answer|question|step|problem|example|sum|solve|math|maths|mathematics|lesson|explain|mean|average|total|unit|units|share|shared',
);

/** Told without doubt, whatever else is in the message. */
const elsewhere = anywhere(
  'do you like|play|watch|know|love|eat|want|have|speak|listen .. minecraft|roblox|fortnite|games|football|soccer|pizza|music|cats|dogs|movies|anime|tiktok|youtube',
  'who won|scored|is_winning',
  'write|do|help|finish .. my essay|poem|story|letter|song|history|science|english|spanish|french|geography|biology|chemistry|physics|german|art|book_report',
  'history|science|english|spanish|french|geography|biology|chemistry|german homework|test|exam|essay|project|class',
  'write|tell me? a|an joke|story|poem|song|essay|riddle',
  'tell me a?|something joke|story|riddle|funny|interesting|about_yourself',
  'is .. weather',
  'it_is|is so|very|really? raining|snowing|sunny|cold|hot|freezing|windy outside|here|today?',
  'what is your favorite|favourite',
  'your favorite|favourite',
  'are you a|an|real|human|alive real? robot|ai|bot|human|person|girl|boy|chatbot|computer|machine',
  'are you real|human|alive|chatgpt',
  'chatgpt',
  'who made|created|are you',
  'where do|are you live|from',
  'how old are you',
  'do you have a|any|feelings|friends|parents',
  'did you see|watch|hear|eat|go',
  'what did|do you eat|watch|do .. for?',
  'i|we am|are playing|watching',
  'meaning of life',
  'sing a|me',
);

/** Games, screens, food, weather, sport, pets, people: about something else unless the question or the sentence is about them too. */
const otherMatters = new Set(
  (
    'minecraft roblox fortnite pokemon mario zelda gta xbox playstation ps5 nintendo switch brawl valorant fifa game games gaming ' +
    'football soccer basketball baseball cricket tennis hockey match goal messi ronaldo team worldcup ' +
    'pizza burger burgers lunch dinner breakfast hungry chocolate candy cookies icecream snack snacks eat eating mcdonalds ' +
    'weather rain raining snow snowing sunny ' +
    'movie movies film netflix youtube tiktok instagram snapchat facebook discord whatsapp anime song songs music taylor swift singer spotify ' +
    'dog dogs cat cats puppy kitten hamster pet pets dinosaur dinosaurs ' +
    'birthday party christmas halloween holiday holidays vacation weekend girlfriend boyfriend crush phone iphone shopping clothes shoes'
  ).split(' '),
);

/** Clearly about something else. Words of the question itself never are. */
export function isOffTopic(words: string, question: string): boolean {
  const own = new Set(question.split(' '));
  const strange = words.split(' ').some((word) => otherMatters.has(word) && !own.has(word));
  return (elsewhere(words) && !ofTheMatter(words)) || (strange && !ofTheMatter(words) && !/\d/.test(words));
}

const greeting = 'hi|hello|hey|hiya|heya|yo|sup|hola|greetings';
const laugh = 'lol|lmao|haha|hahaha|hahahaha|hehe|hihi|rofl|xd|ha';
const praise =
  'cool|nice|great|awesome|wow|yay|yippee|good|perfect|amazing|super|sweet|fun|funny|epic|woohoo|hooray|neat|wonderful|excellent|brilliant';
const smallTalkWhole = wholly(
  `${greeting}|${laugh}|${praise}`,
  `${greeting} there|stoa|teacher|again|you|everyone`,
  'nice|great one|job|work|try',
  'good morning|afternoon|evening|night|day|job|one|to_know',
  'thanks|thank_you|cheers|merci|gracias ..',
  'many|ok|oh|no|yes|great|cool|nice thanks|thank_you ..',
  `ok|oh|that|this|it|wow|so|very|really is? so|very|really? ${praise}`,
  `${laugh} ${laugh}|ok|cool|nice|sorry|thanks|yes|no|same|true`,
  'how are you doing|today?',
  'what is up',
  'sorry about_that|for_that|my_bad|i_was_late?',
  'no problem|worries',
  'you_are|your so|very|really? welcome|nice|kind|funny|cool|the_best|great|awesome|smart|a_good_teacher|good',
  'i like|love you ..',
  'nice|pleased to meet you',
  'my name is|am? ..',
  'please',
  'what is your name',
);

/** Kind words that want a kind word: hi, thanks, haha. */
export const isSmallTalk: Phrases = (words) =>
  (smallTalkWhole(words) && !/\d/.test(words)) || words.split(' ').every((word) => laughs.test(word));
const laughs = /^(?:(?:ha|he|hi){2,20}h?|lol|lmao|ha|xd)$/;

/** "Give me 5 minutes", "one sec": time that the student wants, however much it looks like a number. */
export const asksForTime: Phrases = (words) =>
  wholly('one|a|two|few|1|2|5 sec|secs|second|seconds|moment|minute|minutes|min|mins')(words) || wantsTime(words);
const wantsTime = anywhere(
  'wait|give_me|need|brb|back_in|only_have|hold_on|just .. sec|secs|second|seconds|moment|minute|minutes|min|mins|hour',
  'i got|have .. minutes|mins|min|hours left',
);
