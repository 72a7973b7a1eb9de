/** What can be done with an entry: members favourite it, writers edit and hide it. */
import { Group } from '@mantine/core';
import { FavouriteButton } from '../counters/FavouriteButton.tsx';
import { EditDocumentLink } from '../document/DocumentLinks.tsx';
import { ModerationButton } from '../moderation/ModerationButton.tsx';
import { useHasAccess } from '../session/roles.ts';
import { answersOf, type EntryEndpoints } from './entries.ts';

interface EntryActionsProps<Entry> {
  endpoints: EntryEndpoints<Entry>;
  list: { path: string; noun: { name: string; counter: string } };
  entry: { id: string; hidden: boolean; publishTime: string | null; favourites: number };
}

export function EntryActions<Entry>({ endpoints, list, entry }: EntryActionsProps<Entry>) {
  const { id, hidden, publishTime, favourites } = entry;
  const { path, noun } = list;
  const isWriter = useHasAccess(endpoints.create.access);
  const invalidates = answersOf(endpoints);
  return (
    <Group>
      {publishTime !== null && !hidden && (
        <FavouriteButton
          endpoints={endpoints.favourite}
          id={id}
          count={favourites}
          invalidates={invalidates}
        />
      )}
      {isWriter && (
        <>
          <EditDocumentLink path={path} id={id} />
          <ModerationButton
            endpoint={endpoints.moderate}
            id={id}
            flag="hidden"
            value={hidden}
            subject={`这${noun.counter}${noun.name}`}
            invalidates={invalidates}
            variant="default"
          />
        </>
      )}
    </Group>
  );
}
