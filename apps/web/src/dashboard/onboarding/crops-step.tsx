import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../failure-log.ts'
import { countryCrops, MAX_TICKED_CROPS } from '../../features/prices/board/choice/suggest-board.ts'
import { initialBoardQuery } from '../../features/prices/series/queries.ts'
import { cropName } from '../../features/prices/series/series-labels.ts'
import { lazyWords } from '../../words.ts'
import { MultipleChoiceStep } from './multiple-choice-step.tsx'
import type { StepProps } from './step-props.ts'

/** Worldwide staples, for a country without prices. None is ticked. */
const COMMON = ['maize', 'wheat', 'rice', 'beans', 'potatoes', 'tomatoes']

/** Asks which crops the farm sells. Crops with prices in the farm's country are ticked. */
export function CropsStep({ country, onSave, ...step }: StepProps) {
  const words = lazyWords.firstSteps
  const start = useQuery({ ...initialBoardQuery(country ?? ''), enabled: country !== undefined })
  useFailureLog('What there is of the country', start.error)
  const local = countryCrops(start.data).slice(0, MAX_TICKED_CROPS)
  if (country !== undefined && start.isPending) return <div className="first-steps" />
  return (
    <MultipleChoiceStep
      {...step}
      question={local.length > 0 ? words.crops : words.crop}
      options={(local.length > 0 ? local : COMMON).map((crop) => [crop, cropName(crop)])}
      proposed={local}
      confirm={words.mine}
      onChoose={(boardCrops) => onSave({ boardCrops })}
    />
  )
}
