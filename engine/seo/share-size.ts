/** Of every share image, in pixels: what link previews ask for. */
export const shareSize = { width: 1200, height: 630 } as const
