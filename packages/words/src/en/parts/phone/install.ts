/** The offer to add the application to the home screen. */
export const install = {
  prompt: 'You can add Smart Farming to your home screen.',
  /** For iPhone and iPad, where a page cannot open the installer. */
  share: 'To add Smart Farming to your home screen, tap Share, then “Add to Home Screen”.',
  /**
   * For Firefox on Android, where a page cannot open the installer. Some versions say “Add app to”,
   * and the menu is three dots.
   */
  menu: 'To add Smart Farming to your home screen, tap Menu, then “Add to Home Screen”.',
  install: 'Add it',
  notNow: 'No, thank you',
  understood: 'All right',
}
