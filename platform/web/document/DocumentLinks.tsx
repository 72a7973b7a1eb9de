/** The buttons that lead to a DocumentRoute and come back to the page that they stand on. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { openOverList } from '../list/background.ts';

interface ListNoun {
  path: string;
  noun: { name: string };
}

const icon = <IconPencil size={18} stroke={1.5} aria-hidden />;

/** On the list. */
export function NewDocumentLink({ list: { path, noun } }: { list: ListNoun }) {
  const state = openOverList(useLocation());
  return (
    <Button component={Link} to={`${path}/new`} state={state} preventScrollReset leftSection={icon}>
      写{noun.name}
    </Button>
  );
}

/** On a document, by itself or over the list. */
export function EditDocumentLink({ path, id }: { path: string; id: string }) {
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={`${path}/${id}/edit`}
      state={{ ...(typeof state === 'object' ? state : {}), inside: true }}
      preventScrollReset
      variant="default"
      leftSection={icon}
    >
      编辑
    </Button>
  );
}
