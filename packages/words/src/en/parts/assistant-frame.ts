export const assistantFrame = {
  title: 'farm assistant',
  late: 'The farm assistant is not loading. You may be offline. It will reload automatically.',
  open: 'Open the farm assistant on its own page',
}
