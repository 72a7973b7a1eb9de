/** The application form with its draft: sections on the axis, and the save state. */
import { Anchor, Button } from '@mantine/core';
import { portalDay } from '@platform/contract/zone';
import { formatDay } from '@platform/web/form/day';
import { type FieldBinding, FieldInputs } from '@platform/web/form/FieldInputs.tsx';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ageLimit } from '../contract/age.ts';
import { scholarshipCategoryNames } from '../contract/category.ts';
import { applicationFields, type FormField } from '../contract/form.ts';
import type { Scholarship } from '../contract/scholarship.ts';
import classes from './ApplyForm.module.css';
import { showAward } from './amount.rules.ts';
import { sections } from './form.rules.ts';
import { scholarshipList } from './list.ts';
import { ConflictDialog } from './parts/ConflictDialog.tsx';
import { Deadline } from './parts/Deadline.tsx';
import { MaterialsSection } from './parts/MaterialsSection.tsx';
import { SaveState } from './parts/SaveState.tsx';
import { SectionRail } from './parts/SectionRail.tsx';
import { Submitted } from './parts/Submitted.tsx';
import { type DraftOptions, useDraft } from './useDraft.ts';
import { useSubmission } from './useSubmission.ts';

interface ApplyFormProps extends Omit<DraftOptions, 'scholarshipId'> {
  scholarship: Scholarship;
}

const numerals = ['壹', '贰', '叁', '肆'];

interface FormSectionProps {
  id: string;
  index: number;
  title: string;
  children: ReactNode;
}

/** A section of the form, with a Chinese numeral. */
function FormSection({ id, index, title, children }: FormSectionProps) {
  return (
    <section className={classes['section']} id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span aria-hidden="true">
          <i>{numerals[index]}</i>
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}

export function ApplyForm({ scholarship, ...options }: ApplyFormProps) {
  const draft = useDraft({ ...options, scholarshipId: scholarship.id });
  const { autosave, values } = draft;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const submitting = useSubmission({ scholarship, draft });

  /** An error is shown once its field was left, when the save state counts it, or after an attempt to submit. */
  const isCounted = draft.status === 'saved';
  const errors = {
    ...Object.fromEntries(Object.entries(draft.invalid).filter(([name]) => isCounted || left.has(name))),
    ...submitting.errors,
  };
  const deadlineDay = portalDay(new Date(scholarship.application_deadline));
  const bind = (name: FormField): FieldBinding => ({
    value: values[name],
    error: errors[name],
    onChange: (event) => autosave.change(name, event.currentTarget.value),
    onBlur() {
      setLeft((names) => new Set(names).add(name));
      void autosave.flush();
    },
    ...(name === 'date_of_birth' && {
      min: '1900-01-01',
      max: portalDay(new Date()),
      description: `在截止日期当天（${formatDay(deadlineDay)}）须未满 ${ageLimit} 周岁`,
    }),
  });

  if (submitting.submitted) return <Submitted application={submitting.submitted} />;
  return (
    <form className={classes['form']} onSubmit={submitting.check} noValidate aria-label="申请表">
      <header className={classes['heading']}>
        <h2>{scholarship.title}</h2>
        <p>
          {scholarshipCategoryNames[scholarship.category]} · 每名 {showAward(scholarship.amount)} ·{' '}
          {scholarship.available_slots} 名
        </p>
        <Deadline scholarship={scholarship} />
      </header>
      <SectionRail values={values} errors={errors} />
      {sections.map(({ id, title, fields }, index) => (
        <FormSection key={id} id={id} index={index} title={title}>
          <FieldInputs fields={applicationFields} names={fields} bind={bind} />
        </FormSection>
      ))}
      <FormSection id="materials" index={sections.length} title="申请材料">
        <MaterialsSection draftId={draft.saved?.id ?? null} autosave={autosave} />
      </FormSection>
      <div className={classes['bar']}>
        <SaveState draft={draft} />
        <div className={classes['actions']}>
          <Button
            variant="default"
            loading={draft.status === 'saving'}
            disabled={draft.status === 'closed'}
            onClick={() => void autosave.flush({ evenEmpty: true })}
          >
            保存草稿
          </Button>
          <Button type="submit" loading={submitting.checking} disabled={draft.status === 'closed'}>
            提交申请
          </Button>
        </div>
      </div>
      <p className={classes['away']}>
        <Anchor component={Link} to={scholarshipList.pathTo({ tab: 'apply' })}>
          改申请别的奖学金
        </Anchor>
      </p>
      <ConflictDialog conflicts={draft.conflicts} onResolve={autosave.resolve} />
      <ConfirmDialog
        {...submitting.question}
        title="确认提交申请？"
        confirmLabel="确认提交"
        cancelLabel="再检查一下"
        destructive={false}
      >
        您将申请「{scholarship.title}」。提交后申请内容不能再修改；截止日期前可以撤回。
      </ConfirmDialog>
    </form>
  );
}
