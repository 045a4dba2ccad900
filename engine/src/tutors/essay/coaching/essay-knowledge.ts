import type { CoachTemplates } from '@stoa/schema/essay/coach-templates';
import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { knowledgeOfContent } from '../guard/content-knowledge.ts';
import type { LineKnowledge } from '../guard/line-context.ts';
import { historyOfBanks } from '../reading/history-of-banks.ts';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import type { KnownHistory } from '../reading/known-history.ts';

/** What the coach knows regardless of the student. It is built once from the content. */
export type EssayKnowledge = {
  readonly templates: CoachTemplates;
  readonly banks: readonly PeriodBank[];
  readonly known: KnownHistory;
  readonly lines: LineKnowledge;
  readonly thresholds: DetectorThresholds;
};

/** The content that the knowledge is built from. */
type EssayContent = Pick<EssayKnowledge, 'banks' | 'templates' | 'thresholds'>;

export const essayKnowledge = ({ banks, templates, thresholds }: EssayContent): EssayKnowledge => ({
  templates,
  banks,
  thresholds,
  known: historyOfBanks(banks),
  lines: knowledgeOfContent(banks, templates),
});

/** Returns the banks whose periods overlap the prompt's window. */
export const banksOf = (
  { start, end }: Pick<EssayPrompt, 'start' | 'end'>,
  banks: readonly PeriodBank[],
): readonly PeriodBank[] => banks.filter((bank) => bank.start < end && bank.end > start);
