import { bilingual, type Language } from '../../core/text/language.ts'

/** The names that are written otherwise than the word that is stored for them. */
const names = new Map([
  ['aol', 'AOL'],
  ['chatgpt', 'ChatGPT'],
  ['deepseek', 'DeepSeek'],
  ['duckduckgo', 'DuckDuckGo'],
  ['github', 'GitHub'],
  ['hacker-news', 'Hacker News'],
  ['icloud', 'iCloud'],
  ['linkedin', 'LinkedIn'],
  ['meta-ai', 'Meta AI'],
  ['stack-overflow', 'Stack Overflow'],
  ['tiktok', 'TikTok'],
  ['whatsapp', 'WhatsApp'],
  ['yahoo-mail', 'Yahoo Mail'],
  ['youtube', 'YouTube'],
])

const inWords = bilingual({
  en: { direct: 'Direct', other: 'Elsewhere' },
  sv: { direct: 'Direkt', other: 'Annat' },
})

/** How a source of visits is called: hosts as they are, known places by their names. */
export function sourceName(source: string, language: Language): string {
  if (source === 'direct' || source === 'other') return inWords[language][source]
  if (source.includes('.')) return source
  return names.get(source) ?? source.charAt(0).toUpperCase() + source.slice(1)
}
