/** Shows rich text that the server has sanitised. */
import classes from './RichText.module.css';

export function RichText({ html }: { html: string }) {
  return <div className={classes['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
