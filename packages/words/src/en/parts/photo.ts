export const photo = {
  add: 'Add a photo',
  change: 'Change the photo',
  remove: 'Remove photo',
  preparing: 'Making the photo smaller...',
  /** Shown when the photo is ready to send. */
  ready: 'Place and camera details are removed. The AI model gets the photo; it is not saved.',
  failed: {
    unreadable: 'This photo cannot be read. Choose another one.',
    tooLarge: 'This photo is still over 400 KB at the lowest quality. Take a simpler one.',
  },
  offline: 'Photos need a connection.',
  alt: 'Photo',
}
