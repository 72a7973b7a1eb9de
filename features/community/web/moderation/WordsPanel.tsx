/** The words that hold posts and replies for review. */
import { Box, Group, Stack, Text } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { communityErrors } from '../../contract/errors.ts';
import { addHeldWord, deleteHeldWord, type HeldWord, listHeldWords } from '../../contract/moderation.ts';
import { Moment } from '../parts/Byline.tsx';

const fields = {
  word: {
    label: '新词',
    required: true,
    description: '简体与繁体算同一个词；含有它的话题和回复先由编辑审核',
  },
} as const;

function WordRow({ word: { id, word, addedBy, time } }: { word: HeldWord }) {
  return (
    <Group component="li" wrap="nowrap">
      <b data-verbatim>{word}</b>
      <Text component="span" size="sm" c="dimmed" ml="auto">
        <bdi data-verbatim>{addedBy.name}</bdi> · <Moment time={time} />
      </Text>
      <CommandButton
        variant="subtle"
        color="red"
        size="compact-md"
        endpoint={deleteHeldWord}
        input={() => ({ params: { id } })}
        invalidates={[listHeldWords]}
        success="已删除"
        label="删除"
        aria-label={`删除 ${word}`}
        title="从词表删除这个词？"
        confirmLabel="删除"
        destructive
      >
        以后含有它的话题和回复会直接发布。
      </CommandButton>
    </Group>
  );
}

export function WordsPanel() {
  const answer = useQuery(query(listHeldWords));
  const form = useCommandForm(
    addHeldWord,
    { word: '' },
    {
      invalidates: [listHeldWords],
      success: '已加入词表',
      errorFields: { [communityErrors.WORD_EXISTS.code]: 'word' },
      onSuccess: (_, { reset }) => reset(),
    },
  );
  return (
    <Box maw="36rem" mx="auto" mt="md">
      <CommandForm {...form} fields={fields} action="加入词表" label="加入词表" />
      <QueryState query={answer}>
        {({ words }) =>
          words.length === 0 ? (
            <EmptyState title="词表还是空的" />
          ) : (
            <Stack component="ul" gap="xs" p={0} mt="lg">
              {words.map((word) => (
                <WordRow key={word.id} word={word} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Box>
  );
}
