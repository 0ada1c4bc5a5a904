import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { copyText } from '../../design/forms/toasts.browser.tsx'
import styles from './copy-code.module.css'

export interface CopyWords {
  copy: string
  copied: string
  failed: string
}

const resetDelay = 3000

/** Gives every code block of the page a button that copies it. The blocks are static HTML of the article. */
export default function CopyCode({ words }: { words: CopyWords }) {
  const [blocks, setBlocks] = useState<HTMLElement[]>([])
  useEffect(() => setBlocks([...document.querySelectorAll<HTMLElement>('figure.code')]), [])
  return blocks.map((block, number) =>
    createPortal(<CopyButton block={block} words={words} />, block, String(number)),
  )
}

function CopyButton({ block, words }: { block: HTMLElement; words: CopyWords }) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), resetDelay)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => setIsCopied(await copyText(block.querySelector('pre')?.textContent ?? '', words))

  // Each button needs a name of its own for screen readers.
  const title = block.querySelector('figcaption')?.textContent
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={title ? `${words.copy}: ${title}` : words.copy}
      onClick={copy}
    >
      {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
    </button>
  )
}
