import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';

/** Words for how the student feels, in what the turn has to address and in her message. */
const glad =
  /\b(?:pride|proud|insight|joy|happy|happiness|glad|liking|excite\w*|success|thanks|thank|won|relief|i get it|clicked|makes sense|did it|got an a|yay)\b/;

const meetsGladness =
  /\b(?:proud|pleased|glad|love|great|good|fun|me too|so do i|wonderful|nice|congratulations|congrats|yay|hooray|wow|awesome|fantastic|exciting|excited|happy|enjoy|earned|deserve\w*|paid off|well done|that's it|exactly|brilliant|amazing|welcome|feels?|cool|terrific|hear|click\w*|way to go|excellent|super|lovely|delighted|smile|celebrate|kept at it|stuck with it|sweet|grin|all by yourself|on your own|look at you|good feeling)\b|\b(?:an? [a-z]+|yes|ooh|aha)!/;

const meetsSadness =
  /\b(?:sorry|hard|tough|rough|sounds?|hurts?|hurtful|understand|understandable|makes sense|i hear|hear you|hear that|sad|miss|missing|care|worry|worried|worrying|scary|scared|nervous|nerves|anxious|afraid|tired|tiring|exhaust\w*|worn|weary|wiped out|sleepy|rest|break|breath|breathe|breather|frustrat\w*|annoying|annoyed|angry|upset|mad|lonely|alone|left out|unfair|feel|feels|feeling|feelings|normal|okay to|ok to|all right to|it's okay|it's ok|that's okay|that's ok|no shame|not (?:dumb|stupid|alone|bad|your fault|a failure)|not being|nothing to do with|doesn't (?:make|mean)|everyone|everybody|lots of|many (?:people|students|kids)|happens|thank you for (?:telling|saying|sharing)|thanks for (?:telling|saying|sharing)|glad you (?:told|said)|here for|with you|long day|a lot|boring|bored|dull|(?:not|isn't) the most (?:exciting|fun|interesting)|stuck|difficult|tricky|awful|terrible|painful|heavy|loss|lost|hope|gentle|slow down|take your time|no rush|together|trusted|talk to|grown-?up|adult|stress\w*|pressure|big day|embarrass\w*|disappoint\w*|overwhelm\w*|confus\w*|believe in|nerve|nerves|nerve-?racking|calm|calmly|patience|courage|brave|effort|takes|no wonder|of course you|can be(?! \w+ed\b)|honest|big feeling|isn't fun|not fun|not easy|isn't easy|anybody would|anyone would|must be|must have|how you|welcome|yourself time|hug|comfort|crushing|crummy|stinks|stretch|water|snack|minute|pause|fight back|fights back|tangled|mix(?:es|ed)? (?:people|everybody|everyone|us) up|one (?:tiny |small |little )?(?:bite|step|bit|piece) at a time|easy does it|i know|i get it|i bet|bummer|ouch|oh no|ugh|yikes|butterflies|stomach|your heart|in knots|elsewhere|carry(?:ing)? (?:that|this))\b/;

/** If somebody is ill or gone, thanking the student for telling isn't sympathy. */
const losses = /\b(?:died|dead|death|passed away|hospital|funeral|cancer|divorc\w+|really sick|very sick)\b/;
const ofLoss =
  /\b(?:sorry|sad|sadness|hard|tough|rough|hope|hopes|miss|missing|hurts?|loss|heart|care|here for|lot to carry|heavy|scary|worry|worried|awful|terrible|painful|with you|grown-?up|talk to|break|stop here|take (?:your|all the) time|hug|comfort|oh no)\b/;

/** True if a turn responds to the student's feeling: with a word of sympathy, or of gladness if she is glad. */
export function meetsFeeling({ must_convey, student, text }: Pick<SpokenTurn, 'must_convey' | 'student' | 'text'>): boolean {
  const feeling = foldText(`${must_convey ?? ''} ${student}`);
  const said = foldText(text);
  if (losses.test(foldText(student)) && !ofLoss.test(said)) return false;
  return glad.test(feeling) ? meetsGladness.test(said) || meetsSadness.test(said) : meetsSadness.test(said);
}
