/** Materials of an application: kinds, limits, and their own small lifecycle (specification, section 4). */
import { fileKind } from '@platform/contract/upload';
import { z } from 'zod';

/** Most materials that one application holds. */
export const mostMaterials = 10;
/** Largest material, in megabytes. */
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

export const materialStatuses = ['accepted', 'in_review', 'needs_supplement', 'refused'] as const;
export const materialStatus = z.enum(materialStatuses);
export type MaterialStatus = z.infer<typeof materialStatus>;

/** How a material's status is shown (specification, section 4). */
export const materialStatusLabels: Readonly<Record<MaterialStatus, string>> = {
  accepted: '已通过',
  in_review: '审核中',
  needs_supplement: '需要补充',
  refused: '未通过',
};

interface MaterialMove {
  from: readonly MaterialStatus[];
  to: MaterialStatus;
  by: 'applicant' | 'staff';
}

/** All moves of a material while its application is submitted or under review. */
export const materialMoves = {
  accept: { from: ['in_review', 'needs_supplement'], to: 'accepted', by: 'staff' },
  askForMore: { from: ['in_review', 'accepted'], to: 'needs_supplement', by: 'staff' },
  refuse: { from: ['in_review', 'needs_supplement'], to: 'refused', by: 'staff' },
  replace: { from: ['needs_supplement'], to: 'in_review', by: 'applicant' },
} as const satisfies Record<string, MaterialMove>;
export type MaterialMoveName = keyof typeof materialMoves;

/** Whether one side may make the move from this status. */
export function canMoveMaterial(
  move: MaterialMoveName,
  status: MaterialStatus,
  by: MaterialMove['by'],
): boolean {
  const allowed: MaterialMove = materialMoves[move];
  return allowed.by === by && allowed.from.includes(status);
}

/** A material as its owner sees it; the name is the one that the file had, kept as text. */
export const material = z.object({
  id: z.uuid(),
  kind: materialKind,
  name: z.string(),
  /** The kind of file, found from its bytes: pdf, jpg, png, webp or docx. */
  file_kind: fileKind,
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
  status: materialStatus,
  /** What the staff said with the status. */
  note: z.string().nullable(),
  uploaded_at: z.iso.datetime(),
});
export type Material = z.infer<typeof material>;
