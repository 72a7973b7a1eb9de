/** The route of an entry whose page and dialog show the same; the page has the way to the list above it. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { JsonLd } from '../page/JsonLd.tsx';
import classes from './DetailRoute.module.css';
import { EntryRoute, type EntryRouteProps } from './EntryRoute.tsx';
import { BackLink } from './ListHead.tsx';

export interface DetailPlace {
  /** 1 on the entry's own page, 2 in the dialog. */
  headingOrder: 1 | 2;
  /** Leaves an entry that is gone: back to the list. */
  close: () => void;
}

interface DetailRouteProps<Entry> extends Pick<EntryRouteProps<Entry>, 'answer' | 'size'> {
  list: { path: string; noun: { name: string } };
  /** The entry by schema.org's terms, for public pages. */
  jsonLd?: (entry: Entry, absolute: (path: string) => string) => { '@type': string };
  children: (entry: Entry, place: DetailPlace) => ReactNode;
}

export function DetailRoute<Entry>({ list, jsonLd, children, ...route }: DetailRouteProps<Entry>) {
  const navigate = useNavigate();
  const { path, noun } = list;
  const toList = () => void navigate(path, { replace: true });
  return (
    <EntryRoute
      {...route}
      title={`${noun.name}详情`}
      page={(entry) => (
        <div className={classes['page']}>
          <BackLink to={path} label={`全部${noun.name}`} />
          {children(entry, { headingOrder: 1, close: toList })}
          {jsonLd && <JsonLd describe={(absolute) => jsonLd(entry, absolute)} />}
        </div>
      )}
      dialog={(entry, close) => children(entry, { headingOrder: 2, close })}
    />
  );
}
