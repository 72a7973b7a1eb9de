/** The characters of a text as a reader counts them, and how many it may have. */
import { Text } from '@mantine/core';
import { cleanText, graphemes } from '@platform/contract/memberText';

export function CharacterCount({ text, max }: { text: string; max: number }) {
  const count = graphemes(cleanText(text).trim()).length;
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
