import { MAX_PASSKEY_NAME_LENGTH } from '@smart-farming/contracts/accounts/passkeys'
import { partWords } from '../../../words.ts'
import { passkeys } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { yourPassword } from '../form/your-password.ts'
import { makePasskey } from './authenticator.ts'

interface AddPasskeyProps {
  username: string
  onAdded: (name: string) => void
}

/** Creates a passkey after confirming the password. */
export function AddPasskey({ username, onAdded }: AddPasskeyProps) {
  const words = partWords.account.passkeys
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
        yourPassword(),
      ]}
      username={username}
      submitText={words.add}
      busyText={words.adding}
      otherwise={words.addFailed}
      refused="password"
      send={async ({ name = '', password = '' }) => {
        const { ticket, options } = await passkeys.begin({ body: { password } })
        await passkeys.add({ body: { ticket, name, response: await makePasskey(options) } })
        onAdded(name.trim())
      }}
    >
      <p className="my-account__quiet">{words.recovery}</p>
    </SectionForm>
  )
}
