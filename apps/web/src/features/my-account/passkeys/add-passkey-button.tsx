import { MAX_PASSKEY_NAME_LENGTH } from '@smart-farming/contracts/accounts/passkeys'
import { lazyWords } from '../../../words.ts'
import { passkeys } from '../calls.ts'
import { currentPasswordField } from '../form/current-password-field.ts'
import { SectionForm } from '../form/section-form.tsx'
import { createPasskey } from './authenticator.ts'

interface AddPasskeyProps {
  username: string
  onAdded: (name: string) => void
}

/** Creates a passkey, which requires the password. */
export function AddPasskeyButton({ username, onAdded }: AddPasskeyProps) {
  const words = lazyWords.account.passkeys
  return (
    <SectionForm
      fields={[
        {
          name: 'name',
          label: words.name,
          autoComplete: 'off',
          maxLength: MAX_PASSKEY_NAME_LENGTH,
          note: words.nameNote,
        },
        currentPasswordField(),
      ]}
      username={username}
      submitText={words.add}
      busyText={words.adding}
      otherwise={words.addFailed}
      refused="password"
      send={async ({ name = '', password = '' }) => {
        const { ticket, options } = await passkeys.begin({ body: { password } })
        await passkeys.add({ body: { ticket, name, response: await createPasskey(options) } })
        onAdded(name.trim())
      }}
    >
      <p className="my-account__quiet">{words.recovery}</p>
    </SectionForm>
  )
}
