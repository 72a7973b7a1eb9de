/** The choice of an open scholarship, the nearest deadline first. */
import { Anchor, Box, Button, Card, Stack, Text, Title } from '@mantine/core';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link } from 'react-router';
import { scholarshipCategoryNames } from '../../contract/category.ts';
import { chooseScholarshipFirst } from '../../contract/form.ts';
import { showAward } from '../amount.rules.ts';
import { scholarshipList } from '../list.ts';
import { failed } from '../messages.ts';
import { useChoices } from '../queries.ts';
import { Deadline } from './Deadline.tsx';

export function ChooseScholarship() {
  return (
    <QueryState query={useChoices()} failed={failed.list}>
      {({ scholarships }) => {
        const open = scholarships.filter(({ is_open }) => is_open);
        return (
          <Box maw="44rem" mx="auto">
            <Title order={2} fz="1.375rem" ta="center" mb="md">
              {chooseScholarshipFirst}
            </Title>
            {open.length === 0 && (
              <EmptyState
                title="目前没有开放申请的奖学金"
                action={
                  <Button component={Link} to="/scholarship/announcements" variant="default">
                    查看公告
                  </Button>
                }
              />
            )}
            <Stack gap="sm">
              {open.map(({ id, title, category, amount, ...deadline }) => (
                <Card
                  key={id}
                  component={Link}
                  to={scholarshipList.pathTo({ tab: 'apply', scholarship: id })}
                  withBorder
                  aria-label={title}
                >
                  <Anchor component="span" ff="heading" fz="lg" fw={700} underline="never">
                    {title}
                  </Anchor>
                  <Text fz="sm">
                    {scholarshipCategoryNames[category]} · 每名 {showAward(amount)}
                  </Text>
                  <Deadline scholarship={deadline} />
                </Card>
              ))}
            </Stack>
          </Box>
        );
      }}
    </QueryState>
  );
}
