import { Check, type LucideProps, Target } from 'lucide-react'
import type { Language } from '../../content/language.ts'
import { layoutWords } from './layout.words.ts'
import { useLanguage } from './use-address.ts'

/** Whether a text says what is aimed at, and not what was reached: "Aim: 50% faster". */
export const isAim = (text: string, language: Language) => text.startsWith(`${layoutWords[language].aim}:`)

/** Each text after a check mark, an aim after a target. */
export function CheckedItems({ texts, ...icon }: { texts: readonly string[] } & LucideProps) {
  const language = useLanguage()
  return texts.map((text) => {
    const Icon = isAim(text, language) ? Target : Check
    return (
      <li key={text}>
        <Icon aria-hidden {...icon} />
        {text}
      </li>
    )
  })
}
