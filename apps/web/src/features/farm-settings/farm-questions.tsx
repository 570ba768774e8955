import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { type DisplayUnits, displayUnits } from '@smart-farming/weather-core/display-units'
import { ENTERPRISES } from '@smart-farming/weather-core/work/farm/enterprises'
import { Choice } from './choice.tsx'
import { CropChoice } from './crop-choice.tsx'

interface FarmQuestionsProps {
  settings: FarmSettings
  onUnits: (change: Partial<DisplayUnits>) => void
}

const ENTERPRISE_WORDS = {
  arable: 'Arable',
  dairy: 'Dairy',
  fruit: 'Fruit',
  vegetables: 'Vegetables',
} as const

/** What kind of farm it is, and how its farmer reads figures. */
export function FarmQuestions({ settings, onUnits }: FarmQuestionsProps) {
  const units = displayUnits(settings.units)
  return (
    <>
      <Choice
        legend="Temperature"
        name="temperature"
        kind="radio"
        options={[
          ['C', '°C'],
          ['F', '°F'],
        ]}
        chosen={[units.temperature]}
        onChoose={(temperature) => onUnits({ temperature })}
      />
      <Choice
        legend="Wind"
        name="wind"
        kind="radio"
        options={[
          ['km/h', 'km/h'],
          ['m/s', 'm/s'],
          ['mph', 'mph'],
          ['knots', 'knots'],
        ]}
        chosen={[units.wind]}
        onChoose={(wind) => onUnits({ wind })}
      />
      <Choice
        legend="Rain"
        name="rain"
        kind="radio"
        options={[
          ['mm', 'mm'],
          ['in', 'inches'],
        ]}
        chosen={[units.rain]}
        onChoose={(rain) => onUnits({ rain })}
      />
      <div>
        <Choice
          legend="What I do"
          name="enterprises"
          kind="checkbox"
          options={ENTERPRISES.map((kind) => [kind, ENTERPRISE_WORDS[kind]] as const)}
          chosen={settings.enterprises ?? []}
        />
        <p className="farm-settings__note">Work and alerts follow it. With none ticked, all are shown.</p>
      </div>
      <CropChoice crop={settings.crop} />
      <Choice
        legend="Soil"
        name="soil"
        kind="radio"
        options={[
          ['light', 'Light or medium'],
          ['clay', 'Heavy clay'],
        ]}
        chosen={[settings.soil ?? 'light']}
      />
    </>
  )
}
