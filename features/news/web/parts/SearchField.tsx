/** Searching while one types: a pause begins it, Enter at once; not before an input method has finished a word. */
import { CloseButton } from '@mantine/core';
import { useSearchText } from '@platform/web/list/useSearchText';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import classes from './SearchField.module.css';

/** Milliseconds without a letter after which the search begins. */
const pause = 350;

interface SearchFieldProps {
  /** What the list is searched for now. */
  words: string;
  onSearch: (words: string) => void;
}

export function SearchField({ words, onSearch }: SearchFieldProps) {
  const waiting = useRef<number | undefined>(undefined);
  const { text: typed, setText: setTyped, field } = useSearchText(words, (early) => searchSoon(early));
  useEffect(() => () => window.clearTimeout(waiting.current), []);

  const searchFor = (wanted: string) => {
    window.clearTimeout(waiting.current);
    if (wanted.trim() !== words) onSearch(wanted.trim());
  };
  const searchSoon = (wanted: string) => {
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => searchFor(wanted), pause);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(typed);
  };
  return (
    <search className={classes['search']}>
      <form onSubmit={submit}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <input
          ref={field}
          aria-label="搜索新闻"
          type="search"
          placeholder="标题或摘要中的词，简繁皆可"
          maxLength={50}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (!(event.nativeEvent as InputEvent).isComposing) searchSoon(event.currentTarget.value);
          }}
          onCompositionEnd={(event) => searchSoon(event.currentTarget.value)}
        />
        {typed !== '' && (
          <CloseButton
            aria-label="清除搜索词"
            size="lg"
            onClick={() => {
              setTyped('');
              searchFor('');
            }}
          />
        )}
      </form>
    </search>
  );
}
