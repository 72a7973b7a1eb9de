/** The dialog of a scholarship over the list; the address contains its id. */
import { List, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { scholarshipCategoryNames } from '../../contract/category.ts';
import { showAward } from '../amount.rules.ts';
import { useScholarship } from '../queries.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { Deadline } from './Deadline.tsx';

export default function ScholarshipDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useScholarship(id);
  return (
    <Dialog opened onClose={onClose} title={query.data?.title ?? '奖学金'} size="lg">
      <QueryState query={query} rows={3}>
        {(scholarship) => (
          <>
            <SimpleGrid component="dl" cols={3} ta="center" m={0}>
              {[
                ['类别', scholarshipCategoryNames[scholarship.category]],
                ['每名', <b key="amount">{showAward(scholarship.amount)}</b>],
                ['名额', `${scholarship.available_slots} 名`],
              ].map(([term, value], index) => (
                <Paper key={index} p="xs" withBorder>
                  <Text component="dt" c="dimmed" fz="sm">
                    {term}
                  </Text>
                  <Text component="dd" m={0}>
                    {value}
                  </Text>
                </Paper>
              ))}
            </SimpleGrid>
            {scholarship.description.split(/\n{2,}/).map((paragraph, index) => (
              <Text key={index} mt="sm" style={{ textWrap: 'pretty' }}>
                {paragraph}
              </Text>
            ))}
            <Title order={3} fz="1.0625rem" mt="sm" mb={4}>
              申请条件
            </Title>
            <List>
              {scholarship.eligibility.map((condition) => (
                <List.Item key={condition}>{condition}</List.Item>
              ))}
            </List>
            <Deadline scholarship={scholarship} />
            <ApplyButton scholarship={scholarship} fullWidth />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
