import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { StudentProblem } from '@stoa/schema/problem';
import { client } from '../../../../api.ts';
import { Button } from '../../../../components/Button.tsx';
import type { IconName } from '../../../../components/Icon.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { ReadAloud } from '../../../../components/speech/ReadAloud.tsx';
import { Waiting } from '../../../../components/Waiting.tsx';
import type { CalculatorTape } from './calculator-tape.ts';
import { FormulaSheet } from './FormulaSheet.tsx';

const Scratchpad = lazy(() => import('./Scratchpad.tsx'));
const Calculator = lazy(() => import('./Calculator.tsx'));

export type ToolName = 'scratchpad' | 'calculator' | 'formulas';
const titles: Record<ToolName, string> = { scratchpad: 'Scratch paper', calculator: 'Calculator', formulas: 'Formulas' };
const icons: Record<ToolName, IconName> = { scratchpad: 'essay', calculator: 'calculator', formulas: 'formulas' };

const toolsQuery = (skillId: string) =>
  queryOptions({
    queryKey: ['tools', skillId],
    queryFn: () => client.knowledgeGraph.tools({ params: { id: skillId } }),
    staleTime: Infinity,
  });

/**
 * Which tool is open, where it opens, and how it is closed: one at a time, and closing returns the focus. The calculator's tape
 * outlives the open tool: a student who turns her phone, or closes the calculator for a moment, finds her results again.
 */
export type ToolDesk = {
  open: ToolName | null;
  show: (tool: ToolName | null) => void;
  panelId: string;
  tape: CalculatorTape;
  onTape: (changed: Partial<CalculatorTape>) => void;
};

/** Returns the texts of a problem that are read aloud: the question, the picture's description, and the choices. */
const textsOf = ({ stem, figure, asked_form, choices }: StudentProblem): string[] => [
  stem,
  ...(figure === null ? [] : [`The picture: ${figure.words}`]),
  ...(asked_form === null ? [] : [`Give your answer ${asked_form}.`]),
  ...choices.map((choice, at) => `${String.fromCharCode(65 + at)}: ${choice}.`),
];

/** The tools for a problem: reading it aloud, scratch paper and, if its skill has them, a calculator and formulas. */
export function ToolBar({ problem, desk: { open, show, panelId } }: { problem: StudentProblem; desk: ToolDesk }) {
  const { data } = useQuery(toolsQuery(problem.skill_id));
  const names: ToolName[] = [
    'scratchpad',
    ...(data !== undefined && data.calculator !== 'none' ? (['calculator'] as const) : []),
    ...(data !== undefined && data.formulas.length > 0 ? (['formulas'] as const) : []),
  ];
  return (
    <div role="group" aria-label="Tools" className="-mx-2 -my-2 flex flex-wrap items-center gap-x-0.5 gap-y-1 print:hidden">
      <ReadAloud texts={textsOf(problem)} what="the problem" />
      {names.map((name) => (
        <Button
          key={name}
          id={`${panelId}-${name}`}
          look="quiet"
          size="small"
          icon={icons[name]}
          aria-expanded={open === name}
          aria-controls={open === name ? panelId : undefined}
          className="aria-expanded:bg-plum-wash aria-expanded:text-plum"
          onClick={() => show(open === name ? null : name)}
        >
          {titles[name]}
        </Button>
      ))}
    </div>
  );
}

/** The tool that is open. It takes the focus as it opens; Escape closes it. */
export function ToolPanel({
  sessionId,
  problem,
  desk: { open, show, panelId, tape, onTape },
}: {
  sessionId: string;
  problem: StudentProblem;
  desk: ToolDesk;
}) {
  const { data } = useQuery(toolsQuery(problem.skill_id));
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === null) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  if (open === null) return null;
  const close = () => {
    show(null);
    document.getElementById(`${panelId}-${open}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const inside: Record<ToolName, () => ReactNode> = {
    scratchpad: () => <Scratchpad key={problem.id} sessionId={sessionId} problemId={problem.id} />,
    calculator: () => <Calculator scientific={data?.calculator === 'scientific'} tape={tape} onTape={onTape} />,
    formulas: () => <FormulaSheet formulas={data?.formulas ?? []} />,
  };
  return (
    <div
      ref={panel}
      id={panelId}
      role="group"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="card arrive help-place grid max-h-[calc(100dvh-6.5rem)] gap-3 overflow-y-auto overscroll-contain p-4 text-base shadow-none print:hidden"
    >
      <div className="flex items-center justify-between gap-3">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal focus:outline-none"
        >
          <Icon name={icons[open]} className="size-5 text-plum" /> {titles[open]}
        </h2>
        <button
          type="button"
          aria-label={`Close ${titles[open].toLowerCase()}`}
          onClick={close}
          className="-my-2 -mr-2 grid size-11 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum"
        >
          <Icon name="cross" />
        </button>
      </div>
      <Suspense fallback={<Waiting lines={3} />}>{inside[open]()}</Suspense>
    </div>
  );
}
