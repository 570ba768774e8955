import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { displayUnits } from '@smart-farming/weather-core/display-units'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useApplyAccountUnits } from '../../display-units.ts'
import { SavedDataAge } from '../../phone/saved-data-age.tsx'
import { useWantedSettings } from '../../phone/use-wanted-settings.ts'
import { lazyWords } from '../../words.ts'
import type { CropQuestion } from './crop-question.ts'
import { FarmSettingsForm } from './farm-settings-form.tsx'
import { FarmSettingsLoading } from './farm-settings-loading.tsx'
import { farmSettingsQuery } from './queries.ts'

interface FarmSettingsBodyProps {
  crops?: CropQuestion | undefined
  onSaved: () => void
  onWaits: (said: string) => void
  onCancel: () => void
}

interface Opened {
  readonly settings: FarmSettings
  readonly known: ComponentProps<typeof SavedDataAge>['of']
}

/**
 * The form, shown once settings have loaded: saving without them would erase the account's
 * settings. Settings that may be old are requested again first. Changes queued on this phone are
 * already applied.
 */
export function FarmSettingsBody({ crops, onSaved, onWaits, onCancel }: FarmSettingsBodyProps) {
  const query = useQuery(farmSettingsQuery())
  const { data, isFetching, isError, dataUpdatedAt } = query
  const settings = useWantedSettings(data)
  useApplyAccountUnits(settings && displayUnits(settings.units))
  const [opened, setOpened] = useState<Opened>()
  if (opened === undefined && settings !== undefined && !isFetching)
    setOpened({ settings, known: { isError, dataUpdatedAt } })
  if (opened !== undefined)
    return (
      <FarmSettingsForm
        settings={opened.settings}
        crops={crops}
        before={<SavedDataAge of={opened.known} />}
        onSaved={onSaved}
        onWaits={() => onWaits(lazyWords.waiting.willBeSent)}
        onCancel={onCancel}
      />
    )

  const hasFailed = isError && !isFetching
  return (
    <FarmSettingsLoading onRetry={hasFailed ? () => void query.refetch() : undefined} onClose={onCancel} />
  )
}
