import { TextField } from '../../components/Field.tsx';

/** A field to choose a password. The server says if it's easy to guess. */
export function NewPasswordField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: string | null;
  onChange: (password: string) => void;
}) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      advice="At least 8 characters. A few words in a row are easy to remember and hard to guess."
      required
      minLength={8}
      maxLength={128}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
