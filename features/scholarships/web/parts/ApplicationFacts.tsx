/** What stands in an application, read only: facts in two columns, the texts below. */
import { educationLevelNames, type FormField, type FormValues } from '../../contract/form.ts';
import { fieldNames, sections } from '../form.rules.ts';
import classes from './ApplicationFacts.module.css';

const [person, education, words] = sections;
const short: readonly FormField[] = [...person.fields, ...education.fields];

interface ApplicationFactsProps {
  application: FormValues & { application_number: string };
  /** Leaves out what is empty: in a blind review most of it. */
  brief?: boolean;
}

function shownValue(application: FormValues, field: FormField): string | null {
  const value = application[field];
  if (value === null || value === '') return null;
  if (field === 'education_level' && application.education_level) {
    return educationLevelNames[application.education_level];
  }
  return String(value);
}

export function ApplicationFacts({ application, brief = false }: ApplicationFactsProps) {
  const fields = brief ? short.filter((field) => shownValue(application, field) !== null) : short;
  return (
    <>
      <dl className={classes['facts']}>
        <div>
          <dt>申请编号</dt>
          <dd>{application.application_number}</dd>
        </div>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldNames[field]}</dt>
            <dd data-verbatim={field === 'education_level' ? undefined : ''}>
              {shownValue(application, field) ?? '—'}
            </dd>
          </div>
        ))}
      </dl>
      {words.fields.map((field) => {
        const text = shownValue(application, field);
        return (
          text && (
            <section key={field} className={classes['text']}>
              <h3>{fieldNames[field]}</h3>
              <p data-verbatim>{text}</p>
            </section>
          )
        );
      })}
    </>
  );
}
