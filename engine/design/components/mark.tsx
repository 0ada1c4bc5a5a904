import { site } from '../../core/site/site.ts'
import { InlineDrawing } from './inline-drawing.tsx'

/** The mark of the owner, else a light over three waves. engine/artwork/icons.ts makes the icons of the same. */
export function Mark({ size = 32 }: { size?: number }) {
  if (site.brand.mark) return <InlineDrawing drawing={site.brand.mark} width={size} height={size} />
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="7.5" r="4" fill="var(--beacon)" />
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
        <path d="M3 17c4.3-3.2 8.7-3.2 13 0s8.7 3.2 13 0M3 23c4.3-3.2 8.7-3.2 13 0s8.7 3.2 13 0M3 29c4.3-3.2 8.7-3.2 13 0s8.7 3.2 13 0" />
      </g>
    </svg>
  )
}
