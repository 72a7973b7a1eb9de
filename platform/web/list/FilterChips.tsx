/** The active filters, each with a button that removes it. */
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Verbatim } from '../variant/Verbatim.tsx';
import classes from './FilterChips.module.css';
import type { ListView } from './useList.ts';

interface Chip {
  field: string;
  label: string;
  /** The visitor's own words, which are not converted. */
  words?: string;
}

function chipsOf({ list, state, hasFilters }: ListView): Chip[] {
  if (!hasFilters) return [];
  const values = { ...state } as Record<string, unknown>;
  const defaults = { ...list.defaults } as Record<string, unknown>;
  const labelOf = (field: string) => {
    const { options, label = '' } = list.controls[field] ?? {};
    return options?.find(({ value }) => value === values[field])?.label ?? label;
  };
  const scope = list.search?.scope;
  return list.filters.flatMap((field): Chip[] => {
    const value = values[field];
    if (!value || value === defaults[field]) return [];
    if (field !== 'search') return [{ field, label: labelOf(field) }];
    const where = scope && values[scope] !== defaults[scope] ? `${labelOf(scope)}：` : '';
    return [{ field, label: where, words: `“${value}”` }];
  });
}

export default function FilterChips({ view }: { view: ListView }) {
  const chips = chipsOf(view);
  const clear = view.list.clearFilters() as Record<string, unknown>;
  if (chips.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label="已选条件">
      {chips.map(({ field, label, words }) => (
        <li key={field}>
          <UnstyledButton onClick={() => view.change({ [field]: clear[field] })}>
            <VisuallyHidden>去掉条件：</VisuallyHidden>
            {label}
            {words && <Verbatim>{words}</Verbatim>}
            <IconX size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <UnstyledButton data-all onClick={() => view.change(clear)}>
            全部清除
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}
