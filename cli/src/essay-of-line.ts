import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssayPrompt, EssaySource } from '@stoa/engine/tutors/essay/reading/essay-prompt';
import { yearIn } from '@stoa/engine/tutors/essay/reading/find-years';
import { z } from 'zod';

const Year = z.union([z.number(), z.string()]).nullish();

/** A document as a line may describe it: whatever is missing is empty. */
const SourceOfLine = z.object({
  number: z.number().int().optional(),
  title: z.string().default(''),
  attribution: z.string().default(''),
  author: z.string().default(''),
  date: Year,
  year: Year,
  body: z.string().default(''),
  text: z.string().default(''),
  alt: z.string().nullish(),
  aliases: z.array(z.string()).default([]),
});

/** A prompt as a line describes it. Without years, its window is read from the text. */
export const PromptOfLine = z.object({
  text: z.string().default(''),
  start: z.number().optional(),
  end: z.number().optional(),
  sources: z.array(SourceOfLine).default([]),
});
type PromptOfLine = z.infer<typeof PromptOfLine>;

const ParagraphOfLine = z.union([
  z.string(),
  z.object({
    text: z.string().default(''),
    citations: z.array(z.object({ start: z.number().int(), end: z.number().int(), source: z.number().int() })).default([]),
  }),
]);

/** A draft as a line gives it: its paragraphs as texts or as objects, or one text with empty lines between them. */
export const DraftOfLine = z.union([z.string(), z.object({ paragraphs: z.array(ParagraphOfLine).default([]) })]);
type DraftOfLine = z.infer<typeof DraftOfLine>;

export const AnnotationOfLine = z.object({
  source: z.union([z.number(), z.string()]),
  quote: z.string().default(''),
  note: z.string().default(''),
});
type AnnotationOfLine = z.infer<typeof AnnotationOfLine>;

/** Returns a line's prompt as the detectors take it. */
export function promptOf({ text, start, end, sources }: PromptOfLine): EssayPrompt {
  const years = [...text.matchAll(/\b1[4-9]\d\d\b|\b20\d\d\b/g)].map(([year]) => Number(year));
  return {
    text,
    start: start ?? (years.length > 0 ? Math.min(...years) : 1607),
    end: end ?? (years.length > 0 ? Math.max(...years) : 2001),
    sources: sources.map((source, at): EssaySource => ({
      number: source.number ?? at + 1,
      title: source.title,
      attribution: [source.author, source.attribution].filter((one) => one !== '').join(', '),
      year: yearIn(String(source.year ?? source.date ?? '')) ?? yearIn(source.attribution),
      body: [source.body, source.text, source.alt ?? ''].filter((one) => one !== '').join(' '),
      aliases: source.aliases,
      mentions: [],
    })),
  };
}

/** Returns a line's draft as the detectors take it; chips that refer to no document or are outside the text are dropped. */
export function draftOf(draft: DraftOfLine): EssayDraft {
  const paragraphs = typeof draft === 'string' ? draft.split(/\n\s*\n/) : draft.paragraphs;
  return {
    paragraphs: paragraphs.map((paragraph) =>
      typeof paragraph === 'string'
        ? { text: paragraph, citations: [] }
        : {
            text: paragraph.text,
            citations: paragraph.citations.filter(
              ({ start, end, source }) => source >= 1 && source <= 7 && start >= 0 && start < end && end <= paragraph.text.length,
            ),
          },
    ),
  };
}

/** Returns a line's notes; the document may be named as "Document 3". */
export const annotationsOf = (annotations: readonly AnnotationOfLine[]): readonly SourceAnnotation[] =>
  annotations.flatMap(({ source, quote, note }) => {
    const number = typeof source === 'number' ? source : Number(/[1-7]/.exec(source)?.[0] ?? 0);
    return number >= 1 && number <= 7 ? [{ source: number, quote, note }] : [];
  });

/** The conversation so far as a line gives it, oldest first: the student's messages, and the coach's under any name. */
export const HistoryOfLine = z.array(
  z.object({ role: z.string().default('student'), text: z.string().optional(), content: z.string().optional() }),
);
type HistoryOfLine = z.infer<typeof HistoryOfLine>;

const isStudent = (role: string): boolean => /^(?:student|user|learner)$/iu.test(role);

/** Returns the conversation so far as the coach takes it. */
export const historyOf = (history: HistoryOfLine): readonly { role: 'student' | 'coach'; text: string }[] =>
  history.map(({ role, text, content }) => ({ role: isStudent(role) ? 'student' : 'coach', text: text ?? content ?? '' }));

/** Returns the student's own messages of the conversation. */
export const saidInHistory = (history: HistoryOfLine): readonly string[] =>
  historyOf(history).flatMap(({ role, text }) => (role === 'student' ? [text] : []));
