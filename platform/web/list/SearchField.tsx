/** Searches a list while the visitor types: with a delay, or at once by Enter and the button. */
import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FieldSelect } from './FieldSelect.tsx';
import type { ListPage } from './resourceList.ts';
import classes from './SearchField.module.css';
import type { ListView } from './useList.ts';
import { useSearchText } from './useSearchText.ts';

/** Milliseconds after the last input until the search begins. */
const typingDelay = 350;

interface SearchFieldProps<State extends ListPage> {
  view: ListView<State>;
  /** Additional changes of every search, for example the tab with the results. */
  changes?: Partial<State>;
  /** Replaces the declared placeholder. */
  placeholder?: string;
}

export function SearchField<State extends ListPage & { search?: string | undefined }>(
  props: SearchFieldProps<State>,
) {
  const { view, changes } = props;
  const { list, state } = view;
  const words = state.search ?? '';
  const searchNow = (text: string) => {
    const next = text.trim();
    searchSoon.cancel();
    if (next !== words) view.change({ ...changes, search: next || undefined } as Partial<State>, true);
  };
  const searchSoon = useDebouncedCallback(searchNow, typingDelay);
  const { pathname } = useLocation();
  const nextPath = useNavigation().location?.pathname ?? pathname;
  // A visitor who follows a link is not brought back to the list.
  useEffect(() => {
    if (nextPath !== list.path) searchSoon.cancel();
  }, [nextPath, list.path, searchSoon]);
  const { text, setText, field } = useSearchText(words, searchSoon);
  if (!list.search) return null;
  const { label, scope } = list.search;
  const { placeholder = list.search.placeholder } = props;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow(text);
  };
  // Before hydration the browser submits the form itself, with the rest of the address in hidden fields.
  const rest = list.write(list.change(state, { search: undefined } as Partial<State>));
  return (
    <search className={classes['search']}>
      <form onSubmit={submit} action={list.path} className={classes['form']}>
        {[...new URLSearchParams(rest)].map(
          ([name, value]) => name !== scope && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {scope && <FieldSelect view={view} field={scope as keyof State & string} replace />}
        <input
          ref={field}
          name="search"
          aria-label={label}
          type="search"
          placeholder={placeholder}
          maxLength={50}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            // Not during an input method's composition.
            if (!(event.nativeEvent as InputEvent).isComposing) searchSoon(event.currentTarget.value);
          }}
          onCompositionEnd={(event) => searchSoon(event.currentTarget.value)}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="清除搜索词"
            className={classes['clear']}
            onClick={() => {
              setText('');
              searchNow('');
              field.current?.focus();
            }}
          >
            <IconX size={18} stroke={1.5} aria-hidden />
          </button>
        )}
        <Button type="submit" aria-label="搜索" className={classes['submit'] ?? ''}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <span className={classes['submitText']}>搜索</span>
        </Button>
      </form>
    </search>
  );
}
