import { useEffect, useState } from 'react';
import type { Goals } from '@stoa/schema/account';
import { ChoiceField, TextField } from '../../../components/Field.tsx';

const units = { problems: 'problems', minutes: 'minutes' };
const most = { a_day: 120, a_week: 600 };

/** Goals for a day and a week: what they count, how much, and whether they are shown at all. */
export function GoalsSection({ goals, onGoals }: { goals: Goals; onGoals: (goals: Goals) => void }) {
  const set = (change: Partial<Goals>) => onGoals({ ...goals, ...change });
  return (
    <section aria-labelledby="goals" className="grid gap-6">
      <h2 id="goals" className="text-2xl">
        Your goals
      </h2>
      <ChoiceField
        label="Goals and streak on the home page"
        value={goals.shown ? 'on' : 'off'}
        onChange={(to) => set({ shown: to === 'on' })}
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
      />
      {goals.shown && (
        <>
          <ChoiceField
            label="Count"
            value={goals.count}
            onChange={(count) => set({ count })}
            options={[
              { value: 'problems', label: 'Problems tried' },
              { value: 'minutes', label: 'Minutes' },
            ]}
          />
          <div className="flex flex-wrap gap-4">
            <Amount
              label={`A day, in ${units[goals.count]}`}
              value={goals.a_day}
              most={most.a_day}
              onAmount={(a_day) => set({ a_day })}
            />
            <Amount
              label={`A week, in ${units[goals.count]}`}
              value={goals.a_week}
              most={most.a_week}
              onAmount={(a_week) => set({ a_week })}
            />
          </div>
          <p className="max-w-prose text-soft">
            Every problem you try counts, right or not. Up to three days off in a row never end a streak.
          </p>
        </>
      )}
    </section>
  );
}

/** A whole number, saved as soon as it is a valid one. */
function Amount({
  label,
  value,
  most: largest,
  onAmount,
}: {
  label: string;
  value: number;
  most: number;
  onAmount: (amount: number) => void;
}) {
  const [text, setText] = useState(`${value}`);
  useEffect(() => setText(`${value}`), [value]);
  const amount = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  const fits = amount >= 1 && amount <= largest;
  return (
    <div className="w-44">
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={fits ? null : `Use a number from 1 to ${largest}.`}
        onChange={({ target }) => {
          setText(target.value);
          const typed = /^\d+$/.test(target.value.trim()) ? Number(target.value) : 0;
          if (typed >= 1 && typed <= largest && typed !== value) onAmount(typed);
        }}
      />
    </div>
  );
}
