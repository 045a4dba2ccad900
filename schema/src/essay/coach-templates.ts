import { z } from 'zod';
import { DetectorId } from './detector-fire.ts';
import type { CoachingScope } from './essay-phase.ts';
import { ReasoningSkill } from './reasoning-skill.ts';

/**
 * Slots that a wording fills from her draft, her prompt, and the banks. A wording is used only if all of its slots can be
 * filled.
 */
export const TemplateSlot = z.enum([
  'topic', // the DBQ's topic: "the federal government's part in the economy"
  'start', // the window's years
  'end',
  'doc', // "Document 3"
  'docTitle',
  'docs', // two or more: "Documents 2 and 4"
  'theme', // what she calls a group of documents
  'quote', // her own words, at most twelve
  'anchors', // names from a period bank, a list to choose from
  'arcs', // developments from before the window, a list to choose from
  'year', // one that is in her text or in a bank
  'name', // what she named or asks about: "Reagan's election"
  'skillPush', // a question of `skills`; a wording that contains it asks nothing else
]);
export type TemplateSlot = z.infer<typeof TemplateSlot>;

const known: ReadonlySet<string> = new Set(TemplateSlot.options);

const questions = (wording: string): number => (wording.match(/\?/g)?.length ?? 0) + (wording.includes('{skillPush}') ? 1 : 0);

const Wording = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine((text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, slot]) => known.has(slot!)), 'it has a slot that nobody fills')
  .refine((text) => questions(text) <= 1, 'it asks more than one question');

/** Wordings of one thing to say. Eight, because it can come up again and is then worded differently. */
export const Wordings = z.array(Wording).min(8);
export type Wordings = readonly string[];

const wordingsOf = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, Wordings])) as Record<Name, typeof Wordings>);

/** How an issue is raised: for the first, second, and third time, and as a short line that is part of another turn. */
const Coaching = wordingsOf('first', 'second', 'third', 'woven');
const inConclusion = Coaching.extend({ in_conclusion: Wordings });

/** Everything that the essay coach says by itself; its model may only rephrase it. */
export const CoachTemplates = z.strictObject({
  version: z.string().min(1),
  phases: z.strictObject({
    'source-analysis': wordingsOf('opening', 'transition', 'done').extend({
      probes: wordingsOf('main_idea', 'hipp', 'table_idea', 'table_hipp', 'group', 'coverage'),
    }),
    thesis: wordingsOf('opening', 'transition', 'done', 'next_prompt').extend({
      probes: wordingsOf('defensible', 'reasoning', 'categories', 'qualification'),
    }),
    contextualization: wordingsOf('opening', 'transition', 'done', 'next_prompt').extend({
      probes: wordingsOf('more_than_phrase', 'specific', 'relevant'),
    }),
    drafting: wordingsOf('opening', 'transition', 'done', 'back_to_thesis').extend({
      probes: wordingsOf('topic_sentence', 'weave', 'tie_back', 'citation_coverage', 'sourcing_coverage', 'outside_evidence'),
    }),
    revision: wordingsOf('opening', 'done').extend({
      probes: wordingsOf('complexity', 'sourcing', 'evidence', 'thesis_position'),
    }),
  }),
  detectors: z.strictObject({
    ...(Object.fromEntries(DetectorId.options.map((id) => [id, Coaching])) as Record<DetectorId, typeof Coaching>),
    buried_thesis: inConclusion,
  }),
  skills: wordingsOf(...ReasoningSkill.options, 'ambiguous'),
  scopes: z.strictObject({
    full: wordingsOf('opening'),
    thesis: wordingsOf('opening', 'exit'),
    contextualization: wordingsOf('opening', 'exit'),
    'doc-analysis': wordingsOf('opening', 'next_document'),
    sourcing: wordingsOf('opening', 'next_document'),
    complexity: wordingsOf('opening', 'next_prompt'),
  } satisfies Record<CoachingScope, unknown>),
  events: wordingsOf(
    'session_resumed',
    'silence_5min',
    'silence_empty_page',
    'model_unavailable',
    'model_restored',
    'scope_changed',
    'mode_changed',
    'writing_started_with_annotations',
    'writing_started_with_draft',
    'writing_started_without_annotations',
    'reading_quiet_hint',
  ),
  talk: wordingsOf(
    'fact_in_bank',
    'two_facts',
    'year_in_bank',
    'fact_of_maker',
    'fact_in_document',
    'fact_nowhere',
    'question_of_essay',
    'fact_unknown',
    'asked_to_write',
    'asked_for_example',
    'asked_for_score',
    'asked_if_done',
    'asked_about_grammar',
    'asked_about_length',
    'thanks',
    'greeting',
    'insult',
    'who_are_you',
    'other_language',
    'stuck',
    'stuck_with_anchors',
    'stuck_with_arcs',
    'not_understood_coach',
    'let_go',
    'landed',
    'ok',
  ).extend({
    off_topic: wordingsOf('history_nearby', 'trivial', 'other_homework', 'personal'),
    pushback: wordingsOf('walk_through', 'concede', 'hold', 'disagrees_with_coach'),
    nonsense: wordingsOf('gibberish', 'refuses'),
    feelings: wordingsOf('worry', 'loss', 'frustration', 'tiredness', 'pride', 'boredom', 'anger'),
    doc_not_understood: wordingsOf('ask', 'which', 'hypothesis'),
    wish: wordingsOf('skip_ahead', 'go_back', 'quiet'),
    explain: wordingsOf('thesis', 'line_of_reasoning', 'context', 'outside_evidence', 'sourcing', 'word'),
  }),
});
export type CoachTemplates = z.infer<typeof CoachTemplates>;
