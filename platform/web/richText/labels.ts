/** The labels of the editor's buttons. */
import type { RichTextEditorLabels } from '@mantine/tiptap';

export const labels: Partial<RichTextEditorLabels> = {
  boldControlLabel: '加粗',
  italicControlLabel: '斜体',
  underlineControlLabel: '下划线',
  strikeControlLabel: '删除线',
  h2ControlLabel: '二级标题',
  h3ControlLabel: '三级标题',
  blockquoteControlLabel: '引用',
  hrControlLabel: '分隔线',
  bulletListControlLabel: '项目符号列表',
  orderedListControlLabel: '编号列表',
  linkControlLabel: '链接',
  unlinkControlLabel: '取消链接',
  clearFormattingControlLabel: '清除格式',
  undoControlLabel: '撤销',
  redoControlLabel: '重做',
  linkEditorInputLabel: '链接地址',
  linkEditorInputPlaceholder: 'https://example.com/',
  linkEditorExternalLink: '在新窗口打开',
  linkEditorInternalLink: '在本窗口打开',
  linkEditorSave: '确定',
};
