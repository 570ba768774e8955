import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '../../../components/link-button.css'
import { partWords } from '../../../words.ts'

interface UnreadProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** What is read from the account; while it is on its way, and when it did not come, that is said in its place. */
export function Unread<Data>({ query, children }: UnreadProps<Data>) {
  const words = partWords.account.page
  if (query.data !== undefined) return children(query.data)
  if (!query.isError || query.isFetching) return <p role="status">{words.loading}</p>
  return (
    <div role="alert">
      <p>{words.unread}</p>
      <button className="link-button" type="button" onClick={() => void query.refetch()}>
        {words.tryAgain}
      </button>
    </div>
  )
}
