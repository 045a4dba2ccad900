import { contextOf, frameOf, tellsStory } from '@stoa/engine/problems/problem-frame';
import type { BankedProblem } from '@stoa/schema/problem';

/** What a bank has for one skill. */
export type SkillCensus = {
  skill: string;
  families: number;
  problems: number;
  /** The number of different questions: stems without their numbers, mathematics and names. */
  frames: number;
  /** The number of different first sentences among them. */
  contexts: number;
  /** The number of problems that tell a story, and the frames and contexts of those alone. */
  stories: number;
  story_frames: number;
  story_contexts: number;
  /** The number of problems with a picture, of those that can be answered in one, and of those with a ladder of their own. */
  figures: number;
  picture_answers: number;
  ladders: number;
};

/** Counts what a bank has for each skill, in the order in which the skills first appear. */
export const bankCensus = (problems: readonly BankedProblem[]): SkillCensus[] =>
  [...Map.groupBy(problems, ({ item }) => String(item.meta.skill_id))].map(([skill, own]) => {
    const stories = own.filter(tellsStory);
    return {
      skill,
      families: different(own, ({ origin }) => origin.family),
      problems: own.length,
      frames: different(own, frameOf),
      contexts: different(own, contextOf),
      stories: stories.length,
      story_frames: different(stories, frameOf),
      story_contexts: different(stories, contextOf),
      figures: own.filter(({ figure }) => figure !== undefined).length,
      picture_answers: own.filter(({ answer_figure }) => answer_figure !== undefined).length,
      ladders: own.filter(({ ladder }) => ladder !== undefined).length,
    };
  });

const different = (problems: readonly BankedProblem[], of: (problem: BankedProblem) => string): number =>
  new Set(problems.map(of)).size;

/** True for a skill of word problems: at least half of its problems tell a story. */
export const isWordProblemSkill = ({ stories, problems }: SkillCensus): boolean => stories >= problems / 2;
