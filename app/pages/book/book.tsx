import { Hero } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { Head } from '../../seo/head.tsx'
import { words } from './book.words.ts'

export default function Book() {
  const say = words[useLanguage()]
  return (
    <>
      <Head words={say} />
      <Hero heading={say.heading} lead={say.lead} />
    </>
  )
}
