import { foldText } from '../words-of.ts';
import { turnSentences } from './turn-sentences.ts';

/** Praise of the person instead of the work, or exaggerated praise. */
const flatters: readonly RegExp[] = [
  /\b(?:genius(?:es)?|prodig(?:y|ies)|(?:math |little |absolute |real |total )*(?:superstar|super star|rock ?star|wizard|whiz|whizz|mastermind|legend|champion|superhero|einstein|newton|gauss)|brainiac|smarty|smartest(?! (?:choice|way|move|step|order))|cleverest(?! way)|brightest|most (?:brilliant|talented|gifted|intelligent|amazing|wonderful))\b/,
  /\byou(?:'re| are| were|'ve got| have| really are)? (?:just |so |such |really |very |truly |incredibly |unbelievably |super |extremely |quite |clearly |obviously |absolutely |the |an? |too )*(?:smart|clever|brilliant|gifted|talented|intelligent|bright|amazing|awesome|incredible|perfect|special|wonderful|fantastic|extraordinary|exceptional|remarkable|phenomenal|outstanding|impressive|natural|flawless|unstoppable|star|magnificent|marvelous|born (?:mathematician|for)|born with)\b(?! (?:and|but)? ?(?:at (?:noticing|spotting)))/,
  /\b(?:brilliant|genius|beautiful|amazing|incredible|gifted|wonderful|great|remarkable) (?:mind|brain|head|person|human|student|kid|child|being)\b/,
  /\b(?:best|greatest|finest|smartest|quickest|fastest|favorite|most \w+) (?:\w+ ){0,3}(?:student|pupil|learner|kid|child|answer|mind|mathematician|solver|person)s?\b[^.!?]*\b(?:ever|world|met|seen|had|taught|school|class|planet|history|all time)\b|\b(?:my|the) (?:favorite|best|smartest) (?:student|pupil|learner|kid)\b/,
  /\b(?:nobody|no one|no-one|none|few|hardly anyone|never) (?:\w+ ){0,4}(?:ever |before )?(?:done|did|does|seen|met|solved|answered|as (?:good|smart|fast|well))\b[^.!?]*\b(?:better|before|like you|as you|so|ever|well|fast)\b/,
  /\b(?:better|smarter|faster|cleverer|quicker|brighter|ahead) (?:than|of) (?:everyone|everybody|anyone|anybody|all|most|any|the rest|your (?:class|friends|teacher|whole)|other|others)\b/,
  /\b(?:in awe|speechless|blown away|blew me away|blow my mind|mind-?blowing|bow (?:down )?to|jealous of you|worship|can't believe how|amazed (?:by|at) (?:you|your)|lost for words|i wish i (?:was|were) as)\b/,
  /\byou(?:'ll| will| could| should| are going to|'re going to) (?:\w+ ){0,2}(?:be(?:come)?|win|get) (?:a |an |the |into )*(?:famous|nobel|harvard|mit|professor|great mathematician|president|world|next einstein|math olympiad|fields medal)/,
  /\b(?:born|made|destined|meant) (?:for|to do|to be|for doing) (?:math|this|great|numbers|it|greatness)|\bgift for (?:math|numbers)|\bmath (?:gene|brain|person|god|goddess|king|queen|hero|ninja|machine)\b|\b(?:a|such a) natural\b/,
  /\b(?:wow,? ?){2,}|\bout of this world\b|\bphenomen(?:on|al)\b|\b(?:bright|rare|special|brilliant|young|true|real|huge|amazing|great|natural|math) (?:\w+ )?talents?\b|\bhardly needs? (?:me|any)\b|\byou don't (?:even )?need (?:me|a tutor|any help)\b|\bmakes? (?:me|it) look (?:easy|like child's play)\b|\b(?:bow|hats? off|salute) to (?:you|your)\b|\b(?:my hero|you rock|you rule|you're the (?:best|greatest|man|boss|goat|king|queen))\b|\bi(?:'m| am) (?:so |very |truly |deeply )?(?:impressed|amazed|astonished|stunned|dazzled) (?:by|with|at) (?:you|your (?:brain|mind|talent|genius|intelligence|brilliance))\b|\byour (?:brilliance|genius|talent|intelligence|intellect|gift|greatness)\b/,
  /\b(?:with )?a (?:mind|brain|head|talent|gift) like (?:yours|that)\b|\byou (?:could|should|ought to) (?:be )?(?:teach(?:ing)?|run(?:ning)?) (?:this|the|a|my|math)\b|\b(?:lucky|honou?red|privileged|privilege|honou?r) to (?:teach|work with|have|know|tutor)\b|\bteacher's pet\b|\b(?:in a|your own) (?:class|league) of (?:your|its) own\b|\bone of a kind\b|\b(?:i|we)(?:'ve| have)? never (?:seen|met|had|taught|known) (?:an?|any|such|some)\w* (?:\w+ )?(?:student|kid|child|mind|talent|so)\b/,
  /\b(?:perfect|ideal|model) (?:human|student|child|person|pupil)\b|\b(?:everything|all) you do is\b|\byou can do no wrong\b|\byou never (?:make|get|fail)\b/,
  /\b(?:amazing|wonderful|fantastic|incredible|awesome|brilliant|perfect|outstanding|spectacular|stunning|magnificent|marvelous|phenomenal|astonishing|unbelievable|extraordinary)\b(?:,| and|,? absolutely|,? simply|!)* (?:\w+ )?(?:amazing|wonderful|fantastic|incredible|awesome|brilliant|perfect|outstanding|spectacular|stunning|magnificent|marvelous|phenomenal|astonishing|unbelievable|extraordinary)\b/,
  /\b(?:incredible|unbelievable|astonishing|spectacular|magnificent|phenomenal|mind-?blowing|extraordinary|genius|legendary)!/,
];

/** Words that only a flatterer says to a child. */
const greatness =
  /(?<![\w-])(?:once-in-an?-\w+|unmatched|unrivaled|unequaled|peerless|superhuman|magnificent|majestic|divine|legendary|greatness|brilliance|genius|geniuses|intellect|prodig\w+|mastermind|virtuoso|visionary|wunderkind|golden (?:mind|brain|touch)|touch turns to gold|pride of (?:your|the|our)|statue|trophy|crown|throne|all hail|hail the|bow(?:s|ed|ing)? (?:down )?(?:to|before)|biggest fan|number one fan|off the charts|worship|destined|chosen one|blessed|the universe|nobel|prizes|famous|your parents must be (?:so )?proud of such|wonder child|creature|more brains|so (?:young|gifted|talented)|simply perfect|skip (?:a|two|three|several|the next) grades?|honou?red (?:just )?to|lucky to (?:teach|know|have|work|talk|be)|fight(?:ing)? over|take notes from|learn (?:a thing|something|a lot) from you|jealous|envy|envious|leaves? me (?:speechless|without words|in awe)|witness such|for letting me|most adults|most grown-?ups|on a level that|out of (?:my|your|this) league|outshine\w*|in a million|light-?years|miles ahead|head and shoulders)(?![\w-])/;
const toHer = /\b(?:you|your|you're|yours|you've|you'll)\b/;
const ofTheGreats =
  /\b(?:einstein|gauss|newton|euler|euclid|pythagoras|archimedes|curie|ramanujan|turing|hawking|fibonacci|descartes|fermat|galileo|leibniz|noether|lovelace|hypatia)\b/;
const beyondAll: readonly RegExp[] = [
  /\bas (?:smart|bright|sharp|gifted|clever|brilliant|talented|quick|intelligent|special|wonderful) as (?:you|yours)\b|\b(?:sharper|brighter|finer|better|quicker|smarter|cleverer|greater) (?:mind|brain|brains|head|student|eye|thinker|mathematician|kid|learner)s?\b|\bmind like (?:yours|that|this)\b|\bsharpest (?:\w+ )?(?:eye|mind|brain|kid|student)\b/,
  /\b(?:nobody|no one|no-one|none|no (?:student|kid|child|adult|teacher))\b[^.?!]{0,40}\b(?:as you|like you|close to you|near you|that (?:beautifully|fast|well|quickly|perfectly|cleverly)|faster|better than you|beats you|compares|comes close|could have)\b/,
  /\b(?:somebody|someone|a person|a kid|a child|a student|anyone|anybody|people) (?:as|so) (?:\w+ )?(?:sharp|smart|bright|gifted|clever|brilliant|talented|quick|special)\b|\b(?:professors?|scientists?|colleges?|universities|teachers|experts|nasa|harvard|mathematicians) (?:must|would|should|will|could|are|everywhere)\b[^.?!]{0,40}\byou\w*\b/,
  /\b(?:unbelievably|incredibly|ridiculously|insanely|impossibly|astonishingly|extraordinarily|breathtakingly|stunningly|phenomenally) (?:\w+,? )?(?:clever|smart|bright|brilliant|gifted|good|talented|quick|wise|fast)\b|\byou amaze me\b|\bwhat an? (?:\w+ )?(?:creature|mind|brain|person|genius|human|wonder|kid|talent|star) you are\b|\b(?:king|queen|prince|princess|emperor|wizard|lord|master|god|goddess|rock ?star) of (?:the )?(?:\w+ )?(?:math|numbers?|decimals?|fractions?|algebra|geometry|number line)\b|\bmath bows\b|\bdifferent stuff\b|\bordinary (?:children|kids|people|students)\b|\bhalf as (?:bright|smart|clever|good|gifted)\b|\bbetter than (?:any|every|all) (?:\w+ )?(?:student|kid|child|adult)s?\b|\bevery kid your age\b|\bthan the whole (?:school|class|world|country)\b|\bin (?:your|the) whole (?:state|country|school|world|town|city|class)\b|\bnothing left to teach\b/,
];

/** Finds flattery. Returns a description for the log; null if the text praises the work or nothing. */
export function flatteryIn(text: string): string | null {
  const said = foldText(text);
  const match = flatters
    .map((phrase) => phrase.exec(said))
    .find(
      (one) =>
        one !== null &&
        !/\b(?:not|nobody is|isn't|aren't|no|don't have to be|needn't be|without being) (?:\w+ )?$/.test(
          said.slice(0, one.index),
        ),
    );
  if (match !== undefined) return 'praises the person and not what was done';
  const words = turnSentences(text).some(
    ({ said: one }) =>
      (((greatness.test(one) || ofTheGreats.test(one)) && toHer.test(one)) || beyondAll.some((phrase) => phrase.test(one))) &&
      !/\b(?:not|isn't|aren't|don't have to be|needn't|nobody has to be|without being)\b/.test(one),
  );
  if (words) return 'praises the person and not what was done';
  return (text.match(/!/g)?.length ?? 0) > 3 ? 'exclaims more than it says' : null;
}
