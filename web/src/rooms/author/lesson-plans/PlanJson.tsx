import { useState } from 'react';
import type { Guideline } from '@stoa/schema/study-plan';
import { TextArea } from '../../../furniture/Field.tsx';
import { isShapedLikePlan } from './plan-shelf.ts';

/** The whole plan as one text, for whoever writes faster so. It is taken over with every change that is a plan. */
export function PlanJson({ draft, onChange }: { draft: Guideline; onChange: (draft: Guideline) => void }) {
  const [typed, type] = useState(() => JSON.stringify(draft, null, 2));
  const [error, setError] = useState<string | null>(null);
  const read = (text: string) => {
    type(text);
    try {
      const value: unknown = JSON.parse(text);
      if (!isShapedLikePlan(value)) return setError('This is JSON, but not the shape of a plan. It is taken over once it is.');
      setError(null);
      onChange(value);
    } catch (fault) {
      setError(`This is not JSON yet: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  };
  return (
    <TextArea
      label="The plan as JSON"
      advice="What you change here stands in the fields, too."
      error={error}
      spellCheck={false}
      className="min-h-[70dvh] font-mono text-sm whitespace-pre"
      value={typed}
      onChange={(event) => read(event.target.value)}
    />
  );
}
