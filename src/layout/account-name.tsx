import { useUser } from '@/features/auth';

export function AccountName() {
  const { name, email } = useUser();
  return (
    <p translate="no" className="min-w-0">
      {name !== '' && <span className="block truncate text-sm font-medium">{name}</span>}
      <span className="block truncate text-xs text-fg-muted">{email}</span>
    </p>
  );
}
