import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { initialsOf } from '@/lib/text';
import type { User } from './client/auth-session';

interface UserPictureProps {
  readonly user: User;
  readonly className: string;
}

/** The picture that the provider has of the user. The initials stand in for it until it has loaded, or if it fails. */
export function UserPicture({ user: { name, email, photo }, className }: UserPictureProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const isLoaded = photo !== null && loaded === photo;
  return (
    <span
      aria-hidden
      translate="no"
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-border-strong/60 bg-accent-soft font-semibold text-accent-fg uppercase',
        className,
      )}
    >
      <span className={classNames(isLoaded && 'invisible')}>{initialsOf(name || email)}</span>
      {photo !== null && (
        <img
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={() => setLoaded(photo)}
          className={classNames('absolute inset-0 size-full object-cover', !isLoaded && 'opacity-0')}
        />
      )}
    </span>
  );
}
