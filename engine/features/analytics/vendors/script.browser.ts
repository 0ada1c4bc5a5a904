/** Loads a vendor's script. The page does not depend on it, so a failure is ignored. */
export function loadScript(src: string, data: Record<string, string> = {}) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  Object.assign(script.dataset, data)
  document.head.append(script)
}
