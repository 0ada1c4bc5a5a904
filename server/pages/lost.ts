import { lostPath, suggestionSlots } from '../../app/pages/error/lost-path.ts'

/** Writes the path that was asked for, and pages to go to instead, into a finished not-found page. */
export function fillLost(
  html: string,
  { path, near, titles }: { path: string; near: readonly string[]; titles: Record<string, string> },
): string {
  let filled = html.replaceAll(lostPath, escapeHtml(path))
  for (const [index, slot] of suggestionSlots.entries()) {
    const to = near[index] ?? '/'
    filled = filled.replaceAll(slot.path, to).replaceAll(slot.title, escapeHtml(titles[to] ?? to))
  }
  return filled
}

/** Safe in text and in a quoted attribute. */
function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (letter) => names[letter] ?? letter)
}
