import { classNames } from '@/lib/class-names';
import { initialsOf } from '@/lib/text';
import type { User } from './client/auth-session';

interface UserPictureProps {
  readonly user: User;
  readonly className: string;
}

/** The picture that the provider has of the user covers the initials once it has loaded. */
export function UserPicture({ user: { name, email, photo }, className }: UserPictureProps) {
  return (
    <span
      aria-hidden
      translate="no"
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-border-strong/60 bg-accent-soft font-semibold text-accent-fg uppercase',
        className,
      )}
    >
      <span>{initialsOf(name || email)}</span>
      {photo !== null && (
        <img
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
