/** Less is a bar of the browser that comes and goes, px. */
const LEAST_KEYBOARD = 120

/**
 * Keeps the composer above a phone's keyboard where that covers the page instead of shrinking it (Safari, which does
 * not know `interactive-widget`): `--keyboard` is the height that is covered.
 */
function followKeyboard(viewport: VisualViewport): void {
  const covered = innerHeight - viewport.height - viewport.offsetTop
  const { style } = document.documentElement
  // Of a page that is zoomed in, most is out of sight as well.
  if (covered < LEAST_KEYBOARD || viewport.scale > 1) return void style.removeProperty('--keyboard')
  style.setProperty('--keyboard', `${covered}px`)
  document.activeElement?.closest('.dashboard__main')?.scrollIntoView({ block: 'start' })
}

const { visualViewport } = globalThis
visualViewport?.addEventListener('resize', () => followKeyboard(visualViewport))
