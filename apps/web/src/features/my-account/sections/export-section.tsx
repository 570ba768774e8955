import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { currentPasswordField } from '../form/current-password-field.ts'
import { SectionForm } from '../form/section-form.tsx'
import { invalidateAccount } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { saveFile } from './save-file.ts'
import { SectionDisclosure } from './section-disclosure.tsx'

/** Exports all data of the account as a file. */
export function ExportSection({ username }: { username: string }) {
  const words = lazyWords.account.exporting
  const queryClient = useQueryClient()
  const [said, setSaid] = useState('')
  return (
    <AccountSection heading={words.heading}>
      <SectionDisclosure label={words.open} lead={words.lead} said={said}>
        {(close) => (
          <SectionForm
            fields={[currentPasswordField()]}
            username={username}
            submitText={words.save}
            busyText={words.saving}
            otherwise={words.failed}
            refused="password"
            send={async ({ password = '' }) => {
              const { name, zip } = await myAccount.export({ body: { password } })
              saveFile(name, zip)
              setSaid(words.saved({ name }))
              close()
              invalidateAccount(queryClient)
            }}
          />
        )}
      </SectionDisclosure>
    </AccountSection>
  )
}
