import { useSignOut } from '../use-sign-out';
import { brand } from '@/site/brand';
import { Button } from '@/ui/button';
import { DeleteSection } from './delete-section';
import { EmailSection } from './email-section';
import { MethodsSection } from './methods-section';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';

export default function AccountPage() {
  const signOut = useSignOut();
  return (
    <div className="px-gutter py-16">
      <div className="mx-auto max-w-content">
        <title>{`Account · ${brand.name}`}</title>
        <meta name="description" content="Your name, e-mail address, ways of signing in and password." />
        <header className="mb-10 flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-h2">Account</h1>
          <Button variant="secondary" busy={signOut.pending} onClick={() => void signOut.run()}>
            Sign out
          </Button>
        </header>
        <NameSection />
        <EmailSection />
        <MethodsSection />
        <PasswordSection />
        <DeleteSection />
      </div>
    </div>
  );
}
