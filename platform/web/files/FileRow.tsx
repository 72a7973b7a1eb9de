/** Files in a list: each with its icon, name and size, the way to download it, and what else can be done with it. */
import { Button, Progress } from '@mantine/core';
import {
  IconCheck,
  IconDownload,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconPhoto,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDownload } from './download.ts';
import classes from './FileRow.module.css';
import { formatBytes } from './size.ts';

const icons = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls };
const iconProps = { size: 18, stroke: 1.5, 'aria-hidden': true };

function FileIcon({ name }: { name: string }) {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const Icon = ending in icons ? icons[ending as keyof typeof icons] : IconPhoto;
  return <Icon size={26} stroke={1.25} aria-hidden />;
}

interface FileProps {
  name: string;
  /** In bytes. */
  size: number;
}

const labels = { idle: '下载', loading: '下载中', done: '再次下载', failed: '重试' };

function DownloadButton({ name, size, link }: FileProps & { link: () => Promise<string> }) {
  const { state, start } = useDownload({ link, name, shareOf: ({ length }) => length / size });
  const loading = state.status === 'loading';
  const label = labels[state.status];
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        disabled={loading}
        onClick={() => void start()}
        aria-label={`${label} ${name}`}
        leftSection={state.status === 'done' ? <IconCheck {...iconProps} /> : <IconDownload {...iconProps} />}
      >
        {label}
      </Button>
      {loading && (
        <Progress
          value={state.share * 100}
          size="xs"
          aria-label={`${name} 的下载进度`}
          className={classes['wide'] ?? ''}
        />
      )}
      {state.status === 'failed' && (
        <span role="alert" className={classes['failed']}>
          {state.message}
        </span>
      )}
    </>
  );
}

interface FileRowProps extends FileProps {
  /** Asks for the file's address; without it the file cannot be downloaded here. */
  link?: () => Promise<string>;
  /** Before the size: what the file is. */
  kind?: string;
  badge?: ReactNode;
  /** Below the name: what was said about it. */
  children?: ReactNode;
  /** Other buttons. */
  actions?: ReactNode;
}

export function FileList({ children }: { children: ReactNode }) {
  return <ul className={classes['list']}>{children}</ul>;
}

export function FileRow({ name, size, link, kind, badge, children, actions }: FileRowProps) {
  return (
    <li className={classes['row']}>
      <FileIcon name={name} />
      <div className={classes['text']}>
        <span data-verbatim>{name}</span>
        <small>{[kind, formatBytes(size)].filter(Boolean).join(' · ')}</small>
        {children}
      </div>
      <div className={classes['actions']}>
        {badge}
        {link && <DownloadButton name={name} size={size} link={link} />}
        {actions}
      </div>
    </li>
  );
}
