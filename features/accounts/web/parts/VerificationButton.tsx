/** Requests the email that verifies the visitor's address. */
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { requestEmailVerification } from '../../contract/email.ts';
import { readMe } from '../../contract/user.ts';

export function VerificationButton() {
  return (
    <CommandButton
      endpoint={requestEmailVerification}
      input={() => ({})}
      // The address may have been verified meanwhile.
      invalidates={[readMe]}
      success={requestEmailVerification.message}
      variant="default"
      size="compact-sm"
      label="发送验证邮件"
    />
  );
}
