import type { Passkey } from '@smart-farming/contracts/accounts/passkeys'
import { ApiError } from '@smart-farming/contracts/client'
import { useId, useState } from 'react'
import '../../../components/link-button.css'
import { lazyWords } from '../../../words.ts'
import { passkeys } from '../calls.ts'
import { currentPasswordField } from '../form/current-password-field.ts'
import { SectionForm } from '../form/section-form.tsx'
import { localDay } from '../local-day.ts'

interface PasskeyRowProps {
  passkey: Passkey
  username: string
  onRemoved: () => void
}

/** A passkey that no longer exists counts as removed. */
async function remove(id: string, password: string): Promise<void> {
  await passkeys.remove({ body: { id, password } }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  })
}

/** One passkey: name, dates of creation and last use, and removal, which requires the password. */
export function PasskeyRow({ passkey, username, onRemoved }: PasskeyRowProps) {
  const words = lazyWords.account.passkeys
  const { id, name, createdAt, lastUsedAt } = passkey
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  return (
    <li className="passkey">
      <div className="session-list__session">
        <div className="session-list__words">
          <p className="session-list__device">
            <bdi>{name}</bdi>
          </p>
          <p className="my-account__quiet">{words.added({ day: localDay(createdAt) })}</p>
          <p className="my-account__quiet">
            {lastUsedAt === null ? words.unused : words.used({ day: localDay(lastUsedAt) })}
          </p>
        </div>
        <button
          className="link-button"
          type="button"
          aria-label={words.removeOf({ name })}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen(!isOpen)}
        >
          {words.remove}
        </button>
      </div>
      <div id={formId}>
        {isOpen && (
          <SectionForm
            fields={[currentPasswordField(lazyWords.account.page.askPassword)]}
            startsInField
            username={username}
            submitText={words.remove}
            busyText={words.removing}
            otherwise={words.removeFailed}
            refused="password"
            send={async ({ password = '' }) => {
              await remove(id, password)
              onRemoved()
            }}
          />
        )}
      </div>
    </li>
  )
}
