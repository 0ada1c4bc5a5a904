const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
