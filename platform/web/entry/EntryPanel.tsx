/** A page of entries as cards; writers also list drafts and hidden ones, and begin a new one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NewDocumentLink } from '../document/DocumentLinks.tsx';
import { formatCount } from '../format/amount.ts';
import { Cover } from '../list/Cover.tsx';
import { EntryCard } from '../list/EntryCard.tsx';
import { EntryLink } from '../list/EntryLink.tsx';
import { FieldSelect } from '../list/FieldSelect.tsx';
import { ListPanel } from '../list/ListPanel.tsx';
import type { ListView } from '../list/useList.ts';
import { useHasAccess } from '../session/roles.ts';
import classes from './EntryPanel.module.css';
import { type EntryEndpoints, type EntryListState, entryListQuery } from './entries.ts';

interface ListedEntry {
  id: string;
  title: string;
  image: string | null;
  imageSizes: readonly { address: string; width: number }[];
  publishTime: string | null;
  hidden: boolean;
  favourites: number;
}

interface EntryPanelProps<Entry, State extends EntryListState> {
  view: ListView<State>;
  endpoints: EntryEndpoints<Entry>;
  /** The line below the title. */
  describe: (entry: Entry) => string;
  /** Selects before the page size. */
  choices?: ReactNode;
}

const marksOf = ({ hidden, publishTime }: ListedEntry) =>
  `${hidden ? ' · 已隐藏' : ''}${publishTime === null ? ' · 草稿' : ''}`;

export function EntryPanel<Entry extends ListedEntry, State extends EntryListState>(
  props: EntryPanelProps<Entry, State>,
) {
  const { view, endpoints, describe, choices } = props;
  const { list, state } = view;
  const isWriter = useHasAccess(endpoints.create.access);
  const asked = entryListQuery(endpoints, state, isWriter);
  const answer = useQuery({ ...asked, placeholderData: keepPreviousData });
  return (
    <ListPanel
      view={view}
      answer={answer}
      items={({ items }) => items}
      choices={
        <>
          {choices}
          {isWriter && <FieldSelect view={view} field="view" />}
          {isWriter && <NewDocumentLink list={list} />}
        </>
      }
    >
      {(entries) => (
        <ul className={classes['entries']}>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <EntryCard
                cover={
                  <Cover
                    src={entry.image}
                    srcSet={entry.imageSizes.map(({ address, width }) => `${address} ${width}w`).join(', ')}
                    sizes="(max-width: 40rem) 100vw, 24rem"
                    width={480}
                    height={320}
                    eager={index === 0}
                  />
                }
                title={
                  <EntryLink path={list.path} id={entry.id}>
                    {entry.title}
                  </EntryLink>
                }
              >
                <p>
                  {describe(entry)} · 收藏 {formatCount(entry.favourites)}
                  {marksOf(entry)}
                </p>
              </EntryCard>
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  );
}
