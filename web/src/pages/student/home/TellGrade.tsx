import { useState } from 'react';
import type { Grade } from '@stoa/schema/account';
import { Button } from '../../../components/Button.tsx';
import { GradeField } from '../../../components/GradeField.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { useSaveSettings } from '../../../save-settings.ts';

/** For a student whose grade isn't known: one question, which she needn't answer. */
export function TellGrade() {
  const [grade, setGrade] = useState<Grade | null>(null);
  const { save, refused } = useSaveSettings();
  return (
    <form
      aria-labelledby="tell-grade"
      className="card flex flex-wrap items-end gap-x-5 gap-y-3 px-5 py-4 shadow-none"
      onSubmit={(event) => {
        event.preventDefault();
        if (grade !== null) save({ grade });
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="tell-grade" className="text-lg">
          What grade are you in?
        </h2>
        <p className="text-[0.9375rem] text-soft">You’ll start with skills for your grade.</p>
      </div>
      <div className="min-w-44">
        <GradeField value={grade} onChange={setGrade} />
      </div>
      <Button type="submit" disabled={grade === null}>
        Save
      </Button>
      {refused !== null && <Trouble error={refused} />}
    </form>
  );
}
