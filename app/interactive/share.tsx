import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { showToast } from './toasts.tsx'

/** Opens the device's share sheet where there is one, else copies the page's address and says so. */
export function Share({
  label,
  copied,
  failed,
  className,
}: {
  label: string
  copied: string
  failed: string
  className?: string
}) {
  const [isCopied, setIsCopied] = useState(false)

  async function share() {
    const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
    if (navigator.share) {
      // Closing the share sheet rejects, which is no error.
      await navigator.share({ title: document.title, url: address }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
      showToast('good', copied)
    } catch {
      showToast('bad', failed)
    }
  }

  return (
    <button type="button" className={className} onClick={share}>
      {isCopied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
      {label}
    </button>
  )
}
