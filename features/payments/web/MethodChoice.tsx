/** The choice of a payment method, as a group of radio cards. */
import { Group, Radio, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { useSession } from '@platform/web/session/session';
import type { PaymentMethod } from '../contract/provider.ts';
import classes from './MethodChoice.module.css';
import { methodFaces } from './methods.ts';
import { useBalanceToPay } from './queries.ts';

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  /** While a payment is under way the method stays. */
  disabled: boolean;
}

export function MethodChoice({ methods, value, onChange, disabled }: MethodChoiceProps) {
  const choose = (chosen: string) => {
    const method = methods.find((one) => one === chosen);
    if (method) onChange(method);
  };
  const { isLoggedIn } = useSession();
  const available = useBalanceToPay();
  return (
    <Radio.Group label="支付方式" value={value} onChange={choose}>
      <Group gap="xs" mt={6} align="stretch">
        {methods.map((method) => {
          const { label, hint, Icon } = methodFaces[method];
          return (
            <Radio.Card key={method} value={method} disabled={disabled} className={classes['method'] ?? ''}>
              <Radio.Indicator size="xs" />
              <Icon size={24} stroke={1.5} aria-hidden />
              <span>
                <Text span display="block" fw={600} lh={1.35}>
                  {label}
                </Text>
                <Text span display="block" c="dimmed" size="xs" lh={1.35}>
                  {method === 'balance' && isLoggedIn ? `可用 ${formatYuan(available)}` : hint}
                </Text>
              </span>
            </Radio.Card>
          );
        })}
      </Group>
    </Radio.Group>
  );
}
