import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { type DisplayUnits, displayUnits } from '@smart-farming/weather-core/display-units'
import { ENTERPRISES } from '@smart-farming/weather-core/work/farm/enterprises'
import type { ReactNode } from 'react'
import { partWords } from '../../words.ts'
import { Choice } from './choice.tsx'
import { CropChoice } from './crop-choice.tsx'
import { SinceDays } from './since-days.tsx'
import { SprayChoice } from './spray-choice.tsx'

interface FarmQuestionsProps {
  settings: FarmSettings
  /** The question about the farm's list of crops. */
  crops?: ReactNode
  onUnits: (change: Partial<DisplayUnits>) => void
}

/** The answers to a question in an order, each with its words. */
function options<const Value extends string>(
  values: readonly Value[],
  words: { readonly [Each in Value]: string },
): (readonly [Value, string])[] {
  return values.map((value) => [value, words[value]])
}

/** What kind of farm it is, and how its farmer reads figures. */
export function FarmQuestions({ settings, crops, onUnits }: FarmQuestionsProps) {
  const { temperature, wind, rain, enterprises, soil } = partWords.farmSettings
  const units = displayUnits(settings.units)
  return (
    <>
      <Choice
        legend={temperature.question}
        name="temperature"
        kind="radio"
        options={options(['C', 'F'], temperature)}
        chosen={[units.temperature]}
        onChoose={(temperature) => onUnits({ temperature })}
      />
      <Choice
        legend={wind.question}
        name="wind"
        kind="radio"
        options={options(['km/h', 'm/s', 'mph', 'knots'], wind)}
        chosen={[units.wind]}
        onChoose={(wind) => onUnits({ wind })}
      />
      <Choice
        legend={rain.question}
        name="rain"
        kind="radio"
        options={options(['mm', 'in'], rain)}
        chosen={[units.rain]}
        onChoose={(rain) => onUnits({ rain })}
      />
      <div>
        <Choice
          legend={enterprises.question}
          name="enterprises"
          kind="checkbox"
          options={options(ENTERPRISES, enterprises)}
          chosen={settings.enterprises ?? []}
        />
        <p className="farm-settings__note">{enterprises.note}</p>
      </div>
      {crops}
      <CropChoice crop={settings.crop} />
      <SinceDays since={settings.since} />
      <Choice
        legend={soil.question}
        name="soil"
        kind="radio"
        options={options(['light', 'clay'], soil)}
        chosen={[settings.soil ?? 'light']}
      />
      <SprayChoice group={settings.sprayGroup} />
    </>
  )
}
