import tokens from '../styles/tokens.css?raw'

/** The ground of each theme, which browsers show around the page: the first is the dark theme's, as in tokens.css. */
const [dark, light] = [...tokens.matchAll(/--ground:\s*([^;]+);/g)].map(([, color]) => color)
if (!dark || !light) throw new Error('app/styles/tokens.css has no --ground for each theme')

export const themeColors = { dark, light }
