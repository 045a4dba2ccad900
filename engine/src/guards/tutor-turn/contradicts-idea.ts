import { contrastsIn, plainly, type Heard } from './contrasts.ts';
import { countsIn, numbersSaid, sameCounted } from './counted-things.ts';
import { ideasOf, rootOf } from './idea-words.ts';
import { turnSentences } from './turn-sentences.ts';

/** Words that show that a sentence supposes, denies or reports something instead of stating it. */
const unstated =
  /\b(?:not|never|n't|no|none|don't|doesn't|isn't|aren't|can't|won't|wouldn't|without|instead|rather|unless|if|but|wrote|thought|said|would|undo|undoes|undoing|opposite|inverse|reverse|used to|looks? like|as though|you (?:added|multiplied|subtracted|divided|took|went|counted|found|gave|got|had|have|did|put|used|only|just))\b|\w+n't\b/;
/** The share of the rest of an idea that a sentence must contain to be about the same thing. */
const sameMatter = 0.5;
/** The same for words of size, which are in most explanations, so it takes more. */
const sameMatterOfSize = 0.75;

/**
 * True if a text says something else than the idea that it had to get across, in the idea's own frame: a word reversed
 * ("flips" for "keeps"), another number of the same things ("10 fifths" for "5 fifths"), parts exchanged ("the run divided by
 * the rise"), the denied part asserted, or a limit that doesn't exist.
 */
export function contradictsIdea(text: string, idea: string, stem: string, student: string): boolean {
  const due = plainly(idea);
  if (/\?["')]*$/.test(due) || due.startsWith('how it is done')) return false;
  const open = { all: plainly(text), given: givenIn(stem) };
  const statements = turnSentences(text).map(({ states }) =>
    plainly(
      (due.includes('unless') ? states.replace(/,? unless .*/, '.') : states).replace(
        /^(?:no|yes|right|exactly|sure)[,.!]? (?:but )?/,
        '',
      ),
    ),
  );
  // In "The middle terms have to cancel. That happens when both signs are the same", "that" refers to the sentence before.
  const joined = statements.flatMap((states, i) =>
    i > 0 && /^(?:that|this|it|they|those|these) (?:happens|works|is why|means|comes|takes)\b/.test(states)
      ? [`${statements[i - 1]?.replace(/[.!]+$/, '')}, ${states}`]
      : [],
  );
  return [...statements, ...joined].some(
    (states) =>
      states !== '' &&
      (exchangesPair(states, due) ||
        doesWhatIsNotDone(states, due) ||
        (!isUnstated(withoutContrast(states), due) &&
          (turnsAround(states, due, open) ||
            countsOtherwise(states, due, open.all) ||
            hasAnotherNumber(states, due, open.all, `${stem}\n${student}`))) ||
        exchanges(states, due) ||
        exchangesNames(states, due) ||
        changesHands(states, due) ||
        allowsWhatIsDenied(states, due) ||
        deniesWhatIsSo(states, due)),
  );
}

const toAnother = /(?<![\w./])(\d+(?:\.\d+)?) (?:to|becomes|is about|rounds to) (\d+(?:\.\d+)?)(?![\w/%]|\.\d)/g;
const inPlace = /(?<![\w./])(\d+(?:\.\d+)?) (?:in place of|instead of|for|in for) (\d+(?:\.\d+)?)(?![\w/%]|\.\d)/g;
/** True if a number is replaced with a wrong one: "30 in place of 21" if 21 should become 20. */
function exchangesPair(states: string, due: string): boolean {
  if (!/\b(?:round|becomes|about|estimate|use)\b/.test(due)) return false;
  const wanted = new Map(Array.from(due.matchAll(toAnother), ([, from = '', to = '']) => [from, to] as const));
  const told = [
    ...Array.from(states.matchAll(toAnother), ([, from = '', to = '']) => [from, to] as const),
    ...Array.from(states.matchAll(inPlace), ([, to = '', from = '']) => [from, to] as const),
  ];
  return told.some(([from, to]) => wanted.has(from) && wanted.get(from) !== to);
}

const operationsNamed: readonly { readonly denied: RegExp; readonly done: RegExp }[] = [
  {
    denied: /\b(?:no|not|without|never|instead of|rather than) (?:by |any )?halv(?:ing|e)\b/,
    done: /\bhalv(?:e|ed|ing)\b|\b(?:divided?|dividing) by (?:2|two)\b|\b(?:is|as|take) half\b/,
  },
  {
    denied: /\b(?:no|not|without|never|instead of|rather than) (?:by |any )?doubl(?:ing|e)\b/,
    done: /\bdoubl(?:e|es|ed|ing)\b|\btwice\b/,
  },
  {
    denied: /\b(?:no|not|without|never|instead of|rather than) (?:by |any )?add(?:ing|ed)?\b/,
    done: /\b(?:by adding|so (?:you |we )?add|you add|we add|are added|is added)\b/,
  },
  {
    denied: /\b(?:no|not|without|never|instead of|rather than) (?:by |any )?multipl(?:ying|y|ied)\b/,
    done: /\b(?:by multiplying|so (?:you |we )?multiply|you multiply|are multiplied)\b/,
  },
  {
    denied: /\b(?:no|not|without|never|instead of|rather than) (?:by |any )?subtract(?:ing|ed)?\b/,
    done: /\b(?:by subtracting|so (?:you |we )?subtract|you subtract|are subtracted)\b/,
  },
];
/** True if the text does what the idea says isn't done: "Divided by two" if there is no halving. */
const doesWhatIsNotDone = (states: string, due: string): boolean =>
  !/\b(?:not|no|never|without|instead|rather|would|if|wouldn't|don't|doesn't|isn't|aren't|you (?:halved|added|multiplied|subtracted|doubled|took)|triangle)\b/.test(
    states,
  ) && operationsNamed.some(({ denied, done }) => denied.test(due) && !done.test(due.replace(denied, ' ')) && done.test(states));

/** True if a sentence doesn't state anything. If the idea itself is about undoing, words for undoing don't count. */
const isUnstated = (states: string, due: string): boolean =>
  unstated.test(ofUndoing.test(due) ? states.replace(ofUndoing, ' ') : states);
const ofUndoing = /\b(?:undo|undoes|undoing|opposite|inverse|reverse)\b/;

const signs: readonly { readonly says: RegExp; readonly member: string }[] = [
  { says: /\+/, member: 'operation:add' },
  { says: /\d ?[-−–] ?\d|[-−] ?\(/, member: 'operation:subtract' },
  { says: /[×*·]|\\times|\\cdot|\d\(/, member: 'operation:multiply' },
  { says: /÷|\\div|\/|\\frac/, member: 'operation:divide' },
];
/**
 * Returns the contrasting words and signs that a stem contains. Mentioning them in addition to the idea doesn't contradict the
 * idea.
 */
const givenIn = (stem: string): ReadonlySet<string> =>
  new Set([
    ...contrastsIn(plainly(stem)).map(({ family, member }) => `${family}:${member}`),
    ...signs.flatMap(({ says, member }) => (says.test(stem) ? member : [])),
  ]);

const notThat =
  /,? (?:and )?(?:not|instead of|rather than) (?:just |only |by |the |to |in |at |on |their |its |a |an )*([^,.;]+)$/;
/** Removes what a statement is contrasted with ("…, not 60"), which is checked separately. */
const withoutContrast = (states: string): string => states.replace(/[.!]+$/, '').replace(notThat, '');

/** True if one text contains enough of the other's ideas, leaving out the words of the given family of contrasts. */
function isSameMatter(states: string, due: string, family: string | null): boolean {
  const ofFamily = new Set(
    contrastsIn(due)
      .filter((one) => one.family === family)
      .flatMap(({ at }) => [...ideasOf(/^[\w-]+/.exec(due.slice(at))?.[0] ?? '')]),
  );
  const [wanted, had] = [[...ideasOf(due)].filter((one) => !ofFamily.has(one)), ideasOf(states)];
  const met = wanted.filter((one) => had.has(one)).length;
  return met > 0 && met >= (family === 'size' ? sameMatterOfSize : sameMatter) * wanted.length;
}

type Key = (heard: Heard) => string;
const byWord: Key = ({ word }) => word;
const byMember: Key = ({ member }) => member;

/** Returns the members in `these` that are not in `those`. Common ones cancel out as often as they occur in both. */
function besides(these: readonly Heard[], those: readonly Heard[], key: Key): ReadonlySet<string> {
  const left = those.map(key);
  const others = these.filter((heard) => {
    const at = left.indexOf(key(heard));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return new Set(others.map(byMember));
}

/** A sentence that only calls the other of two amounts smaller or larger: "60 hundredths, and 58 hundredths is a bit less". */
const endsInSize =
  /\b(?:is|are) (?:a (?:bit|little) |even |still |only )*(?:less|more|smaller|bigger|larger|greater|fewer)[.!]?$/;

/**
 * True if a word is reversed ("flips" for "keeps"): the due word of a family isn't in the turn, or not as often as it should
 * be, and another word is used instead.
 */
function turnsAround(states: string, due: string, { all, given }: { all: string; given: ReadonlySet<string> }): boolean {
  const [wanted, told] = [contrastsIn(due), contrastsIn(withoutContrast(states))];
  const dueOf = Map.groupBy(wanted, ({ family }) => family);
  return [...Map.groupBy(told, ({ family }) => family)].some(([family, heard]) => {
    const ofDue = dueOf.get(family) ?? [];
    if (ofDue.length === 0) return false;
    // "8 is more than 2" for "2 is less than 8"
    if (family === 'size' && /\bthan\b/.test(due) && (/\bthan\b/.test(states) || endsInSize.test(states))) return false;
    const inDue = new Set(ofDue.map(byMember));
    const inAll = contrastsIn(all).filter((one) => one.family === family);
    return [byWord, byMember].some((key) => {
      const [missing, instead] = [besides(ofDue, heard, key), besides(heard, ofDue, key)];
      const [member] = missing;
      if (missing.size !== 1 || member === undefined || instead.size === 0 || instead.has(member)) return false;
      if (family !== 'letter' && [...instead].some((one) => given.has(`${family}:${one}`) && !inDue.has(one))) return false;
      const countOf = (heardThere: readonly Heard[]): number => heardThere.filter((one) => one.member === member).length;
      return countOf(inAll) < countOf(ofDue) && isSameMatter(states, due, family);
    });
  });
}

/**
 * True if a turn counts something differently: "10 fifths" for "5 fifths"; "start at 12 and go 5 steps" for "start at 5 and go
 * 12 steps".
 */
function countsOtherwise(states: string, due: string, all: string): boolean {
  const wanted = countsIn(due);
  const said = countsIn(states);
  const [here, anywhere, dueNumbers] = [numbersSaid(states), numbersSaid(all), numbersSaid(due)];
  return wanted.some(
    (one) =>
      (one.count !== 1 || /\b(?:exactly|only|just) (?:one|1)\b/.test(due)) &&
      !said.some((other) => other.count === one.count && sameCounted(one, other)) &&
      said.some(
        (other) =>
          other.count !== 1 &&
          other.count !== one.count &&
          sameCounted(one, other) &&
          (!anywhere.has(one.count) ||
            (here.has(one.count) && dueNumbers.has(other.count) && !wanted.some((its) => its.count === other.count))),
      ) &&
      isSameMatter(states, due, null),
  );
}

/**
 * The share of an idea's words that a sentence must contain for another number in it to count as a replacement of the due one.
 */
const sameFrame = 0.6;
/** True if another number replaces the due one: "Add up to 360°" for "add up to 180°"; "divide by 2" for "divide by -2". */
function hasAnotherNumber(states: string, due: string, all: string, known: string): boolean {
  const words = [...ideasOf(due)].filter((idea) => !idea.startsWith('#'));
  const heard = ideasOf(states);
  if (words.length < 2 || words.filter((idea) => heard.has(idea)).length < sameFrame * words.length) return false;
  const [dueNumbers, told, anywhere, given] = [due, states, all, plainly(known)].map(figuresIn);
  const [one, ...others] = dueNumbers!;
  if (one === undefined || others.some((other) => other !== one) || anywhere!.includes(one)) return false;
  if (one.startsWith('-')) return told!.includes(one.slice(1)) && !/\b(?:negative|minus|below zero|debt|owe)\b/.test(all);
  return told!.some((other) => Number(other) > 1 && !given!.includes(other) && !dueNumbers!.includes(other));
}

/** Returns the numbers of a text in figures, with their sign. */
const figuresIn = (folded: string): string[] =>
  Array.from(folded.matchAll(/(?<![\w.)/])[-−–]?\d+(?:\.\d+)?(?![\w/]|\.\d)/g), ([number]) => number.replace(/[−–]/, '-'));

/** Returns what each operation of a text is done with: the names after it, up to the next operation. */
function doneWith(folded: string): { readonly operation: string; readonly names: ReadonlySet<string> }[] {
  const operations = contrastsIn(folded).filter(({ family }) => family === 'operation');
  return operations.map(({ member, at }, i) => {
    const rest = folded.slice(at, operations[i + 1]?.at).split(/[,;.:]/)[0] ?? '';
    return {
      operation: member,
      names: namesIn(
        rest
          .replace(/^\S+ (?:up )?/, '')
          .split(' ')
          .slice(0, 7)
          .join(' '),
      ),
    };
  });
}

/**
 * True if two operations exchange what they are done with: "Divide by the numerator and multiply by the denominator", "add up
 * to 12 and multiply to 7".
 */
function changesHands(states: string, due: string): boolean {
  const [one, other, ...more] = doneWith(due);
  if (one === undefined || other === undefined || more.length > 0 || one.operation === other.operation) return false;
  if (unstated.test(withoutYou(states))) return false;
  const [ofOne, ofOther] = [only(one.names, other.names), only(other.names, one.names)];
  const told = doneWith(states);
  const has = (operation: string, its: readonly string[], not: readonly string[]): boolean =>
    told.some(
      (it) => it.operation === operation && its.some((name) => it.names.has(name)) && !not.some((name) => it.names.has(name)),
    );
  return has(one.operation, ofOther, ofOne) && has(other.operation, ofOne, ofOther);
}

/**
 * True if a text allows what the idea denies: "You can take 9 from 4" if that's impossible; "plenty of tens" if there are
 * none.
 */
function allowsWhatIsDenied(states: string, due: string): boolean {
  const cannot = /\b(?:cannot|can't|can not|couldn't|doesn't|does not|don't|do not|isn't|is not|aren't|are not) ([a-z]+)/.exec(
    due,
  )?.[1];
  const none = /\b(?:there (?:are|is)|has|have) no ([a-z]+)/.exec(due)?.[1];
  if (/\b(?:not|no|never|cannot|without|if|would|unless)\b|n't\b/.test(states)) return false;
  return (
    (cannot !== undefined &&
      new RegExp(`\\b(?:can|does|do|is|are|may) (?:\\w+ )?${cannot}\\b`).test(states) &&
      isSameMatter(states, due, null)) ||
    (none !== undefined &&
      new RegExp(`\\b(?:plenty of|enough|some|many|several|lots of|there (?:are|is)) (?:\\w+ )?${none}\\b`).test(states))
  );
}

const relations: readonly { readonly says: RegExp; readonly turned: boolean; readonly kind: string }[] = [
  { says: /\b(?:comes? |goes? |is |are )?(?:done )?(?:before|ahead of|prior to|earlier than)\b/g, turned: false, kind: 'before' },
  { says: /\b(?:comes? |goes? |is |are )?(?:done )?(?:after|later than)\b/g, turned: true, kind: 'before' },
  { says: /\bdivided by\b|\bover\b|\bout of\b|\bper\b/g, turned: false, kind: 'over' },
  { says: /\bamong\b|\bbetween\b/g, turned: false, kind: 'among' },
  { says: /\binto\b/g, turned: false, kind: 'into' },
  { says: /\bminus\b/g, turned: false, kind: 'minus' },
  { says: /\b(?:larger|bigger|greater|more|longer|higher) than\b/g, turned: false, kind: 'than' },
  { says: /\b(?:smaller|less|fewer|shorter|lower) than\b/g, turned: true, kind: 'than' },
  { says: /(?<=\b(?:divid(?:e|es|ed|ing)|share|shared)\b[^,.;]*)\bby\b/g, turned: false, kind: 'by' },
  { says: /(?<=\b(?:subtract(?:s|ed|ing)?|take|takes|taking)\b[^,.;]*)\bfrom\b/g, turned: false, kind: 'from' },
  { says: /\bfor every\b/g, turned: false, kind: 'for' },
];

type Related = { readonly kind: string; readonly left: ReadonlySet<string>; readonly right: ReadonlySet<string> };

/** Returns what is on either side of a relation: the nearest ideas and contrasting words. */
function relatedIn(folded: string): Related[] {
  return relations.flatMap(({ says, turned, kind }) =>
    Array.from(folded.matchAll(says), (match) => {
      const before =
        folded
          .slice(0, match.index)
          .split(/[,;.:]/)
          .at(-1) ?? '';
      const after = folded.slice(match.index + match[0].length).split(/[,;.:]/)[0] ?? '';
      const [left, right] = [namesIn(before.split(' ').slice(-5).join(' ')), namesIn(after.split(' ').slice(0, 6).join(' '))];
      return turned ? { kind, left: right, right: left } : { kind, left, right };
    }),
  );
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...ideasOf(text), ...contrastsIn(text).map(({ family, member }) => `${family}:${member}`)]);

/** Removes "you" where it reports nothing about the student: "Before you put them in order". */
const withoutYou = (states: string): string =>
  states.replace(/\b(before|after|when|until|so|then|as|what|where|first) you\b/g, '$1');

/**
 * True if the two sides of a relation are exchanged: "Subtraction goes ahead of multiplication" if it is the other way around.
 */
function exchanges(states: string, due: string): boolean {
  if (unstated.test(withoutYou(states).replace(/\bno\b/g, ''))) return false;
  const told = relatedIn(states);
  return relatedIn(due).some(({ kind, left, right }) =>
    told.some(
      (other) =>
        other.kind === kind &&
        only(left, right).some((one) => only(other.right, other.left).includes(one)) &&
        only(right, left).some((one) => only(other.left, other.right).includes(one)),
    ),
  );
}

/** Families whose words can't change places in a sentence: "each output has one input". */
const ordered: ReadonlySet<string> = new Set(['passage', 'steepness', 'place']);
function exchangesNames(states: string, due: string): boolean {
  if (unstated.test(withoutYou(states))) return false;
  const [clause, told] = [contrastsIn(due.split(/[;,]/)[0] ?? due), contrastsIn(states.split(/[;,]/)[0] ?? states)];
  return [...ordered].some((family) => {
    const [a, b, ...more] = clause.filter((one) => one.family === family).map(byMember);
    const [c, d, ...others] = told.filter((one) => one.family === family).map(byMember);
    return (
      a !== undefined && a !== b && a === d && b === c && more.length + others.length === 0 && isSameMatter(states, due, 'size')
    );
  });
}

const rootsIn = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(/\d+(?:\.\d+)?|[a-z]{2,}/g), ([word]) => rootOf(word)).filter(
      (root) => !/^(?:the|an|of|in|to|by|on|at|is|are|itself|themselves|themselv|itsel)$/.test(root),
    ),
  );
const only = (these: ReadonlySet<string>, without: ReadonlySet<string>): string[] =>
  [...these].filter((one) => !without.has(one));

/** True if what is so is denied: "60 minutes, not 100" said as "100 minutes, not 60". */
function deniesWhatIsSo(states: string, due: string): boolean {
  const plain = (text: string): string => text.replace(/[.!]+$/, '');
  const [denied, dueDenied] = [notThat.exec(plain(states))?.[1], notThat.exec(plain(due))?.[1]];
  if (denied === undefined || /\byou\b/.test(states)) return false;
  const asserted = rootsIn(plain(due).replace(notThat, ''));
  const what = [...rootsIn(denied)];
  const told = rootsIn(withoutContrast(states));
  const ends = withoutContrast(states).split(' ').slice(-2).join(' ');
  if (plain(due).endsWith(ends)) return false;
  return (
    what.length > 0 &&
    what.every((root) => asserted.has(root)) &&
    (dueDenied === undefined || ![...rootsIn(dueDenied)].every((root) => what.includes(root))) &&
    [...rootsIn(dueDenied ?? '')].every((root) => told.has(root)) &&
    isSameMatter(states, due, null)
  );
}
