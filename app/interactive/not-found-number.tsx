import { useEffect, useState } from 'react'

const letters = '0123456789#%&/=?+*'
const rounds = 14
const tick = 70

/**
 * The big 404: its figures scramble for a second and settle. Assistive technology reads the number; it stands still
 * where reduced motion is asked for. Also notes the missing path in the console, for the owner who looks into a report.
 */
export function NotFoundNumber({ text }: { text: string }) {
  const [shown, setShown] = useState(text)

  useEffect(() => {
    console.warn(`404: there is no page at ${location.pathname}`)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let round = 0
    const timer = setInterval(() => {
      round++
      const settled = Math.floor((round / rounds) * text.length)
      setShown([...text].map((letter, place) => (place < settled ? letter : randomLetter())).join(''))
      if (round >= rounds) clearInterval(timer)
    }, tick)
    return () => clearInterval(timer)
  }, [text])

  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{shown}</span>
    </>
  )
}

const randomLetter = () => letters[Math.floor(Math.random() * letters.length)]

/** Leads back to where the reader came from. */
export function GoBack({ label, className }: { label: string; className?: string }) {
  return (
    <button type="button" className={className} onClick={() => history.back()}>
      {label}
    </button>
  )
}
