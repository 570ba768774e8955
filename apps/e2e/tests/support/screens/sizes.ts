/** Width and height of a small phone, a phone, a tablet, a laptop and a desktop, px. */
export const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const
