import { facts, printedPhone } from '../../core/site/facts.ts'

/** Words of the text that become links. */
const links = {
  [facts.email]: `mailto:${facts.email}`,
  [printedPhone]: `tel:${facts.phone}`,
  'imy.se': 'https://www.imy.se/',
}

/** A text with links on e-mail address, phone number and authority. */
export function Linked({ text }: { text: string }) {
  const match = Object.entries(links).find(([name]) => text.includes(name))
  if (!match) return text
  const [name, href] = match
  const [before = '', ...after] = text.split(name)
  return (
    <>
      <Linked text={before} />
      <a href={href} rel={href.startsWith('https:') ? 'external noopener' : undefined}>
        {name}
      </a>
      <Linked text={after.join(name)} />
    </>
  )
}
