import { z } from 'zod';
import { ShownFigure } from '../figure/figure.ts';
import { ReasoningSkill } from './reasoning-skill.ts';

const Text = z.string().trim().min(1);
export const Year = z.int().min(1400).max(2100);

/** The aspects of a source's situation that a student may explain (HIPP). */
export const HippElement = z.enum(['historical-situation', 'intended-audience', 'purpose', 'point-of-view']);
export type HippElement = z.infer<typeof HippElement>;

/** A document of a DBQ as its author entered it. `alt` describes an image; a text has none. */
export const DbqSource = z.strictObject({
  number: z.int().min(1).max(7),
  title: Text,
  attribution: Text, // as printed above the document: who, what, when
  year: Year.nullable(), // null: unknown
  kind: z.enum(['text', 'image']),
  body: Text, // for an image: its caption or the words in it
  alt: Text.nullable(),
  chart: ShownFigure.optional(), // for a table of numbers: one of its columns as a chart
  aliases: z.array(Text), // how students refer to it other than by number: "Goldwater", "the acceptance speech", "the cartoon"
  mentions: z.array(Text), // events, laws, people, and groups in it: they don't count as outside evidence
  hypotheses: z.array(z.strictObject({ element: HippElement, text: Text })).min(1), // what the coach may suggest, as a guess, to a student who doesn't get it
  license: Text, // why it may be printed: "Public domain: published 1890"
});
export type DbqSource = z.infer<typeof DbqSource>;

/** A document-based question: the prompt, its time window, its seven documents, and what a coach has to know about them. */
export const Dbq = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  version: Text,
  title: Text,
  prompt: Text,
  start: Year,
  end: Year,
  periods: z.array(z.int().min(2).max(8)).min(1), // the period banks it draws on
  topic: Text, // fills "what was the state of …?"
  skill: ReasoningSkill, // what the author intended; the prompt's verb takes precedence
  groupings: z.array(z.strictObject({ theme: Text, sources: z.array(z.int().min(1).max(7)).min(2) })).min(2), // one of several possible groupings
  sources: z.array(DbqSource).length(7),
});
export type Dbq = z.infer<typeof Dbq>;
