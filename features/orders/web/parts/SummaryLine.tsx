/** One line of an order: picture, title, inheritor, quantity, price. */
import { productPath } from '@features/shop/contract/path';
import { Anchor, Group, Image, Stack, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SummaryLineProps {
  /** The product's id. */
  id: string;
  title: string;
  inheritor: string;
  cover: string;
  /** Per piece, in yuan. */
  price: number;
  /** For the line, in yuan; null when it is not part of the sum. */
  totalPrice: number | null;
  quantity: number;
  /** Replaces the quantity while it can be changed. */
  adjust?: ReactNode;
  /** The problem of the line. */
  note?: ReactNode;
}

const hairline = '1px solid var(--hairline)';

export function SummaryLine(props: SummaryLineProps) {
  const { id, title, inheritor, cover, price, totalPrice, quantity, adjust, note } = props;
  return (
    <Group component="li" align="start" wrap="nowrap" gap="sm" py="sm" style={{ borderBottom: hairline }}>
      <Image src={cover} alt="" w={72} h={72} flex="none" style={{ border: hairline }} />
      <Stack gap={2} align="start" flex={1} miw={0}>
        <Anchor component={Link} to={productPath(id)} c="var(--mantine-color-text)" fw={600}>
          {title}
        </Anchor>
        <Text span size="sm" c="dimmed" data-verbatim translate="no">
          {inheritor}
        </Text>
        <span>
          {formatYuan(price)} {adjust === undefined && <>× {quantity}</>}
        </span>
        {adjust}
        {note}
      </Stack>
      <strong>{totalPrice !== null && formatYuan(totalPrice)}</strong>
    </Group>
  );
}
