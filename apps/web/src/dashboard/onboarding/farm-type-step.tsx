import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import type { Category } from '@smart-farming/market-core/commodities/commodity'
import { ENTERPRISES, type Enterprise } from '@smart-farming/weather-core/work/farm/enterprises'
import { lazyWords } from '../../words.ts'
import { MultipleChoiceStep } from './multiple-choice-step.tsx'
import type { StepProps } from './step-props.ts'

/** Farm type by crop category. Beverages and livestock are too broad to imply a type. */
const WORK: Readonly<Partial<Record<Category, Enterprise>>> = {
  cereals: 'arable',
  'pulses and oilseeds': 'arable',
  'sugar and fibres': 'arable',
  'fruit and vegetables': 'vegetables',
}

const workOf = (crop: string): Enterprise | undefined => {
  const found = catalogue.find(({ id }) => id === crop)
  return found && WORK[found.category]
}

/**
 * Asks for the farm type, which sets the jobs and alerts. Types that match the farm's crops are
 * ticked.
 */
export function FarmTypeStep({ settings: { boardCrops = [] }, onSave, ...step }: StepProps) {
  const { firstSteps: words, farmSettings } = lazyWords
  return (
    <MultipleChoiceStep
      {...step}
      question={words.work}
      options={ENTERPRISES.map((enterprise) => [enterprise, farmSettings.enterprises[enterprise]])}
      proposed={ENTERPRISES.filter((one) => boardCrops.some((crop) => workOf(crop) === one))}
      confirm={words.done}
      onChoose={(enterprises) => onSave({ enterprises })}
    />
  )
}
