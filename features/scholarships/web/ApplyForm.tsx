/** The application form with its draft: sections on the axis, the state of the draft always in sight. */
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Scholarship } from '../contract/scholarship.ts';
import classes from './ApplyForm.module.css';
import { tabPath } from './address.rules.ts';
import { sections } from './form.rules.ts';
import { ApplyHeading } from './parts/ApplyHeading.tsx';
import { ConflictDialog } from './parts/ConflictDialog.tsx';
import { EducationSection } from './parts/EducationSection.tsx';
import { FormSection } from './parts/FormSection.tsx';
import { MaterialsSection } from './parts/MaterialsSection.tsx';
import { PersonSection } from './parts/PersonSection.tsx';
import { SaveState } from './parts/SaveState.tsx';
import { SectionRail } from './parts/SectionRail.tsx';
import { SubmitDialog } from './parts/SubmitDialog.tsx';
import { Submitted } from './parts/Submitted.tsx';
import { WordsSection } from './parts/WordsSection.tsx';
import { type DraftOptions, useDraft } from './useDraft.ts';
import { useSubmitting } from './useSubmitting.ts';

interface ApplyFormProps extends Omit<DraftOptions, 'scholarshipId'> {
  scholarship: Scholarship;
}

const bodies = { person: PersonSection, education: EducationSection, words: WordsSection } as const;

export function ApplyForm({ scholarship, ...options }: ApplyFormProps) {
  const draft = useDraft({ ...options, scholarshipId: scholarship.id });
  const { autosave, values } = draft;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const submitting = useSubmitting({ scholarship, draft });

  /** A message stands beside a field once it was left, or once submitting was tried. */
  const errors = {
    ...Object.fromEntries(Object.entries(draft.invalid).filter(([name]) => left.has(name))),
    ...submitting.errors,
  };
  const form = {
    values,
    errors,
    onChange: autosave.change,
    onLeave(name: string) {
      setLeft((names) => new Set(names).add(name));
      void autosave.flush();
    },
    term: scholarship,
  };

  if (submitting.submitted) return <Submitted application={submitting.submitted} />;
  return (
    <form className={classes['form']} onSubmit={submitting.check} noValidate aria-label="申请表">
      <ApplyHeading scholarship={scholarship} />
      <SectionRail values={values} errors={errors} />
      {sections.map((section, place) => {
        const Body = bodies[section.id];
        return (
          <FormSection key={section.id} id={section.id} place={place} title={section.title}>
            <Body form={form} />
          </FormSection>
        );
      })}
      <FormSection id="materials" place={sections.length} title="申请材料">
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
        <Anchor component={Link} to={tabPath('apply')}>
          改申请别的奖学金
        </Anchor>
      </p>
      <ConflictDialog conflicts={draft.conflicts} onResolve={autosave.resolve} />
      <SubmitDialog {...submitting.question} title={scholarship.title} />
    </form>
  );
}
