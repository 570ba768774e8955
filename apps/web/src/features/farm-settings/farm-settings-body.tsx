import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import '../../components/button.css'
import { useLoaded } from '../../components/use-loaded.ts'
import { farmSettingsQuery } from './queries.ts'

const loadForm = () => import('./farm-settings-form.tsx')

interface FarmSettingsBodyProps {
  onSaved: () => void
  onCancel: () => void
}

/**
 * The form once it and the settings are there. Never a form without the settings: saving it would wipe out what is kept
 * with the account. What may be old is asked for again first.
 */
export function FarmSettingsBody({ onSaved, onCancel }: FarmSettingsBodyProps) {
  const form = useLoaded(loadForm)
  const query = useQuery(farmSettingsQuery())
  const [opened, setOpened] = useState<FarmSettings>()
  if (opened === undefined && query.data !== undefined && !query.isFetching) setOpened(query.data)

  if (opened !== undefined && form !== undefined && form !== 'failed')
    return <form.FarmSettingsForm settings={opened} onSaved={onSaved} onCancel={onCancel} />

  const hasFailed = form === 'failed' || (query.isError && !query.isFetching)
  return (
    <div className="farm-settings__waiting">
      <p role="status">
        {hasFailed ? 'Your settings could not be fetched. They are safe.' : 'Loading your settings...'}
      </p>
      {query.isError && !query.isFetching && (
        <button className="button" type="button" onClick={() => query.refetch()}>
          Try again
        </button>
      )}
      <button className="button button--quiet" type="button" onClick={onCancel}>
        Close
      </button>
    </div>
  )
}
