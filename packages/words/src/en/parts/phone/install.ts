/** The offer to put the application on the home screen, by the way there. */
export const install = {
  prompt: 'Smart Farming can stand on your home screen and open from there.',
  /** On an iPhone or iPad, where only the farmer can do it. */
  share: 'To have Smart Farming on your home screen: tap Share, then “Add to Home Screen”.',
  /** In Firefox on Android, likewise; some of its versions say “Add app to”, and the menu is three dots. */
  menu: 'To have Smart Farming on your home screen: tap Menu, then “Add to Home Screen”.',
  install: 'Put it there',
  notNow: 'No, thank you',
  understood: 'All right',
}
