/** A member's plain text with its lines, links and mentions; it is never converted, and its directions stay inside. */
import { Link } from 'react-router';
import { type Mention, piecesOf } from '../text.rules.ts';
import classes from './PlainText.module.css';

export function PlainText({ text, mentions }: { text: string; mentions?: readonly Mention[] }) {
  return (
    <div className={classes['text']} dir="auto" data-verbatim>
      {piecesOf(text, mentions).map(({ text: piece, to }, index) =>
        to === null ? (
          piece
        ) : to.kind === 'member' ? (
          <Link key={index} to={to.href}>
            {piece}
          </Link>
        ) : (
          <a key={index} href={to.href} rel="nofollow ugc noopener" target="_blank">
            {piece}
          </a>
        ),
      )}
    </div>
  );
}
