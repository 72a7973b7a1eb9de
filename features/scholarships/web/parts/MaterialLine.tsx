/** A material with its download. */
import type { Endpoint } from '@platform/contract/endpoint';
import { call } from '@platform/web/api/api';
import { FileRow } from '@platform/web/files/FileRow.tsx';
import type { ReactNode } from 'react';
import { type Material, materialKindNames } from '../../contract/material.ts';
import { getMaterialLink } from '../../contract/materials.ts';

/** An endpoint that returns a material's address. */
type MaterialLink = Pick<typeof getMaterialLink, 'path' | 'params' | 'data'> & Endpoint;

interface MaterialLineProps {
  applicationId: string;
  material: Omit<Material, 'sha256'>;
  /** By default the applicant's own endpoint. */
  link?: MaterialLink;
  badge?: ReactNode;
  actions?: ReactNode;
}

export function MaterialLine(props: MaterialLineProps) {
  const { applicationId, material, link = getMaterialLink, badge, actions } = props;
  const { id, name, kind, size, note } = material;
  return (
    <FileRow
      name={name}
      size={size}
      kind={materialKindNames[kind]}
      link={async () => (await call(link, { params: { id: applicationId, materialId: id } })).url}
      badge={badge}
      actions={actions}
    >
      {note && <p data-verbatim>{note}</p>}
    </FileRow>
  );
}
