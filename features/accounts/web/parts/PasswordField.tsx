/** A password, which can be looked at while it is typed. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': '显示或隐藏密码' }}
      {...props}
    />
  );
}
