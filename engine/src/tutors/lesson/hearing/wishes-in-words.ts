import type { LessonWish } from '@stoa/schema/lesson';
import { anywhere, atStart, wholly, withoutPoliteness, type Phrases } from '../../../hearing/phrases.ts';

/** She wants the answer without the work: plainly, pressed, with somebody's leave, or as a game. */
export const asksForAnswer: Phrases = (words) =>
  !wantsToFind(words) && (pleas(words) || orders(words) || doesItForHer(words) || asksAndPleads(words));

/** "Don't tell me the answer": she wants to find it herself. */
const wantsToFind = (words: string): boolean =>
  anywhere(
    'do_not|never tell|give|show|say|reveal|spoil',
    'without telling|giving|showing me',
    'not want|need .. answer',
  )(words) && !anywhere('if|why|because you do_not|never|will_not', 'why|how do_not|will_not you', 'stop hiding')(words);

/** "What is x equal to just say" */
const asksAndPleads = (words: string): boolean => /^(?:what|which) .*(?:just say|tell me|say it)(?: please)?$/.test(words);

const doesItForHer = wholly(
  'can|could|will|would you please? solve|do|answer it|this|that|this_one',
  'what do i write',
  'which one is it',
  'do it',
  'solve it|this',
);

/** "Say the answer" is an order; "i would say the answer is 12" is an answer. */
const orders = (words: string): boolean =>
  atStart('say|write|type|print|spell|whisper|can|could|would|will|you .. the|an? correct|right|final? answer|solution|result')(
    withoutPoliteness(words),
  ) && anywhere('say|write|type|print|spell|whisper .. answer|solution|result')(words);

const pleas: Phrases = anywhere(
  'just tell|say|give|show it|me|us|the',
  'just this_once|once',
  'tell|give|show|send|hand|reveal|share .. answer|answers|solution|result',
  'tell|give|show me|us it|that|what_it_is|the_number|the_rest',
  'tell me if it|that is',
  'tell me tell',
  'so tell',
  'if you do_not|will_not tell|give|say',
  'why do_not|will_not you tell|give|say',
  'tell me now|already|please|pretty_please',
  'and|or|just|so|now|up|then tell|show me',
  'can|could|will|would you just? tell me',
  'say|give|write|type the number|letter|value',
  'what is it|x|y then',
  'what is it just',
  'hours|ages|forever|days what is it',
  'stuck for? hours|ages|forever|days|so_long',
  'give|show|tell|say it to me|us',
  'teacher|mom|mum|dad|mother|father|parents|coach|principal said|says|told .. fine|ok|okay|alright|allowed|can|may|tell|give',
  'what is|was|are|would_be the correct|right|final|real|actual? answer|answers|solution|result',
  'what would|will|could|must|should the correct|right|final? answer be',
  'need|want|have_to_have the correct|right|final? answer|answers|solution',
  'answer please|now|me',
  'solve|do|finish|calculate|compute|work_out it|this|that|these|the_question|the_problem for me|us',
  'solve it|this please|now',
  'do my homework|work|exercise for',
  'answer it|this|the_question|that? for me',
  'ignore|forget .. rules|instructions|rule',
  'pretend .. over|finished|done',
  'i give up',
  'spoil it',
  'is the answer .. just|tell',
  'answer backwards|in_reverse|in_code',
  'let|make me see the answer|solution',
);

const hint = [
  anywhere(
    'hint',
    'clue',
    'i need|want .. help',
    'help me',
    'give|get|have .. help',
    'bit|little of? help',
    'i am stuck|so_stuck|really_stuck',
    'still stuck',
    'where|how do|should|can i start|begin',
    'what do|should|must i do first',
    'can|could|will you help',
    'nudge',
    'give|get|have|need|want .. tip|tips',
  ),
  wholly('help', 'stuck', 'some help', 'help help', 'help i am stuck'),
];

const explainDifferently = [
  anywhere(
    'another|different|other|easier|simpler way',
    'explain .. differently|again|better|simpler|slowly',
    'say|tell|show .. differently|again|simpler',
    'put .. differently|simply|simpler',
    'in|with other|different|easier|simpler|simple words',
    'explain it|this|that like',
    'another|different|new|one_more|easier|simpler example|picture|explanation',
    'show|give|draw me? .. example|picture|drawing',
    'explain it|this|that more|better|again|please|one_more_time|once_more',
    'can|could you explain|repeat that|this|it again|once_more|please',
    'rephrase|reword',
    'say that again',
  ),
  wholly(
    'explain',
    'explain it|this|that?',
    'explain again|more|better',
    'repeat',
    'can|could you explain it|that|this?',
    'an example',
    'example',
  ),
];

const slower = [
  anywhere(
    'too|so|very fast|quick|quickly',
    'slow|slower down?',
    'slow down',
    'not so|that fast|quick',
    'take it slow|slowly|easy',
    'step by step',
    'more slowly|slow',
  ),
];

const faster = [
  anywhere(
    'too|so|very|really easy|simple',
    'you_are|your|this_is|it_is|going too|so slow',
    'go|move|be faster|quicker',
    'faster please',
    'speed up',
    'something|problem|question|one|ones harder|more_difficult|tougher',
    'harder problem|problems|question|questions|one|ones|stuff',
    'hurry up',
    'for babies|little_kids',
  ),
  wholly('faster', 'quicker', 'harder'),
];

const alreadyKnow = [
  anywhere(
    'i|we already know|knew|learned|learnt|did|had|can|understand',
    'i|we know|knew|learned|learnt|did|had|can_do|do|understand .. already',
    'we|i did|had|learned|learnt|studied|covered this|that|it|these in_class|in_school|at_school|last|before|yesterday|already',
    'already know|learned|did this|that|it',
    'i know how .. this|that|it',
    'know this already',
  ),
  wholly('i know this|that|it', 'i know how to do this|it|that'),
];

const anotherQuestion = [
  anywhere(
    'different|another|other|new|easier question|problem|one|exercise|task',
    'skip this|it|that|the_question|the_problem',
    'want|like to|too? skip',
    'next question|problem|one',
    'change the question|problem',
    'move|go on to the next',
    'leave this one|question|problem',
    'pass on this',
  ),
  wholly('skip', 'pass', 'can|may|could i|we skip', 'another one?', 'new one'),
];

const finish = [
  anywhere(
    'i have to|got_to go|leave|run|stop',
    'i need|want|would_like to stop|leave|go|finish|quit|end',
    'i am done for|with today|now|this|the|it',
    'can|could|may|let we|i|us? stop|quit|finish|end',
    'stop|finish|end|enough for today|now',
    'stop|end|finish|quit the|this lesson|session',
    'bye',
    'goodbye',
    'see you tomorrow|later|soon|next',
    'good night bye?',
    'that is enough',
    'have to go',
    'continue|finish|do_this tomorrow|later',
  ),
  wholly(
    'stop',
    'quit',
    'exit',
    'i quit',
    'i am done',
    'i am finished',
    'done for today',
    'see you',
    'enough',
    'cya',
    'i am leaving',
  ),
];

/** In the order in which they count where several are found. Leaving comes first; a question to have instead comes before a hint for this one. */
const wishes: readonly (readonly [LessonWish, readonly Phrases[]])[] = [
  ['finish', finish],
  ['another_question', anotherQuestion],
  ['explain_differently', explainDifferently],
  ['slower', slower],
  ['already_know', alreadyKnow],
  ['hint', hint],
  ['faster', faster],
];

/** "I do not want a hint" is no wish for one. */
const wantsNone = anywhere(
  'not|never want|need|like|give .. hint|help|clue',
  'no|without hint|help|clue',
  'not too|so fast|easy|slow',
);

/** "I have to go 3 to the right", "do i need to stop dividing": mathematics, and no wish to leave. */
const goesOn = anywhere(
  'go|run|stop|leave|finish|end|enough left|right|up|down|back|over|through|further|there|by|from|at|first|when|until|on|with|for_the|one|two',
  'stop|finish|quit|end adding|subtracting|dividing|multiplying|counting|the_division|the_calculation',
  'there is|are',
);
/** "Is there another one?" asks about the matter. */
const asksWhether = anywhere('is|are|was there', 'do|does|did i|we|you|it|he|she');

/** The wish that the words hold, or null. `continue` is not among them: what "ok" means depends on what waits. */
export function wishInWords(words: string): LessonWish | null {
  const wish = wishes.find(([, phrases]) => phrases.some((says) => says(words)))?.[0] ?? null;
  switch (wish) {
    case 'finish':
      return goesOn(words) || /\d/.test(words) ? null : wish;
    case 'another_question':
      return asksWhether(words) ? null : wish;
    case 'slower':
      return anywhere('not so|that|too fast')(words) || !wantsNone(words) ? wish : null;
    case 'hint':
    case 'faster':
      return wantsNone(words) ? null : wish;
    default:
      return wish;
  }
}

export const saysOnward: Phrases = wholly(
  'yes|ok|yeah let_us go|start|begin|continue|do_it|go_on',
  'ok|yes|yeah|yep|yup|sure|next|continue|ready|onward|onwards|alright|fine|go|start|begin ok|yes|next|go_on|go_ahead|continue|sure|please|ready?',
  'go on|ahead|for_it',
  'yes|ok|yeah? i am ready',
  'let us go|start|begin|continue|do_it|go_on|keep_going',
  'next step|part|thing',
  'move on',
  'keep going',
  'carry on',
  'what is next',
  'got it',
  'i understand',
  'i understand it|this|that now?',
  'makes sense',
  'that makes sense',
  'all right',
  'ready to? go|start|begin?',
);

export const takesOfferUp: Phrases = wholly(
  'yes|yeah|yep|yup|sure|ok|definitely|absolutely ..',
  'i|let us want|would_like|do|try|go|have ..',
  'let us ..',
  'more',
  'more ..',
  'bring it on',
  'go on|ahead|for_it',
  'why not',
  'continue',
  'next',
  'ready',
  'i am ready',
  'one more',
);
export const turnsOfferDown: Phrases = (words) =>
  wholly(
    'no|nope|nah|never ..',
    'no ..',
    'not now|today|really|yet|this_time',
    'i am good|done|tired|fine|finished ..',
    'maybe later|tomorrow|next_time|another_time',
    'later',
    'tomorrow',
    'i do not want ..',
    'that is enough ..',
    'enough',
    'i would rather not',
  )(words) || anywhere('have to go', 'i am done', 'stop', 'not now')(words);
