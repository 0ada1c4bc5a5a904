import { useEffect } from 'react'

/** Marks in an article's contents, which are static HTML, the chapter that is being read. */
export default function CurrentChapter() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
    const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
    const begun = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) begun.add(target)
          else begun.delete(target)
        mark(links[headings.findLastIndex((heading) => heading && begun.has(heading))])
      },
      // A chapter has begun once its heading is in the upper third, or anywhere above.
      { rootMargin: '1000000px 0px -66% 0px' },
    )
    for (const heading of headings) if (heading) observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return null
}

function mark(current: HTMLAnchorElement | undefined) {
  for (const link of document.querySelectorAll('[data-contents] [aria-current]'))
    if (link !== current) link.removeAttribute('aria-current')
  if (current?.ariaCurrent) return
  if (current) current.ariaCurrent = 'location'
  // Long contents scroll by themselves, and begin at their title again above the first chapter.
  const contents = document.querySelector('[data-contents]')
  contents?.scrollTo({ top: current ? current.offsetTop - contents.clientHeight / 2 : 0 })
}
