import { Mails } from 'lucide-react'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import type { View } from '../../../design/desk/view.desk.ts'
import { mailKinds } from './mail-kinds.words.ts'
import { words } from './newsletter.words.ts'

export const newsletterView: View = {
  path: '/newsletter/:article?',
  Icon: Mails,
  Label: () => <span>{useWords(words).title}</span>,
  isShown: ({ hasNewsletter }) => hasNewsletter,
  load: async () => ({ Component: (await import('./newsletter.desk.tsx')).NewsletterView }),
  mailKinds,
}
