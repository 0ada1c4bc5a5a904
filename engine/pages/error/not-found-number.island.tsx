import { useEffect, useState } from 'react'

// No digits: other numbers are statuses too.
const letters = '#%&/=?+*'
const rounds = 7
const tick = 70

/**
 * The large 404, whose digits change for a moment. Screen readers get the plain number, and nothing moves under reduced
 * motion. Also logs the missing path to the console, for bug reports.
 */
export default function NotFoundNumber({ text }: { text: string }) {
  const [shown, setShown] = useState(text)

  useEffect(() => {
    console.warn(`404: there is no page at ${location.pathname}`)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let round = 0
    const timer = setInterval(() => {
      round++
      const settled = Math.floor((round / rounds) * text.length)
      setShown([...text].map((letter, index) => (index < settled ? letter : randomLetter())).join(''))
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
