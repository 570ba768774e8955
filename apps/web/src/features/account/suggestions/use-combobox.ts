import { useCallback, useEffect, useState } from 'react'

interface Combobox {
  inputId: string
  /** Id of the listbox. Options append their index: `places-0`. */
  listId: string
  count: number
  onType: (text: string) => void
  /** Text to fill in when an option is chosen. */
  nameOf: (option: number) => string | undefined
}

/** No option is active, so Enter submits the form. */
const NONE = -1

/**
 * Turns an existing input into a combobox through events and attributes, so that its text and focus
 * are never lost. Arrow keys move through the options, Enter selects, Escape closes the list.
 *
 * @returns whether to show the list, and the index of the active option
 */
export function useCombobox({ inputId, listId, count, onType, nameOf }: Combobox): {
  isOpen: boolean
  active: number
  /** Closes the list on devices without an Escape key. The text stays. */
  close: () => void
} {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)

  // The farmer may have typed before this module loaded.
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
      // The browser's own suggestions would cover the list.
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
      // Moving the cursor within the text deactivates the option.
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
    // Keeps the focus in the input.
    list.parentElement?.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    list.addEventListener('click', onClick, { signal })
    return () => listeners.abort()
  }, [inputId, listId, count, isOpen, active, onType, nameOf, close])

  return { isOpen, active, close }
}

const inputOf = (id: string) => document.querySelector<HTMLInputElement>(`input#${CSS.escape(id)}`)
