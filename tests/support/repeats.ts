/** How often a test does something: a few times in `npm test`, many times in `npm run test:soak`. */
export const repeats = (few: number, many: number) => (process.env.SOAK ? many : few)
