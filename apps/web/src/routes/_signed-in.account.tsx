import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { endFirstVisit } from '../dashboard/first/noted/first-visit.ts'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { userQuery } from '../features/account/queries.ts'
import { keepDeletion } from '../features/my-account/kept-deletion.ts'
import { MyAccount } from '../features/my-account/my-account.tsx'
import { endOffer } from '../features/my-account/offer/noted/offer.ts'
import { leave } from '../phone/phone.ts'
import { partWordsLoaded } from '../words.ts'

export const Route = createFileRoute('/_signed-in/account')({
  loader: () => partWordsLoaded(),
  component: MyAccountPage,
})

function MyAccountPage() {
  const { data: user } = useSuspenseQuery(userQuery())
  const queryClient = useQueryClient()
  // A new document in both cases: nothing of this farmer stays in memory.
  return (
    <MyAccount
      user={user}
      logout={<LogoutButton onLoggedOut={() => location.assign('/')} />}
      onChanged={(changed) => {
        // A pending response may contain the old name.
        void queryClient.cancelQueries(userQuery())
        queryClient.setQueryData(userQuery().queryKey, changed)
      }}
      onDeleted={(deletesAt) => {
        keepDeletion(deletesAt)
        endOffer()
        endFirstVisit()
        void leave().then(() => location.assign('/login'))
      }}
    />
  )
}
