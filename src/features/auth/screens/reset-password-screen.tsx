import { useSearchParams } from 'react-router-dom';
import { MailedCodeScreen } from './mailed-code-screen';
import { NewPasswordScreen } from './new-password-screen';
import { RequestResetScreen } from './request-reset-screen';

/** Where a visitor asks for a mail, and where the links in all of the provider's mails lead. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const code = search.get('oobCode') ?? '';
  if (mode === null) return <RequestResetScreen />;
  if (mode === 'resetPassword') return <NewPasswordScreen key={code} code={code} />;
  return <MailedCodeScreen key={code} code={code} mode={mode} />;
}
