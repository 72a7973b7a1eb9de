/** The members whom the visitor has muted, and undoing it. */
import { Text } from '@mantine/core';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { PersonLink } from '../PersonLink.tsx';
import classes from '../ProfilePage.module.css';
import { useMutes } from '../queries.ts';
import { MuteButton } from './MuteButton.tsx';

export function MuteList() {
  return (
    <QueryState query={useMutes()} rows={1}>
      {({ mutes }) =>
        mutes.length === 0 ? (
          <Text c="dimmed" ta="center">
            没有屏蔽任何人。在成员的公开主页上可以屏蔽对方。
          </Text>
        ) : (
          <ul className={classes['sessions']}>
            {mutes.map((person) => (
              <li key={person.id}>
                <PersonLink person={person} size={32} />
                <MuteButton person={person} isMuted size="xs" />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
