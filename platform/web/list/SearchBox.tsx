/** Words to search a list for, sent by Enter or the button; the field stays where it is, and with it the focus. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import classes from './SearchBox.module.css';
import { useSearchText } from './useSearchText.ts';

interface SearchBoxProps {
  /** What is searched, as `搜索公告`. */
  label: string;
  placeholder: string;
  /** What the list is searched for now. */
  words: string;
  onSearch: (words: string) => void;
}

export function SearchBox({ label, placeholder, words, onSearch }: SearchBoxProps) {
  const { text: typed, setText: setTyped, field } = useSearchText(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className={classes['form']}>
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={50}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" aria-label="搜索" px="sm">
          <IconSearch size={18} stroke={1.75} aria-hidden />
        </Button>
      </form>
    </search>
  );
}
