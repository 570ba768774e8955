import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { SaveBoard } from '../use-save.ts'
import { BoardForm } from './board-form.tsx'
import { NewBoard } from './new-board.tsx'

interface ChoosingProps {
  settings: BoardSettings
  /** ISO 3166-1 alpha-2; undefined where nobody knows where the farm is. */
  country: string | undefined
  onSave: SaveBoard
  /** Undefined where there is nothing to go back to. */
  onDone: (() => void) | undefined
}

/** Chooses what stands on the board. Apart from what shows it: few want it, whose phones keep it from then on. */
export function Choosing({ settings, country, onSave, onDone }: ChoosingProps) {
  return settings.boardCrops === undefined ? (
    <NewBoard country={country} onSave={onSave} />
  ) : (
    <BoardForm settings={settings} onSave={onSave} onDone={onDone} />
  )
}
