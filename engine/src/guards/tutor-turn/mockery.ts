import { foldText } from '../words-of.ts';

/** Phrases of mockery, blame and impatience. */
const mocking: readonly RegExp[] = [
  /\b(?:did|didn't|do|don't|were|weren't|are|aren't) you (?:even |just |actually |really |ever )*(?:sleep|sleeping|asleep|listen|listening|guess|guessing|paying attention|pay attention|try|trying|awake|read it|daydreaming)\b[^?]*\?/,
  /\b(?:if|had) you(?:'d|'ve| had| have)? (?:only |just |ever )?(?:listened|paid attention|studied|tried harder|been listening)\b|\bpay attention\b(?! to)/,
  /\b(?:talking|like talking|speaking|explain(?:ing)? (?:it |this )?) to (?:a|the) (?:wall|brick|rock|toddler|baby)\b/,
  /\b(?:first|second|third|fourth|fifth|kinder\w*|any) ?-?graders? (?:can|could|know|do)\b|\b(?:a|any) (?:baby|toddler|five-year-old|child of \w+) (?:can|could|knows)\b|\beven (?:my|a|your) (?:dog|cat|little \w+|baby|grandma) (?:can|could|knows|would)\b/,
  /\b(?:laughable|ridiculous|pathetic|hopeless|embarrassing|silly thing to|what a (?:surprise|shock|joke|waste)|wow\.? just wow|just wow|big surprise|oh,? please|give me a break|big deal)\b(?! if)/,
  /\b(?:hundred|thousand|million|too many) times\b(?=[.,!]| (?:already|now|before))/,
  /\bnot with that attitude\b|\bwho laughs\b|\bbigger problems\b|\bmake a fuss\b|\bstop (?:whining|complaining|crying|fussing)\b|\bgrow up\b|\bget over it\b|\btough luck\b|\bcry ?baby\b|\bsuck it up\b/,
  /\b(?:only |just )?(?:lazy|slow|weak|dumb|bad) (?:students|kids|people|children|pupils)\b|\bnot smart enough\b|\bsomewhere better to be\b|\bhaven't (?:even )?done (?:anything|a thing|much)\b|\bso (?:much|long|many \w+|a lot of time) for so little\b|\btime for so little\b/,
  /\byou do (?:\w+ )?(?:mess|fail|forget|get it wrong|struggle)\b(?! .*\bbut\b)|\bprincipal(?:'s office)?\b|\bdetention\b|\b(?:call|tell|phone) your (?:mom|mother|dad|father|parents)\b/,
  /\byou shouldn't feel\b|\b(?:isn't|not|wasn't) the right (?:reaction|feeling|way to feel)\b|\bbeing (?:proud|sad|afraid|tired|angry) is (?:wrong|bad|silly)\b|\bnot nice to boast\b|\byou(?:'re not| aren't) (?:really )?(?:tired|sad|sick|bored|afraid|scared)\b(?! of)/,
  /\b(?:don't|do not|never) (?:tell|say (?:it |this |anything )?to|let|show) (?:your |the )?(?:teacher|parents?|mom|mother|dad|father|principal|anyone|anybody)\b/,
];

/** Finds mockery, blame or shaming. Returns a description for the log, or null. */
export const mockeryIn = (text: string): string | null =>
  mocking.some((phrase) => phrase.test(foldText(text))) ? 'mocks, blames or shames' : null;
