/** What narrows the list, each a press away from being taken back. */
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { IconX } from '@tabler/icons-react';
import { productCategoryNames, regionNames } from '../../contract/category.ts';
import { priceRangeNames, searchTypeNames } from '../../contract/filter.ts';
import { type ShopAddress, widen } from '../address.rules.ts';
import type { Change } from '../useAddress.ts';
import classes from './FilterChips.module.css';

interface Chip {
  label: string;
  /** What was typed, after the label. */
  typed?: string;
  without: Partial<ShopAddress>;
}

function chipsOf({ search, searchType, category, priceRange, region, rating, inStock }: ShopAddress): Chip[] {
  const where = searchType === 'all' ? '' : `${searchTypeNames[searchType]}：`;
  return [
    ...(search ? [{ label: where, typed: `“${search}”`, without: { search: undefined } }] : []),
    ...(category ? [{ label: productCategoryNames[category], without: { category: undefined } }] : []),
    ...(priceRange ? [{ label: priceRangeNames[priceRange], without: { priceRange: undefined } }] : []),
    ...(region ? [{ label: regionNames[region], without: { region: undefined } }] : []),
    ...(rating ? [{ label: `${rating} 星及以上`, without: { rating: undefined } }] : []),
    ...(inStock ? [{ label: '仅看有货', without: { inStock: false } }] : []),
  ];
}

export function FilterChips({ shown, change }: { shown: ShopAddress; change: Change }) {
  const chips = chipsOf(shown);
  if (chips.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label="已选条件">
      {chips.map(({ label, typed, without }) => (
        <li key={`${label}${typed}`}>
          <UnstyledButton onClick={() => change(without)}>
            <VisuallyHidden>去掉条件：</VisuallyHidden>
            {label}
            {typed && <Verbatim>{typed}</Verbatim>}
            <IconX size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <UnstyledButton data-all onClick={() => change(widen(shown))}>
            全部清除
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}
