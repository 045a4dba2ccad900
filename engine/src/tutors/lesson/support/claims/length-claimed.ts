const length = String.raw`(?:longer|long|the longest|longest|(?:having )?more (?:digits|numbers|decimals|decimal places|places)|(?:the )?(?:length|number of digits|amount of digits))`;
const size = String.raw`(?:bigger|larger|greater|more|the (?:biggest|largest|greatest|most)|better)`;
const denies = String.raw`(?:is ?n['’]?t|isnt|aint|ain['’]t|is not|does ?n['’]?t|doesnt|does not|do ?n['’]?t|dont|not|never|no longer)`;

const deny: readonly RegExp[] = [
  new RegExp(String.raw`\b${length}\b(?: (?:number|one|decimal|ones|numbers|decimals))*\W+(?:\w+ )?${denies}\b[^.?!]*\b(?:${size}|matter|decide|count)\b`, 'i'),
  /\b(?:does ?n['’]?t|doesnt|does not|do ?n['’]?t|dont)(?: even| really)? matter how (?:long|many (?:digits|numbers|decimals|places))\b/i,
  /\bnot (?:about|because of) (?:how (?:long|many (?:digits|numbers|places))|the length)\b/i,
  /\b(?:longer|long)(?: (?:number|one|decimal))? (?:can|could|may) (?:still )?be (?:smaller|less)\b/i,
]; // prettier-ignore
const claim = new RegExp(
  String.raw`\b(?:longer|the longest|longest|more (?:digits|numbers|decimals|decimal places|places))\b(?: (?:number|one|decimal|ones|numbers|decimals))*\W+(?:(?:always|so|then|just|its|it['’]?s|means|mean|is|are|makes|it|it is|=)\W+)+${size}\b`,
  'i',
);

/**
 * Tells whether a message says that the length of a number decides its size ("longer is bigger"), or that it doesn't ("longer isnt
 * always bigger", "it doesnt matter how many digits").
 *
 * Errors  none: null if it says nothing of the kind, or only asks.
 */
export function lengthClaimed(text: string): 'decides' | 'does_not' | null {
  if (/\?|\b(?:if|why|how come|thought|used to)\b/i.test(text)) return null;
  if (deny.some((one) => one.test(text))) return 'does_not';
  return claim.test(text) && !/\bnot\b|n['’]t\b|\b(?:isnt|doesnt|dont|never|aint)\b/i.test(text) ? 'decides' : null;
}
