/** The offer to put the application on the home screen. */
export const install = {
  offer: 'Smart Farming can stand on your home screen and open from there.',
  install: 'Put it there',
  notNow: 'No, thank you',
  /** On an iPhone or iPad, where only the farmer can do it. */
  byHand: 'To have Smart Farming on your home screen: tap Share, then “Add to Home Screen”.',
  understood: 'All right',
}
