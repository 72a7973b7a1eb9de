/** The form of an item: title, category, summary, content, cover (specification, sections 2 and 5). */
import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ImageField } from '@platform/web/files/ImageField.tsx';
import { useContractForm } from '@platform/web/form/form';
import { RichTextEditor } from '@platform/web/richText/RichTextEditor.tsx';
import { useEffect, useRef, useState } from 'react';
import { newsCategories, newsTabNames } from '../../contract/category.ts';
import { newsErrors } from '../../contract/errors.ts';
import type { StoredNews } from '../../contract/news.ts';
import { uploadNewsCover } from '../../contract/writing.ts';
import type { ChosenCover, Typed } from './drafts.ts';
import { typedTexts } from './texts.rules.ts';
import type { Save } from './useSave.ts';
import classes from './Writing.module.css';

interface TextsFormProps {
  /** What the form begins with. */
  typed: Typed;
  cover: ChosenCover;
  stored: StoredNews | null;
  save: Save;
  onChange: (typed: Typed, cover: ChosenCover) => void;
  onSubmit: (typed: Typed, cover: ChosenCover) => void;
}

const categories = [
  { value: '', label: '请选择' },
  ...newsCategories.map((value) => ({ value, label: newsTabNames[value] })),
];

export function TextsForm({ typed, cover: first, stored, save, onChange, onSubmit }: TextsFormProps) {
  const { form, submit, showServerError: refuse, formError: refusal } = useContractForm(typedTexts, typed);
  const [cover, setCover] = useState(first);
  const [sending, setSending] = useState(false);
  const chosen = useRef(first);
  const { refused } = save;
  const coverRefused = refused?.code === newsErrors.COVER_NOT_FOUND.code;

  useEffect(() => {
    if (refused && !coverRefused) refuse(refused);
    // Only when the server has said something new.
  }, [refused]);

  const tell = () => onChange(form.getValues(), chosen.current);
  const changeCover = (cover: ChosenCover) => {
    chosen.current = cover;
    setCover(cover);
    tell();
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onChange={tell}
      onSubmit={submit(() => onSubmit(form.getValues(), chosen.current))}
    >
      <TextInput
        key={form.key('title')}
        label="标题"
        name="title"
        withAsterisk
        data-autofocus
        {...form.getInputProps('title')}
      />
      <div className={classes['pair']}>
        <div className={classes['column']}>
          <NativeSelect
            key={form.key('category')}
            label="分类"
            name="category"
            withAsterisk
            data={categories}
            {...form.getInputProps('category')}
          />
          <Textarea
            key={form.key('summary')}
            label="摘要"
            description="列表与分享卡片上的一两句话"
            name="summary"
            withAsterisk
            rows={5}
            {...form.getInputProps('summary')}
          />
        </div>
        <ImageField
          endpoint={uploadNewsCover}
          input={{}}
          label="封面图片"
          hint="选填；JPG、PNG、WebP 或 GIF，不超过 10 MB"
          alt="封面预览"
          image={cover === undefined ? (stored?.image ?? null) : (cover?.image ?? null)}
          error={coverRefused ? refused.message : null}
          onUploaded={changeCover}
          // A new item that had none is as it was; a stored cover is taken away.
          onRemove={() => changeCover(stored?.image ? null : undefined)}
          onUploading={setSending}
        />
      </div>
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
          value={typed.content}
          error={typeof form.errors['content'] === 'string' ? form.errors['content'] : undefined}
          onChange={(html) => {
            form.setFieldValue('content', html);
            tell();
          }}
        />
      </fieldset>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <div className={classes['submit']}>
        <Button type="submit" size="md" loading={save.busy} disabled={sending}>
          {stored ? '保存' : '发布'}
        </Button>
      </div>
    </form>
  );
}
