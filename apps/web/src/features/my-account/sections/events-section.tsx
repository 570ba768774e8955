import { useQuery } from '@tanstack/react-query'
import { partWords } from '../../../words.ts'
import { eventsQuery } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { Opened } from './opened.tsx'
import { Unread } from './unread.tsx'

/** The account's security events, newest first. */
export function EventsSection() {
  const words = partWords.account.events
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <Opened label={words.open}>{() => <EventList />}</Opened>
    </AccountSection>
  )
}

function EventList() {
  const words = partWords.account.events
  return (
    <Unread query={useQuery(eventsQuery())}>
      {({ list }) =>
        list.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ol className="event-list">
            {list.map(({ at, kind, device, network }, index) => (
              // Two can have the same millisecond; the order never changes.
              <li className="event-list__event" key={index}>
                <p>{words.what({ kind })}</p>
                <p className="my-account__quiet">{words.when({ at })}</p>
                <p className="my-account__quiet">{words.where({ device, network })}</p>
              </li>
            ))}
          </ol>
        )
      }
    </Unread>
  )
}
