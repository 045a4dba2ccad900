import { useState } from 'react';
import type { Guideline } from '@stoa/schema/study-plan';
import { TextArea } from '../../../components/Field.tsx';
import { isShapedLikePlan, withWholeProbes } from './plan-shelf.ts';

/**
 * The whole plan as one text, for authors who write faster that way. Every change that results in a valid plan is taken over.
 */
export function PlanJson({
  draft,
  onChange,
  onFault,
}: {
  draft: Guideline;
  onChange: (draft: Guideline) => void;
  /** Called with the reason why the text isn't a plan at present; with null as soon as it is. */
  onFault: (fault: string | null) => void;
}) {
  const [typed, type] = useState(() => JSON.stringify(draft, null, 2));
  const [error, setError] = useState<string | null>(null);
  const read = (text: string) => {
    type(text);
    try {
      const value: unknown = JSON.parse(text);
      if (!isShapedLikePlan(value)) {
        setError('This is JSON, but it isn’t a plan yet. It will be used once it is.');
        return onFault('It doesn’t have the shape of a plan.');
      }
      setError(null);
      onFault(null);
      onChange(withWholeProbes(value));
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault);
      setError(`This is not JSON yet: ${why}`);
      onFault(why);
    }
  };
  return (
    <TextArea
      label="The plan as JSON"
      advice="What you change here appears in the fields, too."
      error={error}
      spellCheck={false}
      className="min-h-[70dvh] font-mono text-sm whitespace-pre"
      value={typed}
      onChange={(event) => read(event.target.value)}
    />
  );
}
