import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../failure-log.ts'
import { cropsOf, MOST_TICKED } from '../../features/prices/board/choice/first-board.ts'
import { startQuery } from '../../features/prices/series/queries.ts'
import { cropName } from '../../features/prices/series/series-words.ts'
import { partWords } from '../../words.ts'
import { ChoiceStep } from './choice-step.tsx'
import type { StepProps } from './step-props.ts'

/** Common crops worldwide, for a country without prices. None is ticked. */
const COMMON = ['maize', 'wheat', 'rice', 'beans', 'potatoes', 'tomatoes']

/** Question for the crops that the farm sells; those with prices from its country are ticked. */
export function CropsStep({ country, onSave, ...step }: StepProps) {
  const words = partWords.firstSteps
  const start = useQuery({ ...startQuery(country ?? ''), enabled: country !== undefined })
  useFailureLog('What there is of the country', start.error)
  const local = cropsOf(start.data).slice(0, MOST_TICKED)
  if (country !== undefined && start.isPending) return <div className="first-steps" />
  return (
    <ChoiceStep
      {...step}
      question={local.length > 0 ? words.crops : words.crop}
      options={(local.length > 0 ? local : COMMON).map((crop) => [crop, cropName(crop)])}
      proposed={local}
      confirm={words.mine}
      onChoose={(boardCrops) => onSave({ boardCrops })}
    />
  )
}
