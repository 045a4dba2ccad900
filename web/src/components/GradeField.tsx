import type { Grade } from '@stoa/schema/account';
import { SelectField } from './Field.tsx';
import { grades } from './grades.ts';

/** Asks which grade a student is in. The answer is optional. */
export function GradeField({
  value,
  label = 'Your grade',
  advice,
  onChange,
}: {
  value: Grade | null;
  label?: string;
  advice?: string;
  onChange: (grade: Grade | null) => void;
}) {
  return (
    <SelectField
      label={label}
      {...(advice !== undefined && { advice })}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">I’d rather not say</option>
      {grades.map((grade) => (
        <option key={grade} value={grade}>
          Grade {grade}
        </option>
      ))}
    </SelectField>
  );
}
