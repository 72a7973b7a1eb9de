/** The form of an announcement. */
import { Alert, Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { RichTextEditor } from '@platform/web/richText/RichTextEditor.tsx';
import { useEffect, useState } from 'react';
import { type AnnouncementDraft, announcementText } from '../../contract/announcement.ts';
import { announcementCategories, announcementCategoryNames } from '../../contract/category.ts';
import { announcementErrors } from '../../contract/errors.ts';
import type { Sheet } from './sheet.rules.ts';
import type { Save } from './useSave.ts';
import classes from './Writing.module.css';

interface WritingFormProps {
  sheet: Sheet;
  save: Save;
  /** Whether it is published already. */
  published: boolean;
  onChange: (sheet: Sheet) => void;
  onSubmit: (written: AnnouncementDraft, publishing: boolean) => void;
}

const categories = announcementCategories.map((value) => ({
  value,
  label: announcementCategoryNames[value],
}));

export function WritingForm({ sheet, save, published, onChange, onSubmit }: WritingFormProps) {
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(announcementText, sheet.typed);
  const [ticked, setTicked] = useState({ isTop: sheet.isTop, isUrgent: sheet.isUrgent });
  const { refused, theirs, busy } = save;

  useEffect(() => {
    if (refused && !theirs) refuse(refused, { [announcementErrors.CONTENT_EMPTY.code]: 'content' });
    // Only when the server has said something new.
  }, [refused]);

  const tell = (now = ticked) => onChange({ ...sheet, ...now, typed: form.getValues() });
  const tick = (change: Partial<typeof ticked>) => {
    const now = { ...ticked, ...change };
    setTicked(now);
    tell(now);
  };
  const send = (publishing: boolean) => submit((text) => onSubmit({ ...text, ...ticked }, publishing));
  const contentError = form.errors['content'];

  return (
    <form noValidate className={classes['form']} onChange={() => tell()} onSubmit={send(false)}>
      <TextInput
        key={form.key('title')}
        label="标题"
        name="title"
        withAsterisk
        data-autofocus
        {...form.getInputProps('title')}
      />
      <div className={classes['pair']}>
        <NativeSelect
          key={form.key('category')}
          label="类别"
          name="category"
          withAsterisk
          data={categories}
          {...form.getInputProps('category')}
        />
        <TextInput
          key={form.key('author')}
          label="发布单位"
          name="author"
          withAsterisk
          {...form.getInputProps('author')}
        />
      </div>
      <Textarea
        key={form.key('summary')}
        label="摘要"
        description="列表与轮播里的一两句话"
        name="summary"
        withAsterisk
        autosize
        minRows={2}
        {...form.getInputProps('summary')}
      />
      {/* The form sends the focus to the wrapper, which hands it on. */}
      <fieldset
        data-path="content"
        tabIndex={-1}
        className={classes['editor']}
        onFocus={({ target, currentTarget }) => {
          if (target !== currentTarget) return;
          currentTarget.querySelector<HTMLElement>('[contenteditable]')?.focus();
        }}
      >
        <RichTextEditor
          label="正文"
          required
          value={sheet.typed.content}
          error={typeof contentError === 'string' ? contentError : undefined}
          onChange={(html) => {
            form.setFieldValue('content', html);
            tell();
          }}
        />
      </fieldset>
      <div className={classes['ticks']}>
        <Checkbox
          label="置顶"
          description="列在最前，并进入轮播"
          checked={ticked.isTop}
          onChange={({ currentTarget }) => tick({ isTop: currentTarget.checked })}
        />
        <Checkbox
          label="紧急"
          description="轮播里排在最前，标为紧急"
          checked={ticked.isUrgent}
          onChange={({ currentTarget }) => tick({ isUrgent: currentTarget.checked })}
        />
      </div>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <div className={classes['submit']}>
        <Button type="submit" variant={published ? 'filled' : 'default'} loading={busy}>
          {published ? '保存' : '保存草稿'}
        </Button>
        {!published && (
          <Button disabled={busy} onClick={() => send(true)()}>
            发布
          </Button>
        )}
      </div>
    </form>
  );
}
