import { MIN_PASSWORD_LENGTH } from '@smart-farming/contracts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { invalidateAccount } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { SectionDisclosure } from './section-disclosure.tsx'

const END_OTHERS = 'endOthers'

/** Changes the password. */
export function PasswordSection({ username }: { username: string }) {
  const words = lazyWords.account.password
  const queryClient = useQueryClient()
  const [said, setSaid] = useState('')
  const fields = [
    { name: 'current', label: words.current, password: true, autoComplete: 'current-password' },
    {
      name: 'next',
      label: words.next,
      password: true,
      autoComplete: 'new-password',
      minLength: MIN_PASSWORD_LENGTH,
      note: words.note({ least: MIN_PASSWORD_LENGTH }),
    },
  ] as const
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <SectionDisclosure label={words.open} said={said}>
        {(close) => (
          <SectionForm
            fields={fields}
            username={username}
            submitText={words.save}
            busyText={words.saving}
            otherwise={words.failed}
            refused="current"
            send={async ({ current = '', next = '', ...typed }) => {
              const endOthers = END_OTHERS in typed
              await myAccount.changePassword({ body: { current, next, endOthers } })
              setSaid(endOthers ? words.changedAndEnded : words.changed)
              close()
              invalidateAccount(queryClient)
            }}
          >
            <label className="section-form__tick">
              <input type="checkbox" name={END_OTHERS} defaultChecked />
              {words.endOthers}
            </label>
          </SectionForm>
        )}
      </SectionDisclosure>
    </AccountSection>
  )
}
