import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { endOnboarding } from '../dashboard/onboarding/state/onboarding-state.ts'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { userQuery } from '../features/account/queries.ts'
import { MyAccount } from '../features/my-account/my-account.tsx'
import { endRecoveryOffer } from '../features/my-account/offer/state/offer-state.ts'
import { savePendingDeletion } from '../features/my-account/pending-deletion.ts'
import { logOutOnPhone } from '../phone/phone.ts'
import { ensureLazyWords } from '../words.ts'

export const Route = createFileRoute('/_signed-in/account')({
  loader: () => ensureLazyWords(),
  component: MyAccountPage,
})

function MyAccountPage() {
  const { data: user } = useSuspenseQuery(userQuery())
  const queryClient = useQueryClient()
  // Logout and deletion load a new document, so that nothing of this farmer stays in memory.
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
        savePendingDeletion(deletesAt)
        endRecoveryOffer()
        endOnboarding()
        void logOutOnPhone().then(() => location.assign('/login'))
      }}
    />
  )
}
