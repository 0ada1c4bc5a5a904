import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import { words } from '../../core/forms/contact.words.ts'
import ContactForm from './contact-form.island.tsx'

interface MessageFormProps {
  /** For the server, which shows it again where it is refused. */
  slot?: string
  /** The page of booking, where what was sent leads on to it. */
  book?: string | undefined
}

/** The form that writes to the owner. */
export function MessageForm({ slot, book }: MessageFormProps) {
  const language = useLanguage()
  return (
    <Island
      name="contact-form"
      slot={slot}
      of={ContactForm}
      props={{ action: '/api/contact', language, book, words: words[language].form }}
    />
  )
}
