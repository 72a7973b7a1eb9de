/** A member's avatar and name, which lead to the public page. */
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { Link } from 'react-router';
import type { PersonView } from '../contract/person.ts';
import classes from './PersonLink.module.css';
import { memberPath } from './path.ts';

interface PersonLinkProps {
  /** Without an id, of a deleted account, it leads nowhere. */
  person: Omit<PersonView, 'id'> & { id: string | null };
  size?: 24 | 32 | 40;
}

export function PersonLink({ person: { id, name, avatar }, size = 24 }: PersonLinkProps) {
  const content = (
    <>
      <Avatar name={name} address={avatar} size={size} />
      <bdi data-verbatim translate="no">
        {name}
      </bdi>
    </>
  );
  return id === null ? (
    <span className={classes['person']}>{content}</span>
  ) : (
    <Link to={memberPath(id)} className={classes['person']}>
      {content}
    </Link>
  );
}
