import type { ResponseKind, TimelineRow } from '@stoa/schema/board/board-decision';
import type { BoardMetrics, BoardSignals, BoardSummary, InterventionEvent } from '@stoa/schema/board/board-metrics';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { SpokenAct } from '../speech/said-at-boards.ts';
import type { LiveLineContext, LiveLineSecret } from '../words/live-line-agent.ts';

/** A line that the tutor begins to say, until it has been played or is stopped. */
export type SaidLine = {
  readonly line: number;
  readonly at: number;
  readonly text: string;
  readonly words: number;
  readonly plays: number; // milliseconds
  readonly kind: ResponseKind;
  readonly level: number | null;
  readonly question: boolean; // the tutor waits for a reply
  readonly crisis: boolean; // the fixed message to a child in need, which is shown in full
};

/** What a step of the tutor asks the outside to do, in order. `at` is in milliseconds of the session. */
export type BoardEffect =
  | { readonly effect: 'row'; row: TimelineRow }
  | ({ readonly effect: 'say' } & SaidLine)
  | { readonly effect: 'stop'; readonly line: number; readonly at: number }
  /** Asks a model to phrase the line by `until`. Its words come back as the event `phrased`. */
  | {
      readonly effect: 'ask';
      readonly line: number;
      readonly at: number;
      readonly until: number;
      readonly context: LiveLineContext;
      readonly secret: LiveLineSecret;
    }
  | { readonly effect: 'intervention'; readonly event: InterventionEvent }
  | { readonly effect: 'heard'; readonly at: number; readonly text: string; readonly act: SpokenAct }
  | { readonly effect: 'flag'; readonly at: number; readonly unsafe: Unsafe; readonly words: string; readonly answered: string }
  /** The evidence that the problem at the board gives of its skill. Sent once per problem. */
  | {
      readonly effect: 'evidence';
      readonly at: number;
      readonly outcome: 'correct' | 'hinted' | 'incorrect';
      readonly aided: boolean;
    }
  | { readonly effect: 'next_problem'; readonly at: number; readonly pace: 'easier' | 'same' | 'harder' }
  | {
      readonly effect: 'ended';
      readonly at: number;
      readonly metrics: BoardMetrics;
      readonly signals: BoardSignals;
      readonly summary: BoardSummary;
    };
