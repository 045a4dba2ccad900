import { ComputeEngine } from '@cortex-js/compute-engine';
import { compare, parse } from '@khanacademy/kas';
import { checkAnswer, readAnswer, type AnswerQuestion } from '@stoa/engine/math/check-answer';

/** The checkers: ours and two public ones, each of those both on the texts as typed and on LaTeX made by our own reading. */
export const checkers = ['stoa', 'compute-engine', 'compute-engine on LaTeX', 'kas', 'kas on LaTeX'] as const;
export type Checker = (typeof checkers)[number];

/** What a checker says about two texts. 'crash' is an exception, 'hang' is no answer within the runner's time limit. */
export type Opinion = 'equal' | 'different' | 'cannot say' | 'unreadable' | 'crash' | 'hang';

export type Pair = { readonly question: AnswerQuestion; readonly answer: string };

/**
 * Returns the same pair in well-formed LaTeX, so that a difference in judging can be told from one in reading. A text that we
 * can't read stays as it is.
 */
export function inLatex({ question, answer }: Pair): Pair {
  const told = (text: string) => {
    const reading = readAnswer(question, text);
    return reading.kind === 'read' ? reading.echo.latex : text;
  };
  return { question: { ...question, expected: told(question.expected) }, answer: told(answer) };
}

/**
 * Asks each checker with the function that its own documentation names for "are these the same?". compute-engine reads in its
 * lenient mode, which takes plain text too, and uses its deepest comparison.
 */
export const opinionOf: Readonly<Record<Checker, (pair: Pair) => Opinion>> = {
  stoa: ({ question, answer }) => {
    const { verdict, reason } = checkAnswer(question, answer);
    if (verdict === 'correct' || reason === 'form') return 'equal'; // the right value in another form than asked for
    if (verdict === 'unreadable') return 'unreadable';
    return verdict === 'undecided' ? 'cannot say' : 'different';
  },
  'compute-engine': byComputeEngine,
  'compute-engine on LaTeX': byComputeEngine,
  kas: byKas,
  'kas on LaTeX': byKas,
};

let engine: InstanceType<typeof ComputeEngine> | undefined;

function byComputeEngine({ question, answer }: Pair): Opinion {
  const ce = (engine ??= new ComputeEngine());
  const [expected, given] = [ce.parse(question.expected, { strict: false }), ce.parse(answer, { strict: false })];
  if (!expected.isValid || !given.isValid) return 'unreadable';
  const same = expected.isIdenticallyEqual(given) ?? expected.isEqual(given);
  return same === undefined ? 'cannot say' : same ? 'equal' : 'different';
}

function byKas({ question, answer }: Pair): Opinion {
  const [expected, given] = [parse(question.expected, {}), parse(answer, {})];
  if (!expected.parsed || !given.parsed) return 'unreadable';
  return compare(expected.expr, given.expr).equal ? 'equal' : 'different';
}
