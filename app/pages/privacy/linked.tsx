import { facts, printedPhone } from '../../../content/facts.ts'

/** What the text names that can be reached with a click. */
const reach = {
  [facts.email]: `mailto:${facts.email}`,
  [printedPhone]: `tel:${facts.phone}`,
  'imy.se': 'https://www.imy.se/',
}

/** A text in which the ways to reach somebody are links. */
export function Linked({ text }: { text: string }) {
  const found = Object.entries(reach).find(([name]) => text.includes(name))
  if (!found) return text
  const [name, href] = found
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
