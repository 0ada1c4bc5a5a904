import tokens from '../styles/tokens.css?raw'

/** The background of each theme, which browsers show around the page. tokens.css has the dark theme first. */
const [dark, light] = [...tokens.matchAll(/--ground:\s*([^;]+);/g)].map(([, color]) => color)
if (!dark || !light) throw new Error('app/styles/tokens.css has no --ground for each theme')

export const themeColors = { dark, light }
