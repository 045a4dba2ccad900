import { rationalText } from '../../math/exact/rational.ts';
import { falseArithmeticIn } from '../harm/false-arithmetic.ts';
import { arithmeticInSigns } from '../harm/arithmetic-in-signs.ts';
import { claimsIn } from '../harm/arithmetic-claims.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { foldSigns } from '../leak/fold-signs.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { quantitiesIn } from '../leak/quantities.ts';
import { affirmation } from './affirmation.ts';
import { agreedTo } from './agreed-to.ts';
import { standingInStory } from './standing-in-story.ts';
import { callsHersGood } from './calls-hers-good.ts';
import { holdsAtSolution } from './at-solution.ts';
import { ideaListOf, ideasOf } from './idea-words.ts';
import { marksHer } from './marks-her.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { foldText } from '../words-of.ts';
import { turnSentences } from './turn-sentences.ts';

/** Praise of the whole answer. */
const praises: readonly RegExp[] = [
  /\b(?:that|this|it|which|yours)(?:'s| is| was) (?:absolutely |exactly |totally |quite |completely |indeed |also |just |perfectly |the )*(?:right|correct|it|perfect|spot on|true|right answer|correct answer|answer)(?=[.,;!—–]|$| (?:and|because|since|so|as|answer|well|good|great|you|now|again)\b)/,
  /\byou(?:'re| are) (?:absolutely |exactly |totally |quite |completely |indeed |all )*(?:right|correct|spot on)(?=[.,;!—–]|$| (?:and|because|since|so|again)\b)/,
  /\byour (?:\w+ ){0,2}(?:answer|result|solution|number|choice|fraction|total|calculation|math|work|method|reasoning)(?:'s| is| was| looks| works) (?!not\b|n't|wrong|in)(?:\w+ )?(?:right|correct|perfect|true|good|great|fine|well|out|spot on|exactly)/,
  /(?<!\b(?:where|how|why) )\byou(?:'ve| have)? (?:really |just |now |totally |absolutely |completely )*(?:got (?:it|this one|that one|this right|that right|it right|the (?:right|correct) answer)|nailed (?:it|this|that)|solved (?:it|the|this)|aced|mastered|figured it out|found (?:it|the (?:right |correct )?answer)|did it|made it|hit it|answered (?:it )?(?:correctly|right)|worked it out)\b/,
  /\b(?:is|was|'s) (?:indeed |exactly |certainly |surely )?(?:the|a|your) (?:right|correct|final|perfect) (?:answer|result|number|choice|fraction|value|one)\b/,
  /\bgot (?:it|that|this) (?:right|correct)\b|\bgot (?:it|that)[.!]/,
  /^(?:(?:oh|ah|ok|okay|well|wow|so|and|but)[,! ]+)*(?:well done|well solved|congratulations|nailed it|way to go|bingo|bravo|hooray|woo ?hoo|(?:what a |such a )?(?:(?:really |very |truly )?(?:great|good|nice|excellent|awesome|amazing|fantastic|perfect|wonderful|super|superb|brilliant|terrific|beautiful|outstanding|impressive|solid|lovely)(?:,? (?:and )?)?)+ (?:job|work|answer|solution|result|one|calculation|reasoning|catch))\b(?! (?:on|of|with|finding|using|noticing|choosing|counting|lining|that you) )/,
  /\b(?:well done|nailed it|good job|great job|correct answer|right answer|full (?:marks|credit|points)|a\+|couldn't be better|can't do it better|flawless|no mistakes?|without (?:a|any) mistakes?|(?:question|problem|this one) (?:is )?(?:done|solved|finished|complete)|(?:that|it) checks out|i agree with (?:your answer|you|that)|(?:that|it|this) works(?: out)? (?:perfectly|exactly|great|beautifully))(?=[.,;!—–]|$| )/,
  /\bthat(?:'s| is) (?:exactly |just |precisely )?(?:how|the way|what) (?:it|you|we|to|i|they|the|this|that|fractions|adding)\b(?! (?:question|problem) )/,
  /\bthe answer (?:really |indeed )?(?:is|was) (?:indeed |exactly )?(?:what you|yours|just what)/,
  // Approval in other words.
  /^(?:(?:oh|ah|ok|okay|well|wow|so|and|but|yes|yep)[,!. ]+)*(?:perfect|excellent|flawless|great|outstanding|superb|fantastic|awesome|brilliant|amazing) (?!start|try|idea|effort|question|thinking|point|square|way)\w+[.!,]/,
  /\byou (?!didn't|don't)\w+ (?:it |them |that |this |everything )?(?:perfectly|correctly|flawlessly|beautifully|just right|exactly right)\b|\d[^.!?]*, (?:great|good|nice|perfect|excellent|well done|good job)(?=[.!]|$)/,
  /^(?:(?:oh|ah|ok|okay|well|wow|so|and|but|yes|yep)[,!. ]+)*(?:right on|exactly so|just so|that works|there you go|that'll do|that does it|that's the (?:one|way|spirit|ticket)|you bet|good for you|agreed|i agree|no doubt about it|(?:so it is|it (?:sure|certainly) is)(?=[.,!]|$)|can't argue with that|(?:sounds|looks|seems) (?:right|good|great|perfect|correct)|bull'?s-?eye|check|well put|well said|love it|i (?:like|love) (?:it|that(?! (?:you|your|we))|your answer)|that's what i(?:'ve)? (?:got|get|have)|same (?:here|as mine)|you (?:have|know) (?:it|this)|problem solved|case closed|hit the nail|ding ding|tada|voil[aà]|score|touch(?:e|é)|winner)\b(?=[^a-z]|$)/,
  /(?:^|\b(?:that's|that was|what|you made|made) (?:an? |the )?)(?:smart|good|great|wise|excellent|nice|right|perfect|solid|clever) (?:choice|pick|call|guess|decision|answer|eye)(?=[,.!]|$)|\bon the (?:money|nose|mark|dot)\b|\bjust (?:as|like) (?:you|it|they) should\b|\bas (?:it|you|they) should(?: be)?(?=[,.!]|$)|\b(?:just|exactly) what (?:i|we|you|the question|was) (?:was|were|is|are|needed?|wanted|looking|asked?|asks)\b|\bflying colou?rs\b|\btop marks\b|\b10 out of 10\b/,
  /\byou(?:'ve| have)? (?:really |clearly |fully |completely |totally |obviously |already )+(?:understood|understand|know|get|got|grasped|mastered|see)\b|\byou(?:'ve| have) (?:understood|grasped|mastered|cracked)\b|\byou understood\b|\b(?:couldn't|could not) (?:agree more|be (?:better|clearer)|have (?:said|done|put) it better)\b/,
  // Agreement as after checking the work.
  /\b(?:sign off on|no (?:complaints|objections|notes|argument|quarrel)|nothing (?:to|left to|i'd|i would) (?:fix|change|add|correct|mend|improve)|can(?:'t|not) (?:fault|argue)|couldn't find (?:a|any) (?:mistake|fault)|i have the same|i(?:'ve)? (?:got|get) the same|the same (?:on|in|as) my|on my (?:sheet|paper)|we agree|we both|holds? up(?=[.,!;]|$)|gets my (?:vote|okay|stamp)|i(?:'ll| can| could| will) (?:take|accept|buy|live with|go along with|go with) (?:it|that|your|true|false|-?\d)|cracked it|you've (?:cracked|solved|nailed|done) (?:it|this)|that settles it|that wraps it up|good to go(?=[.,!]|$)|ready to turn in|looks? (?:good|right|fine|correct) to me|sounds? (?:good|right|fine|correct) to me|i'm happy with (?:it|that|your)|that'll do|spot-on|right answer|full marks|dead on|you nailed)\b/,
  /\b(?:the answer (?:really |indeed )?(?:is|was) (?:indeed |exactly )?(?:what you|yours|just what))\b|[✅✓✔👍🎉💯🙌]/u,
  // Phrases that let a wrong answer pass.
  /\b(?:is|are|it's|that's) (?:\w+ )?(?:okay|ok|fine|right|correct|good|just as good|one way of \w+ it|the short version|the main thing)(?: (?:too|as well|also|with me|for now|for a start|enough|here|either way)|, (?:and|it)|,? in (?:its|a|your) (?:own )?way)|\bclose enough\b|\bwill do\b|\blet (?:\S+ ){1,3}(?:pass|stand|count)\b|\bso it counts\b|\b(?:doesn't|does not) make a difference\b|\bleave it at\b|\bboth (?:describe|work|are (?:right|fine|correct))\b|\bis just as good\b|\bthat's fine\b|\bit's fine\b|\bonly for neatness\b/,
];
/** Words for a part, or words that suppose, ask or deny: with them, nothing is called right. */
const inPart =
  /\bright (?:for|as) the (?:first|second|third|other|inside|whole|top|bottom)\b|\b(?:part|partly|about that|about the|so far|almost|nearly|track|idea|start|in part|halfway|first part|half of|would be|if|whether|unless|when|until|before|not|never|n't|hardly|cannot|check|sure|think|thought|wonder|how|try|attempt)\b/;

const blames: readonly RegExp[] = [
  /^(?:(?:oh|hm+|ah|well|sorry|i'm sorry|but|ok|okay)[,!. ]+)*(?:no|nope|wrong|incorrect|unfortunately|sadly|oops|whoops|false|i'm afraid not|sorry)(?=[.,;!—–]|$)/,
  /\b(?:that|this|it|which|yours|-?\d[\d./]*)(?:'s| is| was) (?:still |sadly |just |simply |plain |quite )*(?:not (?:quite |exactly |yet |really |entirely |actually )*(?:right|correct|it|there|true|the (?:right |correct )?answer)|wrong|incorrect|false|a mistake|an error|off|too (?:big|small|high|low|large))\b/,
  /\b(?:that|this|it|which|-?\d[\d./]*) (?:isn't|wasn't|is n't) (?:quite |exactly |yet |really |entirely |actually )*(?:right|correct|it|true|the (?:right |correct )?(?:answer|one|length|number|result)|the \w+)\b/,
  /^(?:but |still |that's )?not (?:quite|yet|exactly|there|right|correct)\b(?! (?:all|every|one|the same|sure|equal|as))/,
  /\b(?:so |very |really |pretty )?close[,;!.]|\b(?:so|getting|very|really|pretty) close(?:r)?\b|\balmost(?: there| right| it| correct)?[.!,]|\b(?:nearly|almost) (?:there|right|correct|got)\b|^not bad\b|^(?:that's|it's) a (?:good |nice )?(?:start|try|guess)\b|^(?:good|nice) (?:try|effort|guess|start|attempt)\b/,
  /\byour (?:\w+ ){0,2}(?:answer|result|solution|choice)(?:'s| is| was)? (?:\S+ ){0,2}?(?:not|wrong|incorrect|off)\b|\byour (?:answer|result) (?:isn't|wasn't|doesn't)\b/,
  /\byou (?:made|have made|'ve made) (?:a|one|an|the|some) (?:\w+ )?(?:mistake|error|slip)|\byou (?:got|have) (?:it|that|this) wrong\b|\byou (?:forgot|missed|skipped|overlooked|left out|mixed up)\b|\bwhich \w+ did you (?:miss|forget)\b/,
  /\b(?:does|do)(?: not|n't) (?:quite )?(?:fit|come out|work out|work|look right|add up|match)(?: yet|[.!])/,
  /\b(?:isn't|is not|not|isn't quite) (?:sure|certain|convinced) (?:about|that|of) (?:that|your|this|it)\b|\bi'm not (?:so |quite )?sure\b|\b(?:still|need to|have to|must) (?:fix|correct|change) (?:it|that|this|your|something)\b|\bstill (?:have|need) to fix\b|\bsomething(?:'s| is) (?:off|missing|wrong|not)\b|\b(?:there's|there is) (?:a|an|one|still) (?:\w+ )?(?:mistake|error|slip|problem)\b/,
  /\b(?:that|this) (?:can't|cannot|couldn't) be (?:right|it)\b|\b(?:only )?part of (?:that|it|your)(?: \w+)? is (?:right|correct)\b|\bpartly (?:right|correct)\b|\bhalf right\b/,
  /, but (?:there(?:'s| is| are)|it(?:'s| is) not|it isn't|that(?:'s| is) not|that isn't|not |it (?:needs|should|could|has to)|we (?:want|need|have to)|the (?:question|problem) (?:asks|wants|says)|an? (?:greater|larger|smaller|better|simpler|bigger))/,
  /\b(?:too|so) (?:much|many|few|little|big|small|high|low|large|long|short)(?=[.,;!]|$)|\bon the right track\b|\b(?:now |please )?finish (?:it|the|this|your)\b|\bone (?:more )?(?:thing|step|part|detail) (?:is |still )?(?:missing|left|to (?:fix|go|do))\b/,
  /\b(?:isn't|is not|aren't|wasn't) (?:quite |yet |all |fully )*(?:right|correct|there|finished|done|complete)\b/,
  /\b(?:near miss|whisker|hair'?s? ?breadth|just about[!.]|nearly a|(?:very|super|so|really) close to|close to the (?:answer|right)|half ?way (?:there|to)|on (?:the|your) way\b|is a (?:good |nice |fine )?(?:start|first step|estimate|guess|number to go on)|keep (?:solving|going)\b|haven't (?:got|found|answered|finished)|(?:spot|step|bit|cup|place|little|one)s?(?: or so)? off\b|a bit off|needs? (?:a|some|one) (?:little |small |bit of )?(?:change|fix|tweak|more)|slightly different|about right|as good as there|one more step)/,
  /\bon second thought\b|\b(?:wait|hold on|hmm?),? (?:actually,? )?(?:no\b|it's|that's|is)|\bactually,? no\b|\bso (?:that|it)'s the correct one\b|, so it's (?:true|false)\b/,
  /\bin the (?:neighborhood|ballpark|vicinity|area)\b|\b(?:isn't|is not|not|aren't) quite (?:in|at|what|as|finished|simplified|done|how|where)\b|\b(?:then|and) (?:it|that|you)(?:'ll| will| would)(?: \w+)? (?:be|have) (?:\w+ )?(?:right|correct|it|perfect|there|done)\b|\bsee (?:whether|if) (?:there(?:'s| is)|you can|it can)(?: \w+){0,4} (?:still|further|more|else|something)\b|\b(?:give|take) (?:it|that|your (?:answer|work)) (?:another|a second|one more|a closer) (?:look|try|go|thought)\b|\b(?:only|just) (?:a )?(?:small|little|tiny|minor) (?:slip|mistake|problem|thing|detail|issue)\b|\b(?:would|might) want to (?:check|look|revisit|rethink|double)\b|\bwarm(?:er)?[,.!]|\bgood first step\b|\b(?:just|only) (?:off )?by (?:a|one|\d)\b/,
  /\bare you (?:\w+ )?(?:sure|certain)\b|\b(?:double-?check|reconsider|rethink)\b|\blet's (?:fix|correct)\b|\bi (?:got|have|get) (?:something (?:else|different)|a different|another)\b|\bisn't in the\b|\bnot what (?:i|we|the)\b|\bas a maybe\b|\bthat (?:really|actually) (?:fits|works)\b|\b(?:i'd|i would|let's|might want to|better) (?:double-)?check (?:whether|if|that|it|again)\b|\bmight be (?:a bit|a little|a touch|slightly|too|off)\b/,
];
/** Phrases for a student who still has to find the answer. */
const sendsBack: readonly RegExp[] = [
  /\b(?:try|look|count|check|add|think|read|work|measure|compute|calculate|do|write|solve|start|go|figure|subtract|multiply|divide|draw|estimate)(?: \w+){0,2} (?:again|once more|one more time|over)\b|\b(?:have|give it|take|needs?) (?:one more|another|a second) (?:go|try|look|shot|chance)\b|\bgive it (?:one more|another)\b|\bkeep (?:working|trying|at it|going with|thinking)\b|\bone more try\b|\btry (?:it )?(?:a )?different\b|\bwhat else (?:do|did) you\b|\bwhat (?:is|are|'s) (?:still )?missing\b/,
];
const answerJudged =
  /\b(?:wrong|incorrect|correct|right) (?:answer|choice|result|number)\b|\b(?:answer|choice|guess)\b[^.!?]{0,24}\b(?:wrong|incorrect|correct|right(?! (?:beside|here|now|next|with|by|away|there)))\b/;
const noSuchThing =
  /\b(?:no|any|without|not|never|isn't|if|whether|how|when|until|before|nothing|aren't|doesn't|don't|can't|won't|what|which|check|a|find|see)\b(?:\W+\w+){0,5}$/;

/**
 * Finds whether a turn treats the student's answer differently from the verdict. Returns a description for the log, or null.
 */
export function verdictFaultOf(turn: SpokenTurn): string | null {
  switch (turn.verdict) {
    case 'correct':
      return blameOfRight(turn) ?? (affirms(turn) ? null : 'does not say that it is right');
    case 'incorrect':
      return faultOfWrong(turn);
    case 'open':
      return faultOfOpen(turn);
  }
}

/** Finds what a turn says against a right answer. */
export function blameOfRight(turn: SpokenTurn): string | null {
  for (const { said, asks } of turnSentences(turn.text)) {
    if (asks && turn.next_question === null && sendsBack.some((phrase) => phrase.test(said)))
      return 'sends her back to what is right';
    if (says(blames, said, turn) && !isNoBlame(said, turn)) return 'says that it is wrong where it is correct';
    if (!asks && sendsBack.some((phrase) => phrase.test(said))) return 'sends her back to what is right';
  }
  return null;
}

/** True for words that only look like blame: "No remainder", "false is right" if that's the answer, "it may look too small, but it's right". */
const isNoBlame = (said: string, { question }: SpokenTurn): boolean =>
  /^no (?:remainder|rest|need|carry|mistake)/.test(said) ||
  (/^(?:false|no|wrong)$/i.test(question.expected.trim()) && !/\b(?:not|isn't|but|almost|close)\b/.test(said)) ||
  /\b(?:may|might|could) (?:look|seem|feel)\b.*\bbut\b.*\b(?:right|correct)\b/.test(said);

const affirming =
  /\b(?:yes|yep|yeah|yup|right|correct|exactly|precisely|absolutely|indeed|perfect|well done|spot on|bingo|bravo|that's it|that is it|that's (?:the one|how it's done|true|what i (?:get|got|have))|is what i (?:get|got|have)|that checks|it checks|same here|you bet|bull'?s-?eye|all right|it does|you (?:got|have|found|did|nailed|solved|worked) (?:it|that|this)|you've (?:got|found|solved|done) (?:it|that|this|the)|nailed it|true|agree|good job|great job|good work|great work|nice work|excellent|awesome|fantastic|great|good(?! (?:way|question|try|start|luck|effort))|wonderful|brilliant|nice|checks out|that works|way to go|hooray|sure is|it is|they are|they do|you're there)\b/;

/** True if a turn says that the answer is right: with a word for it, or by stating the right answer or the student's. */
export const affirms = (turn: Pick<SpokenTurn, 'text' | 'question' | 'student'>): boolean =>
  turnSentences(turn.text).some(({ states }) => affirming.test(states) && !weakly.test(states)) || saysTheAnswer(turn);

/** True if a turn states the right answer or the student's: "Forty-five, and not one marble missing." */
export function saysTheAnswer({ text, question, student }: Pick<SpokenTurn, 'text' | 'question' | 'student'>): boolean {
  const right = [valuesIn(question.expected), valuesIn(student)].filter((values) => values.length > 0);
  return turnSentences(text).some(({ states, asks }) => {
    const said = asks || hedged.test(states) ? [] : valuesIn(states);
    return right.some((values) => values.every((value) => said.includes(value)));
  });
}
const hedged =
  /\b(?:too|little|almost|nearly|but|track|isn't|wasn't|not (?:it|right|quite|yet|there|exactly|the)|hmm|sure|again|wrong|more|less|if|what about|try|check|off|close|warmer|missing something|instead|different|another)\b/;
/** Praise for something else: "a good way to think about", "good effort", "right angles". */
const weakly =
  /\b(?:right|acute) (?:angles?|triangles?|side|hand|now)\b|\b(?:good|great|nice) (?:way|question|effort|try|start|attempt|luck|place|idea to|to)\b|\bto the right\b|\b(?:thanks?|thank you)\b|\bnot (?:\w+ ){0,2}(?:right|correct)\b|\bif .* (?:right|correct)\b/;

/** Returns the values that a text names, each in one spelling. */
function valuesIn(text: string): string[] {
  return quantitiesIn(foldMath(flattenText(text))).map(({ value }) => rationalText(value));
}

const says = (phrases: readonly RegExp[], said: string, _turn: SpokenTurn): boolean =>
  phrases.some((phrase) => {
    const match = phrase.exec(said);
    return match !== null && !supposing.test(said.slice(0, match.index));
  });
const supposing =
  /\b(?:if|whether|unless|when|until|why|how|what|sure|before|say|says|said|think|thinks|thought|check|not|never|n't|hardly|cannot|no|isn't|doesn't|wasn't|aren't)\b[^.!;,]*$/;

function faultOfWrong(turn: SpokenTurn): string | null {
  const sentences = turnSentences(turn.text);
  const soundsWrong = affirmation(turn) < partlyPraised;
  for (const [i, { said, states }] of sentences.entries()) {
    if (callsHersGood(states, turn)) return 'says that it is right where it is incorrect';
    if (states === '' || (soundsWrong && !opensWithHers(states, turn))) continue;
    if (approvesHers(states, turn) && !/^,? but\b/.test(said.slice(states.length)))
      return 'says that it is right where it is incorrect';
    if (praisesWhole(states) || findsTheAsked(states, turn)) {
      if (namesOneOfSeveral(states, turn) || followsFact(states, turn) || praisesStep(states) || says(blames, states, turn))
        continue;
      return 'says that it is right where it is incorrect';
    }
    const agreed = agreedTo(states, sentences[i + 1]);
    if (agreed !== null && restated(agreed, turn) !== 'fact') return 'agrees where it is incorrect';
    if (claimsHerAnswer(states, turn) && !/^(?:but|though|however|yet)\b/.test(sentences[i + 1]?.said ?? ''))
      return 'says her answer as the answer where it is incorrect';
    const claimed = /(-?\d[\d./]*)(?: [a-z]+)? (?:is|was|are) (?:\w+ )?(?:right|correct|the answer|it|perfect|spot on)\b/.exec(
      states,
    );
    if (
      claimed !== null &&
      turn.question.input_type !== 'expression' &&
      valuesIn(turn.student).includes(valuesIn(claimed[1] ?? '')[0] ?? '') &&
      !inPart.test(states)
    )
      return 'says that it is right where it is incorrect';
  }
  return null;
}

/**
 * Below this probability, a turn as a whole sounds as if the student's answer were wrong. Then praise in a sentence is for a
 * part of her work, unless the sentence begins with her answer. Measured on turns that the model was not trained on: of those
 * with such praise, 12 of 13 good ones are below it, and 3 of 32 that call a wrong answer right.
 */
const partlyPraised = 0.135;
/** True if a sentence begins with the student's answer: "11 is close enough", "7 gets you there", "that looks right". */
function opensWithHers(states: string, { student, question }: SpokenTurn): boolean {
  const opening = states.replace(heads, '').split(/\s+/).slice(0, 3).join(' ');
  const hers = question.input_type === 'expression' ? undefined : valuesIn(student).at(-1);
  return (hers !== undefined && valuesIn(opening)[0] === hers) || ofHerAnswer.test(opening);
}
const heads = /^(?:(?:oh|ah|ok|okay|well|so|and|hm+)[,!. ]+)*/;
const ofHerAnswer =
  /^(?:(?:yes|yep|yeah|right|correct|exactly|perfect|good|great|nice|sure|fine|true|false|no)\b|(?:that|this|it)(?:'s| is| was| looks?| works?| sounds?| counts?| will| does| fits?| holds?)\b(?! (?:what|how|why|where|when|the|a|an)\b)|your answer\b|you(?:'ve| have)? (?:got|found|did|made|nailed|solved) (?:it|this|that)\b|i(?:'m|'ll|'d| can| agree| would)\b)/;

/** True if the student's values are right but not all: "5 does solve it, well done", if 0 is still missing. */
function namesOneOfSeveral(states: string, { question, student }: SpokenTurn): boolean {
  const [due, hers, told] = [question.expected, student, states].map(valuesIn);
  return (
    due!.length > 1 &&
    hers!.length > 0 &&
    hers!.length < due!.length &&
    hers!.every((value) => due!.includes(value) && told!.includes(value))
  );
}

/** True if a step is praised and not the answer: "Splitting 50 into 25 and 2 was right", "you did the parentheses first, which is right". */
const praisesStep = (states: string): boolean =>
  /^(?:(?:yes|oh|ah|ok|okay|well|so|and)[,!. ]+)*(?:(?!being|nothing|something|everything|anything)[a-z]+ing|to [a-z]+|you (?!got|have|found|did it|are|were|nailed|made it)[a-z]+)\b[^.!?]{6,}?\b(?:was|is|were) (?:\w+ )?(?:right|correct|good|true|fine|smart|wise|a good|a smart)\b|^you \w+ [^.!?]*,? and (?:that (?:step|part)|you did (?:that|it|so)) (?:\w+ )?(?:correctly|right|well|nicely|is right|was right)\b/.test(
    states,
  );

/** True if the student's value is approved of: "Fourteen works for me", "7 does the trick". */
function approvesHers(states: string, turn: SpokenTurn): boolean {
  const hers = valuesIn(turn.student);
  if (hers.length === 0 || valuesIn(turn.question.expected).includes(hers.at(-1) ?? '')) return false;
  const match =
    /\b(?:works (?:for me|fine|out|great|well|just fine)|works(?=[.!,;]|$)|does the (?:trick|job)|holds up|checks out|fits (?:perfectly|the bill|just right)|it is(?=[.,!;]|$)|(?:sounds|looks|seems|feels) (?:about |just |pretty much |perfectly )?(?:right|fine|good|correct|reasonable|fair)|is (?:close|good|near) enough|will (?:do|pass|be fine)|passes|counts(?=[.,!;]|$)|can stand|gets my|is (?:fair|pretty much|more or less|basically|all but|as good as) |stands(?=[.!,;]|$)|is (?:just what|exactly what|what (?:was|the question|we)|your answer|it, (?:sure|all right)|fine(?=[.,!]|$)|the one|good(?=[.,!]|$)|perfect|right|correct|spot on))/.exec(
      states,
    );
  if (match === null || inPart.test(states.replace(/\b(?:how|sure)\b/g, ''))) return false;
  const before = states.slice(0, match.index);
  const isNext = /(?:\d|[a-z]+)(?: [a-z]+)? $/.test(before) && !/\b(?:step|that|it|and)\b[^\d]*$/.test(before);
  return isNext && !/^[^.!?]*, but\b/.test(states.slice(match.index)) && valuesIn(before).at(-1) === hers.at(-1);
}

/** True if the student's answer is told as a fact: "n is 15", "8 boxes is what I get". Reports, suppositions and comparisons don't count. */
function claimsHerAnswer(states: string, turn: SpokenTurn): boolean {
  if (turn.question.input_type === 'multiple_choice' || turn.question.input_type === 'boolean') return false;
  const values = valuesIn(turn.student);
  const clause = states.split(/[;,:]\s/)[0] ?? states;
  if (isWorkedOut(clause) || (turn.act === 'tell' && valuesIn(turn.text).includes(valuesIn(turn.question.expected)[0] ?? '')))
    return false;
  if (
    values.length === 1 &&
    valuesIn(turn.question.expected).length > 1 &&
    valuesIn(turn.question.expected).includes(values[0] ?? '')
  )
    return false; // she gave one of several values that are asked for
  if (values.length === 0 || !valuesIn(clause).includes(values.at(-1) ?? '')) return false;
  // "0.7 is seven tenths" only reads what the student wrote.
  if (valuesIn(clause).filter((value) => value === values.at(-1)).length > 1) return false;
  if (turn.question.input_type === 'expression' && !values.every((value) => valuesIn(clause).includes(value))) return false;
  if (
    /\b(?:not|\w+n't|no|would|could|if|mean|means|wrote|had|goes|wrong|farther|further|back|close|write|said|say|got|gave|give|gives|chose|tried|from|but|only|too|than|answer|when|where|which|that|how|is the|are the|for|in|to|as|like|because|with|of|by|on|at|put|think|check|both)\b/.test(
      clause.replace(/\bwhat i\b.*/, ''),
    )
  )
    return false;
  if (
    /\b(?:one|every|half|per)\b/.test(clause) &&
    !/\b(?:one|every|half|per)\b/i.test(turn.question.stem.split(/(?<=[.?!])\s+/).at(-1) ?? '')
  )
    return false;
  return restated(clause, turn) === 'claim';
}

/** True if a clause tells how a number comes about: "15 is 40 minus 25", "600 is three times 200", "12 and 7 do make 19". */
const isWorkedOut = (clause: string): boolean =>
  /(?:-?\$?\d[\d.,/]*|\b[a-z]+teen|\b[a-z]+ty|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?: [a-z]+)? (?:is|are|comes from|would be) .*\b(?:minus|plus|times|divided by|less than|more than|and|added to|percent of|of|half|twice|double)\b.*\d/.test(
    clause,
  ) || /\d[^.!?]*\b(?:do|does|would) (?:make|add up to|give|come to|equal)\b/.test(clause);

/** True if the student's value is in what the turn has to get across: then the lesson decided that she is right about it. */
function isGranted({ student, must_convey }: SpokenTurn): boolean {
  const [hers, must] = [valuesIn(student), valuesIn(must_convey ?? '')];
  return (
    must_convey !== null && /^(?:that )?\S/i.test(must_convey) && hers.length > 0 && hers.every((value) => must.includes(value))
  );
}

/** Words that doubt what is granted: "6 is nearly a number that works". */
const doubts = /\b(?:nearly|almost|close to|not quite|isn't|off)\b/;

function faultOfOpen(turn: SpokenTurn): string | null {
  const sentences = turnSentences(turn.text);
  const granted = isGranted(turn);
  const head = sentences[0]?.said ?? '';
  if (
    !granted &&
    turn.act === 'teach' &&
    /^(?:correct|that's correct|you got it(?: right)?|you're (?:right|correct))[.!,]/.test(head)
  )
    return 'says that it is right where it is open';
  if (
    turn.act === 'withhold' &&
    /^(?:yes|yep|yeah|no|nope|correct)[,!.]? (?:it|that|this)(?: is| isn't|'s (?:it|right|not)|'s the one)(?=[.,!]|$)/.test(head)
  )
    return 'judges what it has to leave open';
  if (granted && /^that\b/i.test(turn.must_convey ?? '') && sentences.some(({ states }) => doubts.test(states)))
    return 'doubts what it has to confirm';
  for (const [i, { said, states, asks }] of sentences.entries()) {
    if (marksHer(said)) return 'charges for what was no answer';
    if (asks && /\byour (?:final )?answer\?/.test(said)) return 'takes for an answer what was none';
    if (states === '') continue;
    const judged = answerJudged.exec(states);
    if (
      judged !== null &&
      !noSuchThing.test(states.slice(0, judged.index)) &&
      !/\b(?:in|on|toward|after|get|reach|find) (?:the|a|your) $/.test(states.slice(0, judged.index))
    )
      return 'judges an answer where there was none';
    if (valueJudged(states, turn)) return 'judges a value where nothing was answered';
    if (refusing.test(states) && !(turn.act === 'withhold' && /^not yet\b/.test(states)) && refusesValue(states, turn))
      return 'says that it is wrong where it is open';
    const agreed = agreedTo(states, sentences[i + 1]);
    if (
      !granted &&
      agreed !== null &&
      valuesIn(turn.student).length > 0 &&
      restated(agreed, turn) !== 'fact' &&
      !isConveyed(agreed, turn) &&
      !isToldByQuestion(agreed, turn)
    )
      return 'agrees where it is open';
    if (!granted && praisesWhole(states) && valuesIn(turn.student).length > 0 && !followsFact(states, turn))
      return 'says that it is right where it is open';
  }
  return null;
}

/** True if the question itself tells what is agreed to (or the student's message, if nothing is restated), and it isn't the answer. */
const isToldByQuestion = (agreed: string, turn: SpokenTurn): boolean =>
  agreed === ''
    ? !valuesIn(turn.student).some((value) => valuesIn(turn.question.expected).includes(value)) &&
      standingInStory(foldText(turn.student), turn) === 'so'
    : standingInStory(agreed, turn) === 'so';

const refusing =
  /^(?:(?:oh|hm+|ah|well|sorry|i'm sorry|but|ok|okay)[,!. ]+)*(?:no|nope|wrong|incorrect|not quite|not yet|almost|close)\b/;

/**
 * True if a turn rejects the student's value: "No, 60 is wrong." "Incorrect." It may deny something else: "No, asking costs
 * nothing."
 */
function refusesValue(states: string, turn: SpokenTurn): boolean {
  if (/^(?:\w+[,!. ]+)?(?:wrong|incorrect)\b/.test(states)) return true;
  const rest = states.replace(refusing, '');
  const values = valuesIn(turn.student);
  return ideaListOf(rest).length === 0
    ? values.length > 0
    : values.length > 0 && valuesIn(rest).some((value) => values.includes(value)) && /\b(?:isn't|is not|wrong|not)\b/.test(rest);
}

const judgedValue =
  /(-?\d[\d./]*(?:°|%| \w+)?)(?:'s| is| was| isn't| wasn't) (?:\w+ ){0,2}?(?:right|correct|wrong|incorrect|it|the answer|not it)(?=[.,;!]|$)|\b(?:that|this|it)(?:'s| is| was| isn't) (?:\w+ ){0,2}?(?:incorrect|wrong|correct|not (?:right|correct))\b/;
function valueJudged(states: string, turn: SpokenTurn): boolean {
  const denied = /(-?\d[\d./]*)(?: \w+)? (?:is|isn't|is not|was|wasn't) (?:not )?(?:the|your|an?) ([a-z]+)/.exec(states);
  if (
    denied !== null &&
    valuesIn(turn.student).includes(valuesIn(denied[1] ?? '')[0] ?? '') &&
    [...ideasOf(denied[2] ?? '')].some((idea) => askedIn(turn.question.stem).has(idea)) &&
    !isConveyed(states, turn)
  )
    return true;
  const match = judgedValue.exec(states);
  if (match === null || supposing.test(states.slice(0, match.index))) return false;
  return !(match[1] !== undefined && isConveyed(states, turn));
}

/** True if a turn says that the student found what is asked for: "You found the missing number", "that's x". */
function findsTheAsked(states: string, { question, act }: SpokenTurn): boolean {
  if (act === 'tell') return false;
  const match =
    /\b(?:that(?:'s| is)|you(?:'ve| have)? (?:found|got|have)|there(?:'s| is)) (?:exactly |now )?(?:the |your )?((?:[a-z]+ ?){1,3})(?=[.,!;]|$)/.exec(
      states,
    );
  const asked = askedIn(question.stem);
  return (
    match !== null && !inPart.test(states.slice(0, match.index)) && [...ideasOf(match[1] ?? '')].some((idea) => asked.has(idea))
  );
}

const praisesWhole = (states: string): boolean =>
  praises.some((phrase) => {
    const match = phrase.exec(states);
    return (
      match !== null &&
      !inPart.test(states.slice(0, match.index)) &&
      !/^ (?:that|to|if|about|for the)\b/.test(states.slice(match.index + match[0].length)) &&
      !inPart.test(match[0])
    );
  });

/** True if what is called true comes before in the sentence and is a fact: "You counted 7 slices eaten, and that's true". */
function followsFact(states: string, turn: SpokenTurn): boolean {
  const at = states.search(
    /,? (?:and |so |yes,? )*(?:(?:that|which|it|this)(?:'s| is| was| part is)|you(?:'re| are))(?: \w+)? (?:right|true|correct|good)\b|,? (?:good|well done|you've got that)\b|\b(?:was|is) right in\b|\bdone ✅/u,
  );
  if (at <= 0) return false;
  return restated(states.slice(0, at), turn) === 'fact';
}

/** Words of praise and of lesson routine, which restate nothing. */
const praiseWords = new Set(
  'job well think keep move ready awesom perfect excell nail done amaz smart progres attempt effort lesson super fantast brilli congratulat proud star wow math pick choos glad happy got hard next problem everything absolut complet total'.split(
    ' ',
  ),
);

/**
 * Tells what an agreement goes on to say: `fact`, something other than the student's answer (a number of the story, a step
 * that is right); `claim`, her answer or the final one; `nothing`.
 */
function restated(rest: string, turn: SpokenTurn): 'fact' | 'claim' | 'nothing' {
  const clause = rest.split(/[;,]\s/)[0] ?? rest;
  const heard = ideaListOf(clause).length > 0 ? clause : rest;
  const ideas = ideaListOf(heard).filter((idea) => !praiseWords.has(idea));
  const words = ideas.filter((idea) => !idea.startsWith('#'));
  if (ideas.length === 0) return 'nothing';
  const hers = new Set(valuesIn(turn.student));
  if (/^(?:that|about) /.test(rest) && !valuesIn(rest).some((value) => hers.has(value))) return 'fact';
  if (falseArithmeticIn(rest) !== null) return 'claim';
  if (claimsIn(arithmeticInSigns(foldSigns(flattenText(rest)))).some(({ holds }) => holds)) return 'fact';
  if (holdsAtSolution(rest, turn.question) === true && !/\b[a-z] (?:is|=)/.test(rest)) return 'fact';
  const open = ideasOf([turn.question.stem, turn.must_convey ?? '', turn.said.at(-1) ?? '', turn.student].join('\n'));
  const values = new Set([...valuesIn(turn.student), ...valuesIn(turn.question.expected)]);
  const told = valuesIn(heard).filter((value) => values.has(value));
  const asked = askedIn(turn.question.stem);
  if (told.length > 0) {
    if (isConveyed(rest, turn)) return 'fact';
    if (words.length === 0) return 'claim';
    const stem = ideasOf(turn.question.stem);
    const novel = ideas.filter((idea) => !stem.has(idea) && !values.has(idea.slice(1)));
    if (novel.length === 0) return words.length <= 1 || words.some((word) => asked.has(word)) ? 'claim' : 'fact';
    return words.some((word) => asked.has(word)) && novel.length < 2 ? 'claim' : 'fact';
  }
  return words.some((word) => open.has(word)) || valuesIn(heard).length > 0 || words.length >= 3 ? 'fact' : 'nothing';
}

/** True if a text says what the turn has to get across: all of its numbers, of which there is at least one. */
function isConveyed(rest: string, { must_convey }: SpokenTurn): boolean {
  if (must_convey === null) return false;
  const [must, said] = [ideasOf(must_convey), ideasOf(rest)];
  const numbers = [...must].filter((idea) => idea.startsWith('#'));
  return must.size > 0 && numbers.length > 0 && numbers.every((number) => said.has(number));
}

/** Returns the ideas by which a stem names what it asks for: the mean in "Find the mean of …", the x in "Solve for x". */
function askedIn(stem: string): ReadonlySet<string> {
  const plain = flattenText(stem);
  const asking = plain.split(/(?<=[.?!])\s+/).findLast((one) => one.includes('?')) ?? plain;
  const named =
    /\b(?:find|what is|what's|what are|solve for|evaluate|calculate|compute|write) (?:the |its |their )?(?:value of |number of |missing )?([a-z]+)/i.exec(
      asking,
    )?.[1] ??
    /\b(?:what|which|how many|how much) ([a-z]+)/i.exec(asking)?.[1] ??
    '';
  return ideasOf(named);
}
