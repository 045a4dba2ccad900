import type { Clause } from '../clauses.ts';
import type { MessageToken } from '../message-words.ts';
import type { NamedValue } from './named-value.ts';
import type { Waiting } from './waiting-question.ts';
import { wordsOf } from './words-round.ts';

/** Finds what a clause says about the truth of a statement: "yes", "it's false", "not true". */
export function truthsIn(clause: Clause, waiting: Waiting): readonly NamedValue[] {
  const { answer } = waiting;
  const said = clause.tokens.flatMap((_, at) => truthAt(clause.tokens, at));
  const mentions = said.length > 0 ? said : ofPredicate(clause.tokens, waiting);
  const [first] = mentions;
  if (first === undefined) return [];
  // "True true no false" ends on the last one; in "no, that is true", the "no" rejects what came before.
  const last = mentions.findLast(({ truth }) => truth !== first.truth);
  const takenBack =
    last !== undefined && clause.tokens.slice(first.to, last.from).some(({ plain }) => plain === 'wait' || takesBack.has(plain));
  const { from, to, truth, sure } = takenBack ? mentions.at(-1)! : first;
  return [
    {
      start: clause.tokens[from]!.at,
      end: clause.tokens[to - 1]!.end,
      answer: `${truth}`,
      right: `${truth}` === answer.expected,
      role: 'alone',
      ofTheQuestion: false,
      sure,
      before: wordsOf(clause.tokens.slice(0, from)),
      after: wordsOf(clause.tokens.slice(to)),
    },
  ];
}

type Truth = { readonly from: number; readonly to: number; readonly truth: boolean; readonly sure: boolean };
const takesBack = new Set(['no', 'actually', 'hm', 'nvm', 'mean', 'meant', 'sorry']);

/**
 * "Not prime", "it is not a function": denies what the statement says. Only denials count: without a "yes", a student who says
 * "prime" is as likely to mean something else.
 */
function ofPredicate(tokens: readonly MessageToken[], { words }: Waiting): readonly Truth[] {
  if (words.has('not')) return [];
  const at = tokens.findLastIndex(({ plain }) => plain.length > 4 && words.has(plain) && !noPredicates.has(plain));
  if (at < 0) return [];
  const before = tokens.slice(0, at).flatMap(({ plain }, k) => plain.split(' ').map((word) => ({ word, k })));
  const not = before.findLastIndex(({ word }) => word === 'not');
  return not < 0 || before.length - not > 3 ? [] : [{ from: before[not]!.k, to: at + 1, truth: false, sure: true }];
}
const noPredicates = new Set('false number numbers which equal there every always whether statement following'.split(' '));

function truthAt(tokens: readonly MessageToken[], at: number): readonly Truth[] {
  const { plain } = tokens[at]!;
  const two = `${plain} ${tokens[at + 1]?.plain ?? ''}`;
  if (doubled.has(two)) return [{ from: at, to: at + 2, truth: doubled.get(two)!, sure: true }];
  const said =
    truths.get(plain) ?? (verdicts.has(plain) && leadsToVerdict(tokens.slice(0, at)) ? verdicts.get(plain)! : undefined);
  if (said === undefined) return [];
  const denial = tokens
    .slice(Math.max(0, at - 2), at)
    .findIndex((token) => token.plain.endsWith('not') || token.plain === 'never');
  const denied = denial >= 0;
  const truth = denied && !/^(?:yes|no)$/.test(plain) ? !said : said;
  return [{ from: denied ? Math.max(0, at - 2) + denial : at, to: at + 1, truth, sure: plain.length > 1 }];
}

/** Words that judge a statement, if only words that lead up to a judgment come before them. */
const verdicts = new Map<string, boolean>([
  ...'right facts legit'.split(' ').map((word): [string, boolean] => [word, true]),
  ...'wrong fake cap lie bs lies'.split(' ').map((word): [string, boolean] => [word, false]),
]);
const leadsToVerdict = (before: readonly MessageToken[]): boolean =>
  before.every(({ plain }) =>
    /^(?:it is|that is|is|it|that|this|a|so|um|i think|think|i|obviously|totally|definitely|ok|no|nope|hm|,|not)$/.test(plain),
  );
const doubled = new Map<string, boolean>([
  ['nuh uh', false],
  ['uh uh', false],
  ['no way', false],
  ['mm hm', true],
  ['uh huh', true],
]);

const truths = new Map<string, boolean>([
  ...'true tru ture truee yes yep yup yeah t correct si sí troo tru yas yuh mhm yessir yess'
    .split(' ')
    .map((word): [string, boolean] => [word, true]),
  ...'false fals flase falce no nope nah f incorrect untrue fasle flase fals nop naw nada'
    .split(' ')
    .map((word): [string, boolean] => [word, false]),
]);
