import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import { client } from '../../../api.ts';
import { emptyGuideline } from './empty-guideline.ts';
import { planPath, valueAt, withValueAt } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';
import type { PublishedPlan } from './plan-queries.ts';
import { dropPlan, keepPlan, keptPlan } from './plan-shelf.ts';
import { whatIsLeft } from './what-is-left.ts';
import type { WhatIsLeft } from './what-is-left.ts';

const pauseMs = 400;

/** What the fields of the editor share: the draft, how to change it, what is said of each place, and how to try a step. */
export type PlanEditor = {
  draft: Guideline;
  left: WhatIsLeft;
  /** Where a preview can begin: 0 the opening question, and each finished step by its number. */
  beginnings: readonly number[];
  preview: { begin: (step: number) => void; busy: boolean };
  set: (at: PlanPath, value: unknown) => void;
  /** A change that takes something away or moves it: it can be taken back. */
  reshape: (at: PlanPath, value: unknown) => void;
};

const EditorContext = createContext<PlanEditor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): PlanEditor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('a field of a plan stands outside its editor');
  return editor;
}

/** The draft of a topic's plan on this device, over the published one, and the validator's word on it as it is written. */
export function usePlanDraft(topicId: string, published: PublishedPlan | null) {
  const [{ draft, base }, setState] = useState(() => {
    const kept = keptPlan(localStorage, topicId);
    return {
      draft: kept?.guideline ?? published?.guideline ?? emptyGuideline(topicId as TopicId, ''),
      base: kept?.version ?? published?.version ?? 0,
    };
  });
  const [changed, setChanged] = useState(() => keptPlan(localStorage, topicId) !== null);
  const [before, setBefore] = useState<Guideline[]>([]);
  const text = useMemo(() => JSON.stringify(draft), [draft]);
  const paused = usePaused(text);

  const write = useCallback((to: Guideline) => {
    setChanged(true);
    setState((was) => ({ ...was, draft: to }));
  }, []);
  const set = useCallback((at: PlanPath, value: unknown) => {
    setChanged(true);
    setState((was) => ({ ...was, draft: withValueAt(was.draft, at, value) }));
  }, []);
  const reshape = useCallback(
    (at: PlanPath, value: unknown) => {
      setBefore((all) => [...all.slice(-20), draft]);
      set(at, value);
    },
    [draft, set],
  );
  useEffect(() => {
    if (changed) keepPlan(localStorage, topicId, { version: base, guideline: draft });
  }, [changed, topicId, base, draft]);

  const check = useQuery({
    queryKey: ['plan-check', paused],
    queryFn: ({ signal }) => client.lessons.checkPlan({ body: { guideline: JSON.parse(paused) as unknown } }, { signal }),
    staleTime: Infinity,
    gcTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const findings = useMemo(
    () => (check.data?.findings ?? published?.findings ?? []).map((finding) => ({ ...finding, at: planPath(finding.at) })),
    [check.data, published?.findings],
  );
  const left = useMemo(() => whatIsLeft(draft, findings), [draft, findings]);

  return {
    draft,
    base,
    changed,
    left,
    isSound: findings.every(({ severity }) => severity !== 'error'),
    beginnings: check.data?.can_preview_from ?? noBeginnings,
    checking: check.isFetching || paused !== text,
    checkFailed: check.error,
    set,
    reshape,
    write,
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      write(last);
    },
    /** Another plan in place of the draft; it can be taken back. */
    replace: (guideline: Guideline) => {
      setBefore((all) => [...all.slice(-20), draft]);
      write(guideline);
    },
    /** The draft is published, or given up: what is shown now is the published plan of that version. */
    settle: (version: number, guideline: Guideline) => {
      dropPlan(localStorage, topicId);
      setChanged(false);
      setBefore([]);
      setState({ draft: guideline, base: version });
    },
    /** The draft of a topic that nobody has published is thrown away. */
    abandon: () => {
      setChanged(false);
      dropPlan(localStorage, topicId);
    },
    /** Goes on with this draft over a version that was published since. */
    rebase: (version: number) => setState((was) => ({ ...was, base: version })),
  };
}

const noBeginnings: readonly number[] = [];

export type PlanDraft = ReturnType<typeof usePlanDraft>;

/** The text once its writer has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return paused;
}

export const wordsAt = (draft: Guideline, at: PlanPath): string => {
  const value = valueAt(draft, at);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
