import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '../../../components/link-button.css'
import { lazyWords } from '../../../words.ts'

interface UnreadProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Shows the query's data, or a message while loading or after an error. */
export function QueryBoundary<Data>({ query, children }: UnreadProps<Data>) {
  const words = lazyWords.account.page
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
