/** Searching announcements, on the axis. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import classes from './SearchBar.module.css';

interface SearchBarProps {
  words: string;
  onSearch: (words: string) => void;
}

export function SearchBar({ words, onSearch }: SearchBarProps) {
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search className={classes['search']}>
      <form onSubmit={submit}>
        <input
          aria-label="搜索公告"
          type="search"
          placeholder="标题、摘要或正文中的词，简繁皆可"
          maxLength={50}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md" className={classes['submit'] ?? ''} aria-label="搜索">
          <IconSearch size={20} stroke={1.75} aria-hidden />
        </Button>
      </form>
    </search>
  );
}
