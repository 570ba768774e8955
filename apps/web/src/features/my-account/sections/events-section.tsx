import { useQuery } from '@tanstack/react-query'
import { lazyWords } from '../../../words.ts'
import { eventsQuery } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { QueryBoundary } from './query-boundary.tsx'
import { SectionDisclosure } from './section-disclosure.tsx'

/** The account's security events, newest first. */
export function EventsSection() {
  const words = lazyWords.account.events
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <SectionDisclosure label={words.open}>{() => <EventList />}</SectionDisclosure>
    </AccountSection>
  )
}

function EventList() {
  const words = lazyWords.account.events
  return (
    <QueryBoundary query={useQuery(eventsQuery())}>
      {({ list }) =>
        list.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ol className="event-list">
            {list.map(({ at, kind, device, network }, index) => (
              // Events can share a millisecond. Their order never changes, so the index can be the
              // key.
              <li className="event-list__event" key={index}>
                <p>{words.what({ kind })}</p>
                <p className="my-account__quiet">{words.when({ at })}</p>
                <p className="my-account__quiet">{words.where({ device, network })}</p>
              </li>
            ))}
          </ol>
        )
      }
    </QueryBoundary>
  )
}
