/** Materials of an application: kinds, limits, lifecycle (specification, section 4). */
import { lifecycle } from '@platform/contract/lifecycle';
import { fileKind } from '@platform/contract/upload';
import { z } from 'zod';

/** Maximum number of materials of one application. */
export const maxMaterials = 10;
/** Maximum size of a material, in megabytes. */
export const materialMegabytes = 10;

export const materialKinds = ['transcript', 'recommendation', 'id_document', 'portfolio', 'other'] as const;
export const materialKind = z.enum(materialKinds, '请选择材料类型');
export type MaterialKind = z.infer<typeof materialKind>;

export const materialKindNames: Readonly<Record<MaterialKind, string>> = {
  transcript: '成绩单',
  recommendation: '推荐信',
  id_document: '身份证明',
  portfolio: '作品集',
  other: '其他材料',
};

/** A material's lifecycle while its application is submitted or under review (labels: specification, section 4). */
export const materialLifecycle = lifecycle({
  states: {
    accepted: { label: '已通过', color: 'celadon' },
    in_review: { label: '审核中', color: 'gold' },
    needs_supplement: { label: '需要补充', color: 'cinnabar' },
    refused: { label: '未通过', color: 'red' },
  },
  moves: {
    accept: { from: ['in_review', 'needs_supplement'], to: 'accepted', by: ['staff'] },
    askForMore: { from: ['in_review', 'accepted'], to: 'needs_supplement', by: ['staff'] },
    refuse: { from: ['in_review', 'needs_supplement'], to: 'refused', by: ['staff'] },
    replace: { from: ['needs_supplement'], to: 'in_review', by: ['applicant'] },
  },
});
export const {
  states: materialStatuses,
  schema: materialStatus,
  labels: materialStatusLabels,
} = materialLifecycle;
export type MaterialStatus = z.infer<typeof materialStatus>;
export type MaterialMoveName = keyof typeof materialLifecycle.moves;

/** A material for its owner; `name` is the file's name as uploaded. */
export const material = z.object({
  id: z.uuid(),
  kind: materialKind,
  name: z.string(),
  /** The file type, detected from the bytes: pdf, jpg, png, webp or docx. */
  file_kind: fileKind,
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
  status: materialStatus,
  /** The staff's note on the status. */
  note: z.string().nullable(),
  uploaded_at: z.iso.datetime(),
});
export type Material = z.infer<typeof material>;
