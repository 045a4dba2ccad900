import type { SafetyReply } from '@stoa/schema/safety-reply';
import { Icon } from './Icon.tsx';
import { withNumbers } from './phone-numbers.ts';

/** What a student reads if the safety check stopped a text outside the conversation of a lesson. */
export function SafetyNote({ safety: { kind, words } }: { safety: SafetyReply }) {
  if (kind === 'crisis') return <CrisisMessage text={words} />;
  return (
    <div className="rounded-card border border-line bg-card px-4 py-3 sm:px-5">
      <p className="mb-1 flex items-center gap-2 text-sm font-semibold text-ochre">
        <Icon name="flag" className="size-4" /> A note from your tutor
      </p>
      <p>{words}</p>
    </div>
  );
}

/**
 * Shows the fixed message to a child in need: in full, calm, and apart from everything else. On a phone it's compact enough
 * that its phone numbers are visible.
 */
export function CrisisMessage({ text }: { text: string }) {
  return (
    <section
      aria-label="Important"
      className="rounded-card border-2 border-plum bg-plum-wash px-4 py-3.5 leading-[1.4] sm:px-7 sm:py-6 sm:text-lg sm:leading-relaxed"
    >
      <div className="grid gap-[0.75em]">
        {text.split('\n\n').map((paragraph) => (
          <div key={paragraph}>
            {paragraph.split('\n').map((line) => (
              <p key={line}>
                {withNumbers(line).map(({ text: piece, href }, at) =>
                  href === null ? (
                    piece
                  ) : (
                    <a key={at} href={href} className="link font-semibold whitespace-nowrap">
                      {piece}
                    </a>
                  ),
                )}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
