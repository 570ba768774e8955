import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { userQuery } from '../features/account/queries.ts'
import { keepDeletion } from '../features/my-account/kept-deletion.ts'
import { MyAccount } from '../features/my-account/my-account.tsx'
import { leave } from '../phone/phone.ts'
import { partWordsLoaded } from '../words.ts'

export const Route = createFileRoute('/_signed-in/account')({
  loader: () => partWordsLoaded(),
  component: MyAccountPage,
})

function MyAccountPage() {
  const { data: user } = useSuspenseQuery(userQuery())
  // A new document, both times: nothing of this farmer stays in memory.
  return (
    <MyAccount
      user={user}
      logout={<LogoutButton onLoggedOut={() => location.assign('/')} />}
      onDeleted={(deletesAt) => {
        keepDeletion(deletesAt)
        void leave().then(() => location.assign('/login'))
      }}
    />
  )
}
