import { type Colors, declarations, type Theme } from './colors.ts'

/** Where the colors of a theme stand in the engine's style sheets. */
const place = /--brand-colors:\s*(dark|light);?/g

/** The address or file of the engine's face of headings. */
export const engineFace = /[^("']*\bbricolage-grotesque[^)"']*\.woff2/

/**
 * A style sheet of the engine with what is the owner's: the colors of both themes, and the address of their face of headings
 * where they have one.
 */
export const withBrand = (css: string, colors: Record<Theme, Colors>, face?: string): string =>
  css
    .replace(place, (_, theme: Theme) => declarations(colors[theme], theme))
    .replace(engineFace, (own) => face ?? own)
