import { plainWords, tidyMessage } from '../message-words.ts';

const later = String.raw`later|tomorrow|tonight|tmrw|tmr|(?:an)?other (?:day|time)|next (?:time|week)|after|when i get`;
/** She leaves anyway, or says no: "i do not want to do math", "let us do it tomorrow". */
const leavesAllTheSame = new RegExp(
  String.raw`\b(?:${later}|let us stop|(?:have|need|got|supposed) to (?:go|leave|stop|run)|must (?:go|leave|stop)|bye|(?<!not )(?<!not really )(?:want|like) to (?:stop|quit|leave|go home)|can (?:we|i) (?:please )?stop(?! \w+ing)|not (?:\w+ )?(?:want|feel like|going|in the mood|like) (?:to )?(?:do|doing|go|keep|continue|start|work|learn|be)\w*|instead of)\b`,
);

const wishes =
  '(?:let us|can we|could we|may we|can i|could i|shall we|should we|i want to|i want|we want to|i would like to|ready to|time to|i will|i am going to|need to|have to|please|just)';
const lesson =
  '(?:the |this |that |our |my |some |more |a |next )*(?:lesson|math|maths|mathematics|question|questions|problem|problems|work|one|exercise|exercises|fractions?|percents?|decimals?|equations?|ratios?)';
const idle =
  '(?:talking|chatting|crying|worrying|complaining|whining|joking|playing|messing|goofing|fooling|fighting|arguing|daydreaming|laughing|wasting|being|resting|eating|drinking|snacking|sleeping|napping|stretching|freaking|panicking)';

const goesOn: readonly RegExp[] = [
  // not to stop
  /\b(?:not|never) (?:(?:really|even|ever|want|wanting|need|like|feel like|going|planning|have|about) )*(?:to )?(?:stop|stopping|quit|quitting|leave|leaving|give up|giving up)\b(?! \w+ing)/,
  /\bno need to stop\b/,
  /\bnot (?:all |even |quite |really )?(?:done|finished|ready to (?:stop|quit|leave|be done))\b/,
  /\bnot (?:\w+ ){0,2}(?:end|close) (?:the|this|it|my|our)\b/,
  // to stop something else
  new RegExp(String.raw`\b(?:stop|quit) ${idle}\b`),
  new RegExp(
    String.raw`\b(?:done|finished|through) (?:${idle}|with (?:my |the )?(?:break|lunch|snack|dinner|breakfast|bathroom|drink|water))\b`,
  ),
  // to do it
  new RegExp(
    String.raw`\b${wishes} (?:please |just |now |finally |also |really |like )*(?:do|start|begin|continue|resume|get back to|go back to|get on with|get to|work on|return to|finish|complete|try|keep doing) (?:with )?(?:${lesson}|this|it|that)(?: now| please| already| then| again| first| instead| together| up)*$`,
  ),
  new RegExp(String.raw`\b(?:and|then|or) (?:\w+ )?(?:do|start|continue|get back to|go back to|go to|work on) ${lesson}\b`),
  new RegExp(String.raw`^(?:ok |so |please |now |and )*(?:back to|do|start|continue|resume) ${lesson}(?: now| please)*$`),
  /\b(?:let us|can we|could we|i want to|ready to|i am ready to) (?:go|go on|keep going|keep on|continue|get going|get started|start|begin|carry on|move on)(?: now| please| already| again| then| with (?:it|this|that|the \w+))*$/,
  /\bkeep going(?: please| now)*$/,
];

/**
 * True if words about stopping or finishing say that she wants to go on: "i don't want to stop", "can we finish this", "i'm
 * done crying, let's go". Call it only for words that sound like a wish to stop, because "this one" by itself isn't a wish.
 *
 * Errors  none: false if she leaves anyway ("can we finish this tomorrow").
 */
export function wantsToGoOn(text: string): boolean {
  const words = plainWords(tidyMessage(text)).replace(/(?: \?| !)+$/, '');
  return !leavesAllTheSame.test(words) && goesOn.some((says) => says.test(words));
}
