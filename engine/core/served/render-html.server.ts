import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** A component as HTML, with the marks that its hydration needs. Void elements end as HTML ends them, without React's slash. */
export const renderHtml = (node: ReactNode): string =>
  // In texts and attributes React writes `&gt;`.
  renderToString(node).replaceAll('/>', '>')
