import type { ReactNode } from 'react';

/** The bubble of a student's message, on the right. */
export function StudentBubble({
  children,
  mark = null,
  speaker = 'You',
}: {
  children: ReactNode;
  mark?: ReactNode;
  /** How the student is named: "You" to herself, "Student" to a teacher. */
  speaker?: 'You' | 'Student';
}) {
  return (
    <div className="ml-auto grid w-fit max-w-[min(34rem,88%)] justify-items-end gap-1">
      <div className="min-w-0 max-w-full overflow-x-auto rounded-card rounded-br-sm bg-plum-wash px-4 py-2.5">
        <p className="sr-only">{speaker}:</p>
        {children}
      </div>
      {mark}
    </div>
  );
}
