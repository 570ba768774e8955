import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { displayUnits } from '@smart-farming/weather-core/display-units'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountUnits } from '../../shown-units.ts'
import { partWords } from '../../words.ts'
import { FarmSettingsForm } from './farm-settings-form.tsx'
import { FarmSettingsWaiting } from './farm-settings-waiting.tsx'
import { farmSettingsQuery } from './queries.ts'

interface FarmSettingsBodyProps {
  onSaved: () => void
  onWaits: (said: string) => void
  onCancel: () => void
}

/**
 * The form once the settings are there. Never a form without them: saving it would wipe out what is kept with the
 * account. What may be old is asked for again first.
 */
export function FarmSettingsBody({ onSaved, onWaits, onCancel }: FarmSettingsBodyProps) {
  const query = useQuery(farmSettingsQuery())
  useAccountUnits(query.data && displayUnits(query.data.units))
  const [opened, setOpened] = useState<FarmSettings>()
  if (opened === undefined && query.data !== undefined && !query.isFetching) setOpened(query.data)
  if (opened !== undefined)
    return (
      <FarmSettingsForm
        settings={opened}
        onSaved={onSaved}
        onWaits={() => onWaits(partWords.waiting.willBeSent)}
        onCancel={onCancel}
      />
    )

  const hasFailed = query.isError && !query.isFetching
  return (
    <FarmSettingsWaiting onRetry={hasFailed ? () => void query.refetch() : undefined} onClose={onCancel} />
  )
}
