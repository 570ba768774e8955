import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import '../../components/button.css'
import '../../components/link-button.css'
import { adoptStyle } from '../../components/adopt-style.ts'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { SaveErrorAlert } from '../../features/prices/save-error-alert.tsx'
import { useSave } from '../../features/prices/use-save.ts'
import { outlookKey } from '../../features/weather/queries.ts'
import { useWantedSettings } from '../../phone/use-wanted-settings.ts'
import { useFarmPlace } from '../use-farm-place.ts'
import { useSaveSettings } from '../use-save-board.ts'
import { CropsStep } from './crops-step.tsx'
import { CurrencyStep } from './currency-step.tsx'
import { FarmTypeStep } from './farm-type-step.tsx'
import css from './onboarding-steps.css?inline'
import { saveOnboardingStep } from './state/onboarding-state.ts'
import type { StepProps } from './step-props.ts'

adoptStyle(css)

const STEPS: readonly { Step: ComponentType<StepProps>; isAnswered: (settings: FarmSettings) => boolean }[] =
  [
    { Step: CropsStep, isAnswered: ({ boardCrops }) => boardCrops !== undefined },
    { Step: CurrencyStep, isAnswered: ({ boardCurrency }) => boardCurrency !== undefined },
    { Step: FarmTypeStep, isAnswered: ({ enterprises }) => enterprises !== undefined },
  ]

interface FirstStepsProps {
  username: string
  /** Index of the question reached at the last visit, from 0. */
  first: number
  onOver: () => void
}

/**
 * Questions about crops, currency and unit, and farm type. Each takes one tap and can be skipped.
 */
export function OnboardingSteps({ username, first, onOver }: FirstStepsProps) {
  const settings = useWantedSettings(useQuery(farmSettingsQuery()).data)
  const { place, isPending } = useFarmPlace()
  const queryClient = useQueryClient()
  const [step, setStep] = useState(first)
  const current = STEPS[step]
  const go = () => {
    saveOnboardingStep(username, step + 1)
    setStep(step + 1)
  }
  const isOver = current === undefined
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const { save, busy, failure } = useSave(useSaveSettings(), () => {
    // The outlook depends on the farm type.
    if (step === STEPS.length - 1) void queryClient.resetQueries({ queryKey: outlookKey })
    go()
  })
  const isAnswered = settings !== undefined && !busy && current?.isAnswered(settings)
  useEffect(() => {
    if (isAnswered) setStep((now) => now + 1)
  }, [isAnswered])
  if (current === undefined || settings === undefined || isPending) return <div className="first-steps" />
  return (
    <current.Step
      key={step}
      settings={settings}
      country={place?.country}
      step={step + 1}
      isNext={step > first}
      busy={busy}
      failure={<SaveErrorAlert failure={failure} />}
      onSave={(part) => void save(part)}
      onSkip={go}
    />
  )
}
