/** /members/{id}: a member's public page, with what they wrote. */
import { Text, Title } from '@mantine/core';
import { preload } from '@platform/web/api/preload';
import { formatDay } from '@platform/web/format/time';
import { JsonLd } from '@platform/web/page/JsonLd.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { useSession } from '@platform/web/session/session';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { isRouteErrorResponse, type LoaderFunctionArgs, useParams, useRouteError } from 'react-router';
import type { Member } from '../contract/members.ts';
import classes from './MemberPage.module.css';
import { loadMemberSections, memberSections, sectionQueries } from './memberSections.ts';
import { memberPath } from './path.ts';
import { memberQuery } from './queries.ts';

const loading = preload(({ params: { id = '' }, url }) => ({
  ...sectionQueries(id, url.search),
  member: memberQuery(id),
}));

export async function loader(args: LoaderFunctionArgs) {
  await loadMemberSections();
  return loading.loader(args);
}

export async function clientLoader(args: LoaderFunctionArgs) {
  await loadMemberSections();
  return loading.clientLoader(args);
}

const descriptionOf = ({ name, introduction }: Member) => introduction || `${name}在中轴的公开主页`;

export const handle = page<typeof loading>({
  title: ({ member }) => member.name,
  description: ({ member }) => descriptionOf(member),
  hidden: ({ member }) => member.introduction === '',
  // A section can be paged.
  query: ['page'],
});

// Visitors without an account load none of it.
const MemberActions = lazyPart(() => import('./parts/MemberActions.tsx'));

function Profile({ member }: { member: Member }) {
  const { id, name, picture, introduction, joined_at } = member;
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return (
    <header className={classes['profile']}>
      <Avatar name={name} address={picture} size={96} />
      <Title order={1} data-verbatim translate="no">
        {name}
      </Title>
      {introduction !== '' && (
        <p className={classes['introduction']} data-verbatim>
          {introduction}
        </p>
      )}
      <Text c="dimmed" size="sm">
        加入于 <time dateTime={joined_at}>{formatDay(joined_at)}</time>
      </Text>
      {isLoggedIn && (
        <Suspense>
          <MemberActions member={member} />
        </Suspense>
      )}
      {introduction !== '' && (
        <JsonLd
          describe={(absolute) => ({
            '@type': 'ProfilePage',
            dateCreated: joined_at,
            mainEntity: {
              '@type': 'Person',
              name,
              description: introduction,
              url: absolute(memberPath(id)),
              ...(picture ? { image: absolute(picture) } : {}),
            },
          })}
        />
      )}
    </header>
  );
}

export default function MemberPage() {
  const { id = '' } = useParams();
  return (
    <div className={classes['page']}>
      <QueryState query={useQuery(memberQuery(id))} rows={2}>
        {(member) => <Profile member={member} />}
      </QueryState>
      {memberSections().map((Section, index) => (
        <Suspense key={index}>
          <Section memberId={id} />
        </Suspense>
      ))}
    </div>
  );
}

/** Says that there is no such member; other errors go on to the site's own page. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className={classes['page']}>
      <SectionHeading order={1} kicker="未遇" intro="这个账号不存在，或者已经停用。">
        没有找到这位成员
      </SectionHeading>
    </div>
  );
}
