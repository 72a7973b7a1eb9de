/** Where the applicant studies. */
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { educationLevelNames, educationLevels, gpaRange, graduationYears } from '../../contract/form.ts';
import { fieldNames } from '../form.rules.ts';
import { type FormProps, fieldProps } from './formProps.ts';

const levels = [
  { value: '', label: '请选择' },
  ...educationLevels.map((value) => ({ value, label: educationLevelNames[value] })),
];

export function EducationSection({ form }: { form: FormProps }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
      <NativeSelect data={levels} {...fieldProps(form, 'education_level')} />
      <TextInput autoComplete="organization" {...fieldProps(form, 'institution')} />
      <TextInput autoComplete="off" {...fieldProps(form, 'major')} />
      <SimpleGrid cols={2} spacing="md">
        <TextInput
          inputMode="decimal"
          placeholder="3.75"
          autoComplete="off"
          {...fieldProps(form, 'gpa')}
          label={`${fieldNames.gpa}（${gpaRange.min}–${gpaRange.max}）`}
        />
        <TextInput
          inputMode="numeric"
          placeholder={String(graduationYears.max)}
          maxLength={4}
          autoComplete="off"
          {...fieldProps(form, 'graduation_year')}
        />
      </SimpleGrid>
    </SimpleGrid>
  );
}
