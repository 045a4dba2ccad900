import { z } from 'zod';
import { Year } from './dbq.ts';
import { ReasoningSkill } from './reasoning-skill.ts';

const Text = z.string().trim().min(1);

/** The kind of a named thing. Persons and groups may live through several periods; the others belong to their years. */
export const HistoricalKind = z.enum(['law', 'case', 'event', 'person', 'group', 'work', 'policy']);
export type HistoricalKind = z.infer<typeof HistoricalKind>;

/**
 * An event, law, case, person, or group that counts as outside evidence in its period. They are offered in the order of the
 * bank.
 */
export const PeriodAnchor = z.strictObject({
  name: Text, // as it is offered: "the Wagner Act"
  kind: HistoricalKind,
  start: Year,
  end: Year, // equals `start` for what happened in one year
  aliases: z.array(Text), // other names, usual misspellings, and abbreviations: "National Labor Relations Act", "NLRA"
  fact: Text, // one line that the coach may state; every date in it must be right
  topics: z.array(Text).min(1), // the kinds of arguments that it is useful for: "labor", "federal power"
});
export type PeriodAnchor = z.infer<typeof PeriodAnchor>;

/**
 * Something that led up to a period or ran through it, for setting a context. It is offered as a choice, never as a sentence to
 * copy.
 */
export const ContextArc = z.strictObject({ name: Text, start: Year, end: Year, says: Text, topics: z.array(Text).min(1) });
export type ContextArc = z.infer<typeof ContextArc>;

/**
 * What the coach knows about a period of AP U.S. History (essay spec, "Period content banks"). Periods 1 and 9 aren't tested in
 * a DBQ.
 */
export const PeriodBank = z.strictObject({
  period: z.int().min(2).max(8),
  version: Text,
  title: Text,
  start: Year,
  end: Year,
  skills: z.array(ReasoningSkill).min(1), // those that have appeared in prompts of this period, most frequent first
  anchors: z.array(PeriodAnchor).min(5),
  arcs: z.array(ContextArc).min(2),
  timeline: z.array(z.strictObject({ name: Text, kind: HistoricalKind, start: Year, end: Year, aliases: z.array(Text) })), // further things that students name: dated, but not offered
});
export type PeriodBank = z.infer<typeof PeriodBank>;
