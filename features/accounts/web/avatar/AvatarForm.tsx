/** The avatar in the profile: chosen or dropped, cut out, uploaded, removed. */
import { FileField } from '@platform/web/files/FileField.tsx';
import { notices } from '@platform/web/notices';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { displayName } from '@platform/web/people/displayName';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useState } from 'react';
import { avatarSaved, type Crop, removeAvatar, setAvatar } from '../../contract/avatar.ts';
import { getMember } from '../../contract/members.ts';
import { readMe, type UserProfile } from '../../contract/user.ts';
import { updateUser } from '../login.ts';
import classes from './AvatarForm.module.css';

// Most visits of the profile leave the avatar as it is.
const CropDialog = lazyPart(() => import('./CropDialog.tsx'));

interface Question {
  file: File;
  answer: (crop: Crop | null) => void;
}

export function AvatarForm({ me }: { me: UserProfile }) {
  const [question, setQuestion] = useState<Question | null>(null);
  /** A retry after a failure asks no second time. */
  const [crops] = useState(() => new WeakMap<File, Crop>());
  const askCrop = (file: File) =>
    new Promise<Crop | null>((resolve) => {
      setQuestion({
        file,
        answer(crop) {
          setQuestion(null);
          resolve(crop);
        },
      });
    });
  const common = { invalidates: [readMe, getMember] };
  return (
    <div className={classes['form']}>
      <Avatar name={displayName(me)} address={me.picture} size={96} />
      <div>
        <FileField
          {...common}
          endpoint={setAvatar}
          input={async (file) => {
            const query = crops.get(file) ?? (await askCrop(file));
            if (query) crops.set(file, query);
            return query && { query };
          }}
          onUploaded={(profile) => {
            updateUser(profile);
            notices.success(avatarSaved);
          }}
          label={me.avatar ? '更换头像' : '上传头像'}
          hint="JPG、PNG、WebP 或 GIF，不超过 2MB；也可以把图片拖到这里"
        />
        <CommandButton
          {...common}
          endpoint={removeAvatar}
          input={() => ({})}
          success={removeAvatar.message}
          onSuccess={updateUser}
          available={me.avatar !== null}
          variant="subtle"
          color="gray"
          size="compact-sm"
          label="移除头像"
          title="移除头像？"
          confirmLabel="移除"
          destructive
        >
          图片将被删除，之后显示由名字画出的头像。
        </CommandButton>
      </div>
      {question && (
        <Suspense>
          <CropDialog file={question.file} onClose={question.answer} />
        </Suspense>
      )}
    </div>
  );
}
