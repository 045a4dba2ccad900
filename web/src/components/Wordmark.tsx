/** The logo and the name. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <svg viewBox="0 0 32 32" className="size-[1.5em] text-plum" fill="currentColor" aria-hidden="true">
        <path d="M3 11 16 3l13 8v2H3zM6 15h4v11H6zm8 0h4v11h-4zm8 0h4v11h-4zM3 27.500h26V30H3z" />
      </svg>
      <span className="font-serif text-[1.25em] leading-none font-semibold tracking-tight">Stoa</span>
    </span>
  );
}
