import { useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';

export type Link = { path: string; expires_at: string };

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A link to pass on, shown only this once. */
export function OneTimeLink({ link, name }: { link: Link; name: string }) {
  const [copied, setCopied] = useState(false);
  const address = `${window.location.origin}${link.path}`;
  return (
    <Banner
      tone="care"
      icon="lock"
      action={
        <Button size="small" onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      }
    >
      <p>
        Give this link to {name} and nobody else. It sets the password once, until {moment.format(new Date(link.expires_at))}. We
        don’t show it again.
      </p>
      <code className="mt-1 block font-mono text-[0.9375rem] break-all select-all">{address}</code>
    </Banner>
  );
}
