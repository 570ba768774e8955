import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { SaveBoard } from '../use-save.ts'
import { BoardForm } from './board-form.tsx'
import { NewBoardForm } from './new-board-form.tsx'

interface ChoosingProps {
  settings: BoardSettings
  /** ISO 3166-1 alpha-2; undefined if the farm's location is unknown. */
  country: string | undefined
  onSave: SaveBoard
  /** Called when the chooser closes; undefined if there is no board to return to. */
  onDone: (() => void) | undefined
}

/**
 * Chooses the crops on the board. A separate module, cached on first use, because few farmers open
 * it.
 */
export function CropChooser({ settings, country, onSave, onDone }: ChoosingProps) {
  return settings.boardCrops === undefined ? (
    <NewBoardForm country={country} onSave={onSave} />
  ) : (
    <BoardForm settings={settings} onSave={onSave} onDone={onDone} />
  )
}
