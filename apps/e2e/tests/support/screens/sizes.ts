/** A small phone, a phone, a tablet, a laptop, a desk: width and height, px. */
export const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const
