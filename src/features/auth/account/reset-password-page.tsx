import ResetPasswordScreen from '../screens/reset-password-screen';

/** What the links of the provider's emails open for signed-in users of a closed site. */
export default function ResetPasswordPage() {
  return (
    <div className="px-gutter py-section">
      <ResetPasswordScreen />
    </div>
  );
}
