/**
 * Reads the icons that are used instead of all 1,700 that the package of icons exports, and writes constants where they are
 * used: a file of its own for one costs more than it holds.
 */
export const rolldownOptions = {
  experimental: { lazyBarrel: true },
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
} as const
