export const assistantFrame = {
  title: 'farm assistant',
  late: 'The farm assistant is not loading. You may be offline. It reloads automatically.',
  open: 'Open the farm assistant in its own page',
}
