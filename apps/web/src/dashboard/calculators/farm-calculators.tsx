import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { userQuery } from '../../features/account/queries.ts'
import { CalculatorsPanel } from '../../features/calculators/calculators-panel.tsx'
import { type FarmDefaults, NO_FARM_DEFAULTS } from '../../features/calculators/farm-defaults.ts'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import type { PriceSearchPlace } from '../../features/prices/series/queries.ts'
import { useCropSeries } from '../../features/prices/series/use-crop-series.ts'
import { useWantedSettings } from '../../phone/use-wanted-settings.ts'
import { farmCrops } from '../crops/farm-crops.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { defaultsFromSettings, withPriceDefaults } from './farm-defaults.ts'

/**
 * The farm calculators, prefilled from saved farm data. They render before that data has loaded.
 */
export function FarmCalculators() {
  const { data: user } = useSuspenseQuery(userQuery())
  const wanted = useWantedSettings(useQuery(farmSettingsQuery()).data)
  const { place, isPending } = useFarmPlace()
  const navigate = useNavigate()
  const [priced, setPriced] = useState('')
  const settings = useMemo(() => wanted && { ...wanted, boardCrops: [...farmCrops(wanted)] }, [wanted])
  const farm = useMemo(
    () => (settings ? defaultsFromSettings(settings, place?.country) : NO_FARM_DEFAULTS),
    [settings, place?.country],
  )
  const hasCrops = settings !== undefined && settings.boardCrops.length > 0
  const figures = useMemo<FarmDefaults>(
    () => (hasCrops && priced !== '' ? JSON.parse(priced) : farm),
    [hasCrops, priced, farm],
  )
  const ask = async (question: string) => {
    await navigate({ to: '/dashboard', search: { tab: 'market' }, resetScroll: false })
    dispatchEvent(new CustomEvent('draft', { detail: question }))
  }
  return (
    <>
      <CalculatorsPanel owner={user.username} farm={figures} onAsk={(question) => void ask(question)} />
      {/* Waits for the place: prices for a different place would need a second request. */}
      {hasCrops && !isPending && (
        <Prices settings={settings} place={place} farm={farm} onPriced={setPriced} />
      )}
    </>
  )
}

interface PricesProps {
  settings: FarmSettings
  place: PriceSearchPlace | undefined
  farm: FarmDefaults
  /** Receives the prices as JSON, so that equal data causes no state change. */
  onPriced: (figures: string) => void
}

/** Adds the newest prices to the farm's defaults. */
function Prices({ settings, place, farm, onPriced }: PricesProps) {
  const { found, rates } = useCropSeries(settings, place)
  const figures = JSON.stringify(withPriceDefaults(farm, { found, rates }))
  useEffect(() => onPriced(figures), [figures, onPriced])
  return null
}
