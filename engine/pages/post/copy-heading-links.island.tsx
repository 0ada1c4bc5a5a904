import { useEffect } from 'react'
import { copyText } from '../../design/forms/toasts.browser.tsx'

/** Makes the links at the headings of an article copy their address, besides leading to it. They are static HTML. */
export default function CopyHeadingLinks(words: { copied: string; failed: string }) {
  useEffect(() => {
    function copy(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.heading > a')
      // With a key pressed, the browser opens the link in a tab or a window.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
      copyText(new URL(link.hash, page).href, words)
    }
    document.addEventListener('click', copy)
    return () => document.removeEventListener('click', copy)
  }, [words])
  return null
}
