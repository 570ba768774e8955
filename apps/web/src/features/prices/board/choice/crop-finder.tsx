import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { adoptStyle } from '../../../../components/adopt-style.ts'
import { lazyWords } from '../../../../words.ts'
import { cropName } from '../../series/series-labels.ts'
import { findCrops } from './board-crops.ts'
import css from './crop-finder.css?inline'

adoptStyle(css)

interface CropFinderProps {
  listed: readonly string[]
  onAdd: (id: string) => void
}

/** Input that finds a crop by the beginning of its name, in any of the catalogue's languages. */
export function CropFinder({ listed, onAdd }: CropFinderProps) {
  const { find, findNone } = lazyWords.prices.board.choice
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const all = findCrops(typed)
  const found = all.filter((id) => !listed.includes(id))

  // The pressed button is gone, so the focus moves to the input for the next crop.
  const add = (id: string) => {
    onAdd(id)
    setTyped('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    if (found[0] !== undefined) add(found[0])
  }

  return (
    <div className="crop-finder">
      <div className="field">
        <label className="field__label" htmlFor={inputId}>
          {find}
        </label>
        <input
          ref={input}
          id={inputId}
          className="field__input"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul className="crop-finder__found">
        {found.map((id) => (
          <li key={id}>
            <button className="crop-finder__crop" type="button" onClick={() => add(id)}>
              {cropName(id)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{typed.trim() !== '' && all.length === 0 && findNone}</p>
    </div>
  )
}
