import type { ComponentProps } from 'react'
import type { Drawing } from '../../core/site/drawing.ts'

/** An SVG of the owner in the page, where it has the color of the text. */
export const InlineDrawing = ({ drawing, ...svg }: ComponentProps<'svg'> & { drawing: Drawing }) => (
  <svg
    viewBox={drawing.viewBox}
    aria-hidden="true"
    {...svg}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone, checked where they are read
    dangerouslySetInnerHTML={{ __html: drawing.drawing }}
  />
)
