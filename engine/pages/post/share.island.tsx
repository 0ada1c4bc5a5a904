import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../design/forms/toasts.browser.tsx'

interface ShareProps {
  label: string
  copied: string
  failed: string
  className?: string
}

/**
 * Opens the device's share sheet, else copies the page's address, and says so. Browsers refuse both after a click that
 * was made before this island was live and is repeated by the inline script: then the message tells another way.
 */
export default function Share({ label, copied, failed, className }: ShareProps) {
  const [isCopied, setIsCopied] = useState(false)

  async function share() {
    const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: address })
    } catch (refusal) {
      // The reader has closed the share sheet.
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return
    }
    setIsCopied(await copyText(address, { copied, failed }))
  }

  return (
    <button type="button" className={className} onClick={share}>
      {isCopied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
      <span>{label}</span>
    </button>
  )
}
