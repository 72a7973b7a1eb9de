/** The editor: Tiptap with the elements that the server's sanitiser allows. */
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import classes from './Editor.module.css';
import { labels } from './labels.ts';

interface EditorProps {
  value: string;
  onChange(html: string): void;
  placeholder?: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
];

export default function Editor({
  value,
  onChange,
  placeholder,
  labelledBy,
  describedBy,
  invalid,
}: EditorProps) {
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-invalid': String(invalid),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
  };
  const editor = useEditor(
    {
      extensions,
      content: value,
      // Rendered in the browser only.
      immediatelyRender: false,
      editorProps: { attributes: () => attributes },
      onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    },
    [],
  );
  return (
    <Frame editor={editor} labels={labels} className={classes['frame']} data-invalid={invalid || undefined}>
      <Frame.Toolbar>
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
          <Frame.Strikethrough />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.H2 />
          <Frame.H3 />
          <Frame.Blockquote />
          <Frame.Hr />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.BulletList />
          <Frame.OrderedList />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Link />
          <Frame.Unlink />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.ClearFormatting />
          <Frame.Undo />
          <Frame.Redo />
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Frame.Content />
    </Frame>
  );
}
