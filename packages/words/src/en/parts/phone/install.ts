/** The offer to add the application to the home screen, by browser. */
export const install = {
  prompt: 'Smart Farming can stand on your home screen and open from there.',
  /** iPhone and iPad, where a page cannot open the installer. */
  share: 'To have Smart Farming on your home screen: tap Share, then “Add to Home Screen”.',
  /** Firefox on Android, likewise. Some versions say “Add app to”, and the menu is three dots. */
  menu: 'To have Smart Farming on your home screen: tap Menu, then “Add to Home Screen”.',
  install: 'Put it there',
  notNow: 'No, thank you',
  understood: 'All right',
}
