/** The content of the listings' dialog: seats that other members sell, the cheapest first. */
import { PersonLink } from '@features/accounts/web/PersonLink.tsx';
import { Badge, Button, Group, Pagination, Stack, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { purchaseListing } from '../../contract/endpoints.ts';
import { salesErrors } from '../../contract/errors.ts';
import { courseDialogPath, purchasePath } from '../../contract/path.ts';
import { holdMinutes } from '../../contract/purchase.ts';
import type { Listing } from '../../contract/resale.ts';
import type { CourseDialogProps } from '../parts/DialogLink.tsx';
import { changedByPurchase, useKeepPurchase, useListings } from '../queries.ts';
import classes from './Listings.module.css';

interface RowProps extends Pick<CourseDialogProps, 'mine'> {
  courseId: string;
  listing: Listing;
}

function BuyButton({ courseId, listing: { id, isReserved, isMine }, mine: { purchase } }: RowProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const keepPurchase = useKeepPurchase();
  if (isMine)
    return purchase ? (
      <Button component={Link} to={purchasePath(purchase.id)} variant="subtle" size="compact-md">
        我的转售
      </Button>
    ) : null;
  if (isReserved) return <Badge color="gray">有人正在付款</Badge>;
  return (
    <CommandButton
      endpoint={purchaseListing}
      input={() => ({ params: { id } })}
      invalidates={changedByPurchase}
      label="购买"
      disabled={purchase !== null}
      onSuccess={(held) => {
        keepPurchase(held);
        const options = { state, replace: true, preventScrollReset: true };
        void navigate(courseDialogPath(courseId, 'purchase'), options);
      }}
    />
  );
}

export default function Listings({ course: { id, title, price }, mine }: CourseDialogProps) {
  const [page, setPage] = useState(1);
  const answer = useListings(id, page);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        「{title}」原售价 {formatYuan(price)}。购买后席位为您保留 {holdMinutes}{' '}
        分钟，付款后即归您，并看到卖家的联系方式；款项由本站保管，开课后交给卖家。
      </Text>
      {mine.purchase && !mine.purchase.listing && <Text size="sm">{salesErrors.SEAT_OWNED.message}</Text>}
      <QueryState query={answer} rows={3}>
        {({ listings, pagination: { total, per_page } }) => (
          <>
            {listings.length === 0 && (
              <EmptyState title="现在没有转售的席位">有人挂出后，会列在这里。</EmptyState>
            )}
            <ul className={classes['listings']} aria-label="转售的席位">
              {listings.map((listing) => (
                <li key={listing.id}>
                  <Group justify="space-between" wrap="nowrap">
                    <PersonLink person={listing.seller} size={32} />
                    <Group gap="sm" wrap="nowrap">
                      <Text fw={700} c="var(--mantine-color-anchor)">
                        {formatYuan(listing.price)}
                      </Text>
                      <BuyButton courseId={id} listing={listing} mine={mine} />
                    </Group>
                  </Group>
                  {listing.description !== '' && (
                    <Text size="sm" className={classes['description'] ?? ''}>
                      <Verbatim>{listing.description}</Verbatim>
                    </Text>
                  )}
                  <Text size="xs" c="dimmed">
                    {formatDateTime(listing.createdAt)} 挂出
                  </Text>
                </li>
              ))}
            </ul>
            {total > per_page && (
              <Pagination total={Math.ceil(total / per_page)} value={page} onChange={setPage} />
            )}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
