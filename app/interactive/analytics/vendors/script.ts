/** Fetches a script of a service. One that cannot be had is the service's loss, not the page's. */
export function loadScript(src: string, data: Record<string, string> = {}) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  Object.assign(script.dataset, data)
  document.head.append(script)
}
