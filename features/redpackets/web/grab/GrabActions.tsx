/** What can be done once the envelope is open, or could not be reached. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { packetErrors } from '../../contract/errors.ts';
import { packetPath } from '../path.ts';
import classes from './GrabDialog.module.css';

interface GrabActionsProps {
  packetId: string;
  /** The code of another failure; null while nothing is decided. */
  outcome: 'won' | 'gone' | string | null;
  onRetry: () => void;
  onClose: () => void;
}

const final = new Set<string>(Object.values(packetErrors).map(({ code }) => code));

export function GrabActions({ packetId, outcome, onRetry, onClose }: GrabActionsProps) {
  const first = () => {
    if (outcome === 'won') return <Button onClick={onClose}>收下</Button>;
    if (outcome === 'gone' || (outcome !== null && final.has(outcome)))
      return <Button onClick={onClose}>知道了</Button>;
    return <Button onClick={onRetry}>再试一次</Button>;
  };
  const hasPage = outcome === 'won' || outcome === 'gone';
  return (
    <div className={classes['actions']}>
      {outcome !== null && first()}
      {hasPage && (
        <Button variant="subtle" color="gray" component={Link} to={packetPath(packetId)} onClick={onClose}>
          看看大家的手气
        </Button>
      )}
    </div>
  );
}
