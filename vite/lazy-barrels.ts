/** Reads the icons that are used instead of all 1,700 that the package of icons exports. */
export const rolldownOptions = { experimental: { lazyBarrel: true } } as const
