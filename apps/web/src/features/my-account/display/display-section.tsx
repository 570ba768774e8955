import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { AccountSection } from '../sections/account-section.tsx'
import { type Display, showDisplay, shownDisplay, TEXT_SIZES } from './display.ts'

/** Contrast and size of the text, on this phone alone; works without a network. */
export function DisplaySection() {
  const words = partWords.account.display
  const [{ outdoors, text }, setDisplay] = useState(shownDisplay)
  const [isKept, setKept] = useState(true)
  const choose = (display: Display) => {
    setDisplay(display)
    setKept(showDisplay(display))
  }
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <label className="display-choice">
        <input type="checkbox" checked={outdoors} onChange={() => choose({ outdoors: !outdoors, text })} />
        {words.outdoors}
      </label>
      <fieldset className="display-sizes">
        <legend>{words.text}</legend>
        {TEXT_SIZES.map((size) => (
          <label className="display-choice" key={size}>
            <input
              type="radio"
              name="text"
              checked={text === size}
              onChange={() => choose({ outdoors, text: size })}
            />
            {words.sizes[size]}
          </label>
        ))}
      </fieldset>
      <p role="status">{!isKept && words.notKept}</p>
    </AccountSection>
  )
}
