/**
 * Traces of a fact that is missing in a page's HTML: an empty label, a separator with nothing before or after it,
 * `undefined`. Code is left out, and so is what the server fills in.
 */
export function missingTexts(html: string): string[] {
  const visible = html
    .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, 'code')
    .replace(/(<[^>]* data-slot="[^>]*>)(?=<\/)/g, '$1slot')
    .replace(/<(\w[\w-]*)\b[^>]*>/g, '<$1>')
  const patterns = [
    /\bundefined\b|\bNaN\b|\[object/g,
    /<(dt|dd|th|td|li|h[1-6]|figcaption)[^>]*>\s*<\/\1>/g,
    />\s*[,;·]\s*</g,
    /[,;·]\s*[,;·]|[,·]\s*<\/(p|dd|li|td)>/g,
    /\(\s*\)/g,
  ]
  return patterns.flatMap((pattern) =>
    [...visible.matchAll(pattern)].map(({ index }) => visible.slice(Math.max(0, index - 60), index + 40)),
  )
}
