import type { Language } from '@smart-farming/market-core/reader/language'
import { languageNames, RIGHT_TO_LEFT } from '@smart-farming/words/language-names'
import { calculatorCatalogueLoader } from '@smart-farming/words/sums/catalogue'
import { useId } from 'react'
import { adoptStyle } from '../../components/adopt-style.ts'
import { useRetryableModule } from '../../components/lazy/use-lazy-module.ts'
import { words as pageWords } from '../../words.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { calculatorIcon } from './calculator-icons.tsx'
import css from './calculators-panel.css?inline'
import type { FarmDefaults } from './farm-defaults.ts'
import { CALCULATOR_IDS } from './saved-calculations.ts'
import { useSavedCalculations } from './use-saved-calculations.ts'

adoptStyle(css)

interface SumsPanelProps {
  /** Username. */
  owner: string
  farm: FarmDefaults
  onAsk: (question: string) => void
}

const LANGUAGES = Object.entries(languageNames) as [Language, string][]

/** The farm calculators. They run on the phone, in the farmer's language. */
export function CalculatorsPanel({ owner, farm, onAsk }: SumsPanelProps) {
  const { sums, choose, speak, type, startAgain } = useSavedCalculations(owner)
  const { part, tryAgain } = useRetryableModule(calculatorCatalogueLoader(sums.language))
  const languageId = useId()
  const words = part === 'failed' ? undefined : part?.sums
  const { sum, typed } = sums
  const isRightToLeft = RIGHT_TO_LEFT.some((language) => language === words?.tag)
  return (
    <div className="sums" lang={words?.tag} dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <div className="sums__head">
        <h2 className="sums__title">{words?.title ?? pageWords.dashboard.sums}</h2>
        <label className="unseen" htmlFor={languageId}>
          {words?.language ?? pageWords.dashboard.sums}
        </label>
        <select
          id={languageId}
          className="field__input sums__language"
          value={sums.language}
          onChange={({ target }) => {
            const chosen = LANGUAGES.find(([language]) => language === target.value)
            if (chosen) speak(chosen[0])
          }}
        >
          {LANGUAGES.map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {words ? (
        <>
          <fieldset className="sums__choice" aria-label={words.choose}>
            {CALCULATOR_IDS.map((id) => (
              <button
                key={id}
                className="sums__way"
                type="button"
                aria-pressed={id === sum}
                onClick={() => choose(id)}
              >
                {calculatorIcon(id)}
                {words.names[id]}
              </button>
            ))}
          </fieldset>
          <CalculatorForm
            key={sum}
            id={sum}
            words={words}
            farm={farm}
            typed={typed[sum] ?? {}}
            onType={type}
            onStartAgain={startAgain}
            onAsk={onAsk}
          />
        </>
      ) : (
        <p role="status">
          {part === 'failed' ? (
            <>
              {pageWords.dashboard.sumsMissing}{' '}
              <button className="link-button" type="button" onClick={() => void tryAgain()}>
                {pageWords.application.again}
              </button>
            </>
          ) : (
            pageWords.application.loading
          )}
        </p>
      )}
    </div>
  )
}
