import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { yourPassword } from '../form/your-password.ts'
import { askAgain } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { Opened } from './opened.tsx'
import { saveFile } from './save-file.ts'

/** Exports all data of the account as a file. */
export function ExportSection({ username }: { username: string }) {
  const words = partWords.account.exporting
  const queryClient = useQueryClient()
  const [said, setSaid] = useState('')
  return (
    <AccountSection heading={words.heading}>
      <Opened label={words.open} lead={words.lead} said={said}>
        {(close) => (
          <SectionForm
            fields={[yourPassword()]}
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
              askAgain(queryClient)
            }}
          />
        )}
      </Opened>
    </AccountSection>
  )
}
