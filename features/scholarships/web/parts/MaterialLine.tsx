/** A material: its name, what it is, and the way to download it. */
import { UnstyledButton } from '@mantine/core';
import { IconFileText, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Material, materialKindNames } from '../../contract/material.ts';
import { getMaterialLink } from '../../contract/materials.ts';
import { showSize } from '../size.rules.ts';
import { type MaterialLink, useDownload } from '../useDownload.ts';
import classes from './MaterialLine.module.css';

interface MaterialLineProps {
  applicationId: string;
  material: Omit<Material, 'sha256'>;
  /** Where its address is asked for; the applicant's own by default. */
  link?: MaterialLink;
  /** What stands behind the name: a status. */
  badge?: ReactNode;
  /** Below: what was said about it. */
  children?: ReactNode;
  actions?: ReactNode;
}

export function MaterialLine(props: MaterialLineProps) {
  const { applicationId, material, link = getMaterialLink, badge, children, actions } = props;
  const { id, name, kind, size, file_kind } = material;
  const download = useDownload(link, applicationId);
  const Icon = file_kind === 'pdf' || file_kind === 'docx' ? IconFileText : IconPhoto;
  return (
    <li className={classes['line']}>
      <Icon size={28} stroke={1.25} aria-hidden className={classes['icon']} />
      <div className={classes['words']}>
        <UnstyledButton
          className={classes['name'] ?? ''}
          onClick={() => download.start(id)}
          aria-busy={download.busy}
          title="下载"
        >
          <span data-verbatim>{name}</span>
        </UnstyledButton>
        <small>
          {materialKindNames[kind]} · {file_kind.toUpperCase()} · {showSize(size)}
        </small>
        {children}
      </div>
      {badge}
      {actions && <div className={classes['actions']}>{actions}</div>}
    </li>
  );
}
