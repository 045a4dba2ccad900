import { figure, isSame, saidInFigures, valueOf } from './said-in-figures.ts';

const told = '(?:just |only |exactly |simply |now )*';
const n = `(${figure})`;
const changes: Readonly<Record<string, number>> = { halved: 1 / 2, doubled: 2, doubles: 2, doubling: 2, tripled: 3, triples: 3, tripling: 3, quadrupled: 4, quadruples: 4 }; // prettier-ignore
const between = new RegExp(
  `\\bfrom (?:the )?${n}(?: [a-z]+)? to (?:the )?${n}(?: [a-z]+)?,? (?:[a-z]+ ){0,3}?(?:is|was|it's|that's|are|it is|you add|you go|you go up|it goes up(?: by| to)?|it goes down(?: by| to)?|goes up(?: by)?|goes down(?: by)?|it grows by|grew by|grows by|it adds|it drops(?: by)?|drops by|fell by|falls by|there are|you count|means adding|means|it jumps(?: by)?|the difference is|the change is|the jump is|the step is|gets?|has) ${told}(?:an? (?:jump|step|change|difference|increase|drop|gap) of )?(${figure}|halved|doubled|doubles|tripled|triples|quadrupled|quadruples)(?! (?:more )?(?:tens|hundreds|tenths|hundredths|times as|ones))`,
  'g',
);
const between2 = new RegExp(
  `\\bfrom (?:the )?${n}(?: [a-z]+)? to (?:the )?${n}(?: [a-z]+)? (?:the |it |that )?[a-z ]{0,20}?\\b(doubled|doubles|tripled|triples|quadrupled|halved)\\b`,
  'g',
);

type Named = { readonly says: RegExp; readonly comesTo: (a: number) => number };
const gives = `(?:is|gives|makes|gets|get|gives you|comes to|comes out as|comes out to|means|equals|would be|,)+ ${told}`;
const named: readonly Named[] = [
  { says: new RegExp(`\\b(?:squaring|square) (?:the )?${n} ${gives}${n}`, 'g'), comesTo: (a) => a * a },
  { says: new RegExp(`(?<![\\w.+*/-] ?)${n} squared ${gives}${n}`, 'g'), comesTo: (a) => a * a },
  { says: new RegExp(`\\bthe square of ${n} ${gives}${n}`, 'g'), comesTo: (a) => a * a },
  { says: new RegExp(`\\b(?:cubing ${n}|${n} cubed) ${gives}${n}`, 'g'), comesTo: (a) => a ** 3 },
  { says: new RegExp(`\\b(?:doubling|double|twice|two times) ${n} ${gives}${n}`, 'g'), comesTo: (a) => a * 2 },
  { says: new RegExp(`\\b(?:tripling|triple|three times) ${n} ${gives}${n}`, 'g'), comesTo: (a) => a * 3 },
  { says: new RegExp(`\\b(?:halving|half of|half) ${n} ${gives}${n}`, 'g'), comesTo: (a) => a / 2 },
  { says: new RegExp(`\\b(?:a third|one third) of ${n} ${gives}${n}`, 'g'), comesTo: (a) => a / 3 },
  { says: new RegExp(`\\b(?:a quarter|one fourth|a fourth) of ${n} ${gives}${n}`, 'g'), comesTo: (a) => a / 4 },
  { says: new RegExp(`\\b(?:the )?square root of ${n} ${gives}${n}`, 'g'), comesTo: Math.sqrt },
];
type Pair = { readonly says: RegExp; readonly comesTo: (a: number, b: number) => number };
const noun = '(?: [a-z]+){0,2}?';
const pairs: readonly Pair[] = [
  {
    says: new RegExp(
      `(?<![\\d.] )${n}${noun} for ${n}${noun},? (?:is|are|makes|means|comes to|that's|gives|it's|so|,)+ ${told}${n}${noun} (?:each|apiece|per [a-z]+|for (?:each|every|one)|a (?:piece|person))\\b`,
      'g',
    ),
    comesTo: (a, b) => a / b,
  },
  {
    says: new RegExp(
      `(?<![\\d.] )${n}${noun} (?:shared|split|divided)(?: equally| evenly)? (?:among|between|by|into) ${n}${noun} ${gives}${n}`,
      'g',
    ),
    comesTo: (a, b) => a / b,
  },
  { says: new RegExp(`\\b(?:multiplying|multiply) ${n} (?:by|and|with) ${n} ${gives}${n}`, 'g'), comesTo: (a, b) => a * b },
  { says: new RegExp(`\\b(?:dividing|divide) ${n} by ${n} ${gives}${n}`, 'g'), comesTo: (a, b) => a / b },
  { says: new RegExp(`\\b(?:adding|add) ${n} (?:and|to) ${n} ${gives}${n}`, 'g'), comesTo: (a, b) => a + b },
  {
    says: new RegExp(`\\b(?:subtracting|subtract|taking|take) ${n} (?:away )?(?:from|off) ${n} ${gives}${n}`, 'g'),
    comesTo: (a, b) => b - a,
  },
];
const supposed =
  /\b(?:if|whether|not|never|suppose|wrote|said|thought|think|n't|isn't|instead|you (?:had|got|have|put)|wrong|about|around|nearly|remainder|left over|roughly|would)\b/;
const nearlySame = (a: number, b: number): boolean => isSame(a, b) || (Math.abs(a - b) < 0.006 && !Number.isInteger(b));

/**
 * True if a sentence tells a wrong result of an operation in words: "squaring 3 gives 6", "from 7 to 11 it's 5". The sentence
 * must be folded.
 */
export function tellsFalseResult(sentence: string): boolean {
  const said = saidInFigures(sentence);
  if (!/\d/.test(said)) return false;
  const isStated = (at: number): boolean => !supposed.test(said.slice(0, at)) && !/\b(?:remainder|left over|about)\b/.test(said);
  for (const pattern of [between, between2])
    for (const { 1: a = '', 2: b = '', 3: by = '', index, 0: all } of said.matchAll(pattern)) {
      const [from, to, change] = [valueOf(a), valueOf(b), changes[by] ?? valueOf(by)];
      if (from === null || to === null || change === null || !isStated(index) || a.includes(':')) continue;
      const ofTimes = changes[by] !== undefined;
      const holds = ofTimes
        ? isSame(to, from * change)
        : /%/.test(by) ||
          nearlySame(Math.abs(to - from), Math.abs(change)) ||
          (from !== 0 && nearlySame(to / from, change)) ||
          (isSame(to, change) && !/goes up to|goes down to/.test(all)) ||
          (isSame(Math.abs(to - from) + 1, change) && /there are|count/.test(all));
      if (!holds) return true;
    }
  for (const { says, comesTo } of named)
    for (const match of said.matchAll(says)) {
      const [a, result] = match
        .slice(1)
        .filter((one) => one !== undefined)
        .map(valueOf);
      if (
        a !== null &&
        a !== undefined &&
        result !== null &&
        result !== undefined &&
        isStated(match.index) &&
        !nearlySame(comesTo(a), result)
      )
        return true;
    }
  return pairs.some(({ says, comesTo }) =>
    Array.from(said.matchAll(says)).some(({ 1: a = '', 2: b = '', 3: c = '', index }) => {
      const [one, other, result] = [a, b, c].map(valueOf);
      return (
        one !== null &&
        other !== null &&
        result !== null &&
        isStated(index) &&
        !nearlySame(comesTo(one!, other!), result!) &&
        !/%/.test(a + b + c)
      );
    }),
  );
}
