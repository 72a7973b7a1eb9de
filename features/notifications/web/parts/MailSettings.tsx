/** The settings: when a member gets mail about a group. */
import { query } from '@platform/web/api/api';
import { useCommand } from '@platform/web/api/command';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { optionsOf } from '@platform/web/list/resourceList';
import { notices } from '@platform/web/notices';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  defaultMailOf,
  type Group,
  groupNames,
  groups,
  kinds,
  kindsOf,
  mailModeNames,
  mailModes,
} from '../../contract/kinds.ts';
import { listMailSettings, type MailSetting, updateMailSetting } from '../../contract/settings.ts';
import classes from './MailSettings.module.css';

const labelsOf = (group: Group, isMailedBySender: boolean) =>
  kindsOf(group)
    .filter((kind) => (defaultMailOf(kind) === null) === isMailedBySender)
    .map((kind) => kinds[kind].label)
    .join('、');

function MailSelect({ setting: { group, mail } }: { setting: MailSetting }) {
  const { mutate, isPending, variables } = useCommand(updateMailSetting, {
    invalidates: [listMailSettings],
    onSuccess: () => notices.success(updateMailSetting.message ?? ''),
  });
  return (
    <NativeSelect
      label={`${groupNames[group]}通知的邮件`}
      options={optionsOf(mailModes, mailModeNames)}
      value={isPending ? variables.body.mail : mail}
      onChange={(next) => mutate({ body: { group, mail: next } })}
    />
  );
}

export function MailSettings() {
  return (
    <QueryState query={useQuery(query(listMailSettings))} rows={5}>
      {({ settings }) => (
        <>
          <p className={classes['intro']}>
            所有通知都会出现在这里。是否另发邮件，可以按类别选择；邮件只发到已验证的邮箱。
          </p>
          <ul className={classes['groups']}>
            {groups.map((group) => {
              const setting = settings.find((each) => each.group === group);
              const [chosen, always] = [labelsOf(group, false), labelsOf(group, true)];
              return (
                <li key={group}>
                  <div>
                    <h2>{groupNames[group]}</h2>
                    {chosen && <p>{chosen}</p>}
                    {always && <p>{always}：一定会有邮件，不会重复</p>}
                  </div>
                  {setting && <MailSelect setting={setting} />}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </QueryState>
  );
}
