/** A sign that the tutor's reply is on its way. */
export function TutorIsWriting() {
  return (
    <div className="flex w-fit items-center gap-1.5 rounded-card rounded-tl-sm border border-line bg-card px-4 py-4">
      <span className="sr-only">The tutor is writing</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className="breathe size-2 rounded-full bg-edge"
          style={{ animationDelay: `${dot * 0.2}s` }}
        />
      ))}
    </div>
  );
}
