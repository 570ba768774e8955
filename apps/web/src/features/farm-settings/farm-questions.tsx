import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { type DisplayUnits, displayUnits } from '@smart-farming/weather-core/display-units'
import { ENTERPRISES } from '@smart-farming/weather-core/work/farm/enterprises'
import type { ReactNode } from 'react'
import { lazyWords } from '../../words.ts'
import { FarmCard } from './cards/farm-card.tsx'
import { cropSummary, unitsSummary, workSummary } from './cards/summaries.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import { CropChoice } from './crop-choice.tsx'
import { StartDateInputs } from './start-date-inputs.tsx'

interface FarmQuestionsProps {
  /** Settings when the form opened. */
  settings: FarmSettings
  shown: FarmSettings
  units: DisplayUnits
  /** The question about the farm's crops, and its answer on one line. */
  crops?: ReactNode
  cropsSummary?: ReactNode
  limits: ReactNode
  onCrops: () => void
  onUnits: (change: Partial<DisplayUnits>) => void
}

function options<const Value extends string>(
  values: readonly Value[],
  words: { readonly [Each in Value]: string },
): (readonly [Value, string])[] {
  return values.map((value) => [value, words[value]])
}

/** Questions about the farm and the farmer's units. */
export function FarmQuestions(props: FarmQuestionsProps) {
  const { settings, shown, units, crops, cropsSummary = cropSummary(shown), limits, onCrops, onUnits } = props
  const { heading, temperature, wind, rain, enterprises, soil, crops: cropWords } = lazyWords.farmSettings
  const first = displayUnits(settings.units)
  return (
    <>
      <div className="farm-settings__column">
        <FarmCard heading={cropWords.question} summary={cropsSummary} onToggle={onCrops}>
          {crops}
          <CropChoice crop={settings.crop} />
          <StartDateInputs since={settings.since} />
        </FarmCard>
        <FarmCard heading={heading.units} summary={unitsSummary(units)}>
          <ChoiceQuestion
            legend={temperature.question}
            name="temperature"
            kind="radio"
            options={options(['C', 'F'], temperature)}
            chosen={[first.temperature]}
            onChoose={(temperature) => onUnits({ temperature })}
          />
          <ChoiceQuestion
            legend={wind.question}
            name="wind"
            kind="radio"
            options={options(['km/h', 'm/s', 'mph', 'knots'], wind)}
            chosen={[first.wind]}
            onChoose={(wind) => onUnits({ wind })}
          />
          <ChoiceQuestion
            legend={rain.question}
            name="rain"
            kind="radio"
            options={options(['mm', 'in'], rain)}
            chosen={[first.rain]}
            onChoose={(rain) => onUnits({ rain })}
          />
        </FarmCard>
      </div>
      <div className="farm-settings__column">
        <FarmCard heading={enterprises.question} summary={workSummary(shown)}>
          <div>
            <ChoiceQuestion
              legend={enterprises.question}
              isHeaded
              name="enterprises"
              kind="checkbox"
              options={options(ENTERPRISES, enterprises)}
              chosen={settings.enterprises ?? []}
            />
            <p className="farm-settings__note">{enterprises.note}</p>
          </div>
          <ChoiceQuestion
            legend={soil.question}
            name="soil"
            kind="radio"
            options={options(['light', 'clay'], soil)}
            chosen={[settings.soil ?? 'light']}
          />
        </FarmCard>
        {limits}
      </div>
    </>
  )
}
