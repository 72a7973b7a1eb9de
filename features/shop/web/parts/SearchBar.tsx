/** The search bar on the axis: where to search, the words, and the door to the advanced panel. */
import { Button, UnstyledButton } from '@mantine/core';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { type SearchType, searchTypeNames, searchTypes } from '../../contract/filter.ts';
import classes from './SearchBar.module.css';

interface SearchBarProps {
  words: string;
  type: SearchType;
  onSearch: (words: string, type: SearchType) => void;
  advanced: {
    opened: boolean;
    toggle: () => void;
    button: RefObject<HTMLButtonElement | null>;
    count: number;
  };
}

const types = searchTypes.map((value) => ({ value, label: searchTypeNames[value] }));

export function SearchBar({ words, type, onSearch, advanced }: SearchBarProps) {
  const [typed, setTyped] = useState(words);
  const [chosen, setChosen] = useState(type);
  // A search from elsewhere replaces what was typed; the field itself stays, and with it the focus.
  const [since, setSince] = useState({ words, type });
  if (since.words !== words || since.type !== type) {
    setSince({ words, type });
    setTyped(words);
    setChosen(type);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim(), chosen);
  };
  return (
    <search className={classes['bar']}>
      <form onSubmit={submit} className={classes['form']}>
        <NativeSelect label="搜索范围" options={types} value={chosen} onChange={setChosen} />
        <input
          aria-label="搜索商品"
          type="search"
          className={classes['words']}
          placeholder="器物、传承人，简繁皆可"
          maxLength={50}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md" className={classes['submit'] ?? ''} aria-label="搜索">
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <span className={classes['submitText']}>搜索</span>
        </Button>
      </form>
      <UnstyledButton
        ref={advanced.button}
        className={classes['advanced'] ?? ''}
        aria-expanded={advanced.opened}
        aria-controls="advanced"
        onClick={advanced.toggle}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
        高级搜索
        {advanced.count > 0 && <span className={classes['count']}>{advanced.count} 项</span>}
      </UnstyledButton>
    </search>
  );
}
