import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { moves } from '../calls.ts'
import { ConfirmedForm } from '../form/confirmed-form.tsx'
import { AccountSection } from '../sections/account-section.tsx'
import { MoveProgress } from './move-progress.tsx'

/** Logs in another phone with a link and a number. */
export function MoveSection({ username }: { username: string }) {
  const words = lazyWords.account.moving
  const [token, setToken] = useState<string>()
  const begin = (label: string) => (
    <ConfirmedForm
      username={username}
      isQuiet
      submitText={label}
      busyText={words.beginning}
      otherwise={words.beginFailed}
      send={async (password) => setToken((await moves.begin({ body: { password } })).token)}
    />
  )
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      {token === undefined ? (
        begin(words.begin)
      ) : (
        <MoveProgress
          key={token}
          token={token}
          again={begin(words.again)}
          onClose={() => setToken(undefined)}
        />
      )}
    </AccountSection>
  )
}
