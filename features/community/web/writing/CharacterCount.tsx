/** The characters of a text as a reader counts them, and how many it may have. */
import { Text } from '@mantine/core';
import { cleanText } from '@platform/contract/memberText';
import { graphemesOf } from '@platform/contract/text';

export function CharacterCount({ text, max }: { text: string; max: number }) {
  const count = graphemesOf(cleanText(text).trim()).length;
  return (
    <Text
      component="span"
      size="xs"
      ta="right"
      display="block"
      c={count > max ? 'var(--mantine-color-error)' : 'dimmed'}
    >
      {count} / {max} 字
    </Text>
  );
}
