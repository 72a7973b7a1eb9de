/** What the applicant has to say, each text with its count. */
import { Textarea } from '@mantine/core';
import type { FormField } from '../../contract/form.ts';
import { countText, type FormProps, fieldProps } from './formProps.ts';
import classes from './WordsSection.module.css';

const texts = [
  ['personal_statement', '您是谁，为什么申请，想守护什么'],
  ['research_proposal', '打算研究或实践什么，怎样进行，期望的成果'],
  ['achievements', '作品、论文、展演、志愿服务与获奖'],
] as const satisfies readonly (readonly [FormField, string])[];

export function WordsSection({ form }: { form: FormProps }) {
  return texts.map(([name, hint]) => (
    <Textarea
      key={name}
      placeholder={hint}
      rows={name === 'achievements' ? 4 : 7}
      resize="vertical"
      description={<span className={classes['count']}>{countText(name, form.values[name])}</span>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      classNames={{ input: classes['text'] ?? '' }}
      {...fieldProps(form, name)}
    />
  ));
}
