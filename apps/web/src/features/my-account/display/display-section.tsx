import { useId, useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { currentDisplay, type Display, saveDisplay, TEXT_SIZES, THEMES } from './display.ts'

/** Theme, contrast and text size for this phone only. Works offline. */
export function DisplaySection() {
  const words = lazyWords.account.display
  const [display, setDisplay] = useState(currentDisplay)
  const headingId = useId()
  const [isKept, setKept] = useState(true)
  const choose = (change: Partial<Display>) => {
    const next = { ...display, ...change }
    setDisplay(next)
    setKept(saveDisplay(next))
  }
  return (
    <section className="my-account__card display-card" aria-labelledby={headingId}>
      <h2 className="my-account__heading" id={headingId}>
        {words.heading}
      </h2>
      <p className="my-account__about">{words.lead}</p>
      <ChoiceGroup
        name="theme"
        legend={words.theme}
        among={THEMES}
        words={words.themes}
        chosen={display.theme}
        onChoose={(theme) => choose({ theme })}
      />
      <ChoiceGroup
        name="text"
        legend={words.text}
        among={TEXT_SIZES}
        words={words.sizes}
        chosen={display.text}
        onChoose={(text) => choose({ text })}
      />
      <label className="display-switch">
        <input
          type="checkbox"
          checked={display.outdoors}
          onChange={() => choose({ outdoors: !display.outdoors })}
        />
        {words.outdoors}
      </label>
      <p role="status">{!isKept && words.notKept}</p>
    </section>
  )
}
