import { faultOfExpected } from '@stoa/engine/math/check-answer';
import type { Act } from '@stoa/engine/hearing/act';
import { hear } from '@stoa/engine/hearing/hear';
import type { HearingContext, Said } from '@stoa/engine/hearing/hearing-context';
import { InputType, JudgingRules } from '@stoa/schema/problem';
import { QuestionAnswer } from '@stoa/schema/study-plan';
import { z } from 'zod';

const Question = z.object({
  stem: z.string().default(''),
  expected: z.string(),
  input_type: InputType.optional(),
  choices: z.array(z.string()).nullish(),
  unit: z.string().nullish(),
  variables: z.array(z.string()).nullish(),
});

/** A line of `stoa hear`: a message and its context. Only the message is required. */
export const HearLine = z.object({
  question: Question.nullish(),
  probe: z.object({ text: z.string().default(''), expected: z.array(z.string()).nullish() }).nullish(),
  misconceptions: z.array(z.object({ id: z.string(), description: z.string().default('') })).nullish(),
  glossary: z.array(z.union([z.string(), z.object({ words: z.array(z.string()) })])).nullish(),
  said: z.array(z.string()).nullish(),
  message: z.string(),
});
type HearLine = z.infer<typeof HearLine>;

/** Returns what a message does, the most important first: every act with its words and the confidence. */
export function hearLine(line: HearLine): { acts: (Act & { confidence: number })[] } {
  return {
    acts: hear(line.message, contextOf(line)).map(({ start: _, end: __, confidence, ...act }) => ({ ...act, confidence })),
  };
}

function contextOf({ question, probe, misconceptions, glossary, said }: HearLine): HearingContext {
  return {
    question: question == null ? null : { stem: question.stem, answer: answerOf(question) },
    probe: probe == null ? null : { text: probe.text, expected: probe.expected ?? [] },
    misconceptions: misconceptions ?? [],
    glossary: (glossary ?? []).map((entry) => (typeof entry === 'string' ? { words: [entry] } : entry)),
    said: (said ?? []).map(saidIn),
  };
}

/** If no type is given, it is the first with which the expected answer can be read. */
function answerOf({ expected, input_type, choices, unit, variables }: z.infer<typeof Question>): QuestionAnswer {
  const judging = JudgingRules.parse({ unit: unit ?? null, variables: variables ?? [] });
  const answer = (type: InputType): QuestionAnswer =>
    QuestionAnswer.parse({ input_type: type, expected, choices: choices ?? [], judging });
  if (input_type !== undefined) return answer(input_type);
  if ((choices ?? []).length > 0) return answer('multiple_choice');
  if (/^(?:true|false|yes|no)$/i.test(expected.trim())) return answer('boolean');
  if (/^[-−]?[\d,]+$/.test(expected.trim())) return answer('integer');
  if (/^[-−]?[\d,]*\.\d+$/.test(expected.trim())) return answer('decimal');
  if (/^[-−]?[\d ]+\/\d+$/.test(expected.trim())) return answer('fraction');
  return answer(faultOfExpected(answer('expression')) === null ? 'expression' : 'set');
}

/** Reads "Tutor: …" and "Student: …"; a line without a name is the tutor's. */
function saidIn(line: string): Said {
  const [, by, text] = /^\s*(tutor|student)\s*:\s*(.*)$/is.exec(line) ?? [];
  return by === undefined ? { by: 'tutor', text: line } : { by: by.toLowerCase() as Said['by'], text: text! };
}
