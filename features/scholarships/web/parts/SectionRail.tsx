/** The form's sections with their progress, as links. */
import { type FieldErrors, sectionProgress, sections, type Texts } from '../form.rules.ts';
import classes from './SectionRail.module.css';

export function SectionRail({ values, errors }: { values: Texts; errors: FieldErrors }) {
  return (
    <nav className={classes['rail']} aria-label="申请表的部分">
      <ol>
        {sections.map((section) => {
          const { done, of } = sectionProgress(section, values);
          const wrong = section.fields.some((name) => errors[name] !== undefined);
          const state = wrong ? 'wrong' : done === of ? 'done' : 'open';
          return (
            <li key={section.id} data-state={state}>
              <a href={`#${section.id}`}>{section.title}</a>
              <small>{wrong ? '有待更正' : `必填 ${done}/${of}`}</small>
            </li>
          );
        })}
        <li data-state="done">
          <a href="#materials">申请材料</a>
          <small>可选</small>
        </li>
      </ol>
    </nav>
  );
}
