import { useCallback, useEffect, useState } from 'react'

interface Combobox {
  inputId: string
  /** Of the list box, whose options have its id and their number: `places-0`. */
  listId: string
  /** How many options there are. */
  count: number
  /** Something else was typed. */
  onType: (text: string) => void
  /** What an option puts into the input. */
  nameOf: (option: number) => string | undefined
}

/** No option: Enter sends the form. */
const NONE = -1

/**
 * Makes a combobox of an input that stands there already, by its events and attributes: what is typed into it, and the
 * focus, are never lost. The arrows go through the options, Enter takes one, Escape closes the list.
 *
 * @returns whether the list is to be shown, and the number of the option that Enter would take
 */
export function useCombobox({ inputId, listId, count, onType, nameOf }: Combobox): {
  isOpen: boolean
  active: number
  /** For who cannot press Escape: what was typed stays. */
  close: () => void
} {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)

  // Typed before this was there.
  useEffect(() => {
    const input = inputOf(inputId)
    if (input === null || input !== document.activeElement || input.value === '') return
    onType(input.value)
    setOpen(true)
  }, [inputId, onType])

  useEffect(() => {
    const input = inputOf(inputId)
    if (input === null) return
    const attributes = {
      role: 'combobox',
      // The browser's own list would lie over ours.
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(isOpen && count > 0),
      'aria-activedescendant': active === NONE ? '' : `${listId}-${active}`,
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  }, [inputId, listId, count, isOpen, active])

  const close = useCallback(() => {
    setOpen(false)
    setActive(NONE)
  }, [])

  useEffect(() => {
    const input = inputOf(inputId)
    const list = document.getElementById(listId)
    if (input === null || list === null) return
    const take = (option: number) => {
      const name = nameOf(option)
      if (name === undefined) return
      input.value = name
      onType('')
      close()
    }
    const step = (by: 1 | -1) => {
      setOpen(true)
      const first = by === 1 ? 0 : count - 1
      setActive(active === NONE || !isOpen ? first : (active + by + count) % count)
    }
    const isChoosing = isOpen && count > 0
    const keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>> = {
      ArrowDown: ({ altKey }) => count > 0 && (altKey ? setOpen(true) : step(1)),
      ArrowUp: ({ altKey }) => count > 0 && (altKey ? close() : step(-1)),
      Enter: () => isChoosing && active !== NONE && take(active),
      Escape: () => isOpen && close(),
    }
    const listeners = new AbortController()
    const { signal } = listeners
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const act = keys[event.key]
      // Along the text: an option is no longer meant.
      if (act === undefined) return /^(Arrow|Home|End)/.test(event.key) && setActive(NONE)
      if (act(event) !== false) event.preventDefault()
    }
    const onInput = () => {
      onType(input.value)
      setOpen(true)
      setActive(NONE)
    }
    const onClick = ({ target }: MouseEvent) => {
      const option = target instanceof Element && target.closest('[role=option]')
      if (option) take([...list.children].indexOf(option))
    }
    input.addEventListener('keydown', onKey, { signal })
    input.addEventListener('input', onInput, { signal })
    input.addEventListener('blur', close, { signal })
    // The focus stays in the input.
    list.parentElement?.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    list.addEventListener('click', onClick, { signal })
    return () => listeners.abort()
  }, [inputId, listId, count, isOpen, active, onType, nameOf, close])

  return { isOpen, active, close }
}

const inputOf = (id: string) => document.querySelector<HTMLInputElement>(`input#${CSS.escape(id)}`)
