/** In px. Smaller changes are a browser bar appearing or disappearing. */
const LEAST_KEYBOARD = 120

/**
 * Keeps the composer above a keyboard that covers the page instead of shrinking it: Safari does not
 * support `interactive-widget`. `--keyboard` is the covered height.
 */
function followKeyboard(viewport: VisualViewport): void {
  const covered = innerHeight - viewport.height - viewport.offsetTop
  const { style } = document.documentElement
  // Zooming in also hides most of the page.
  if (covered < LEAST_KEYBOARD || viewport.scale > 1) return void style.removeProperty('--keyboard')
  style.setProperty('--keyboard', `${covered}px`)
  document.activeElement?.closest('.dashboard__main')?.scrollIntoView({ block: 'start' })
}

const { visualViewport } = globalThis
visualViewport?.addEventListener('resize', () => followKeyboard(visualViewport))
