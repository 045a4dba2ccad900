import { z } from 'zod';
import { Figure } from '../figure/figure.ts';
import { SkillId } from '../skill.ts';
import { ConceptCard } from './llm-tutor-response.ts';
import { UnitId } from './unit-id.ts';

const Text = z.string().trim().min(1);

/**
 * A picture beside the key ideas of a unit. The caption says what it shows; the description for people who can't see it is made
 * from the figure.
 */
export const ConceptFigure = z.strictObject({ figure: Figure, caption: Text });
export type ConceptFigure = z.infer<typeof ConceptFigure>;

/** A unit of a course: what it builds on, and how it is recognized and explained. Its lesson is a separate text. */
export const CourseUnit = z.strictObject({
  unitId: UnitId,
  title: Text,
  prerequisites: z.array(UnitId), // direct ones, in the order in which to learn them
  skills: z.array(SkillId), // the skills whose mastery its drills change; empty if the skill graph has none
  anchorText: Text, // a description of the unit in a sentence or two: for finding it, not for teaching
  words: z.array(Text), // students' names for what it treats
  says: z.array(Text), // what students in this unit ask, in their own words
  notation: z.array(Text), // formulas that are typical of it
  misconceptions: z.array(z.strictObject({ id: Text, description: Text, correction: Text })), // the correction is said to the student
  concept_card: ConceptCard,
  concept_figure: ConceptFigure.optional(),
  use: Text.optional(), // its use outside of school, for a student who asks when she'll ever need it
  reasons: z.record(UnitId, Text).optional(), // why it builds on each of its prerequisites, in a sentence for the student
});
export type CourseUnit = z.infer<typeof CourseUnit>;

/** Names that several units share, such as "graphs": a student who says only that may mean any of them. */
export const SharedName = z.strictObject({
  names: z.array(Text).min(1),
  meanings: z.array(z.strictObject({ unitId: UnitId, says: Text })).min(2), // `says` tells a student what she would mean: "straight lines"
});
export type SharedName = z.infer<typeof SharedName>;

/** A course as its authors wrote it, in any subject (course spec PV-AI-003, PV-AI-004). */
export const Course = z.strictObject({
  courseId: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
  version: Text,
  title: Text,
  subject: Text,
  entryUnitId: UnitId,
  notTreated: z.array(Text), // students' questions that no unit treats: other topics, other subjects, small talk
  sharedNames: z.array(SharedName).default([]),
  units: z.array(CourseUnit).min(1),
});
export type Course = z.infer<typeof Course>;

/** A section of a text that teaches a unit, as the tutor may be given it (PV-AI-004). */
export const ContentChunk = z.strictObject({
  courseId: z.string(),
  unitId: UnitId,
  chunkType: z.enum(['lesson', 'pdf', 'transcript']),
  sourceId: z.string(),
  section: z.string(),
  text: Text,
});
export type ContentChunk = z.infer<typeof ContentChunk>;
