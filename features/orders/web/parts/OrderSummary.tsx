/** The lines of an order, its subtotal, delivery fee and total, also in US dollars. */
import { Box, Group, type GroupProps, Stack, Text, Title } from '@mantine/core';
import { formatUsd, formatYuan } from '@platform/web/format/amount';
import { type ReactNode, useId } from 'react';
import type { Cost } from '../checkout.rules.ts';

interface OrderSummaryProps {
  cost: Cost;
  /** What went back, in yuan. */
  refunded?: number;
  /** The lines, as list items. */
  children: ReactNode;
  title?: string;
}

const hairline = '1px solid var(--hairline)';

function Amount({ label, children, ...props }: GroupProps & { label: string }) {
  return (
    <Group justify="space-between" align="baseline" {...props}>
      <dt>{label}</dt>
      <Box component="dd" m={0} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Group>
  );
}

export function OrderSummary({ cost, refunded = 0, children, title = '订单摘要' }: OrderSummaryProps) {
  const { subtotal, shippingFee, totalPrice, usdTotal } = cost;
  const heading = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={2} size="h3" id={heading}>
        {title}
      </Title>
      <Box component="ul" m={0} p={0} style={{ borderTop: hairline, listStyle: 'none' }}>
        {children}
      </Box>
      <Box component="dl" m={0}>
        <Amount label="商品小计">{formatYuan(subtotal)}</Amount>
        <Amount label="配送费">{shippingFee === 0 ? '免费' : formatYuan(shippingFee)}</Amount>
        <Amount label="合计" mt="xs" pt="sm" style={{ borderTop: hairline }}>
          <Text component="strong" display="block" fz="1.75rem" fw={700} c="var(--mantine-color-anchor)">
            {formatYuan(totalPrice)}
          </Text>
          {usdTotal !== null && (
            <Text span size="sm" c="dimmed">
              约 {formatUsd(usdTotal)}
            </Text>
          )}
        </Amount>
        {refunded > 0 && <Amount label="已退款">{formatYuan(refunded)}</Amount>}
      </Box>
    </Stack>
  );
}
