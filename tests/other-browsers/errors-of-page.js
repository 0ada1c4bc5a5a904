/* Runs before the scripts of each page: collects what a console would show in red. */
window.pageErrors = []
const { error: logError } = console
console.error = (...all) => {
  window.pageErrors.push(all.join(' '))
  logError(...all)
}
addEventListener(
  'error',
  ({ message, target }) =>
    window.pageErrors.push(message ?? `${target.src ?? target.href} could not be loaded`),
  true,
)
addEventListener('unhandledrejection', ({ reason }) => window.pageErrors.push(String(reason)))
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  window.pageErrors.push(`${effectiveDirective} forbids ${blockedURI}`),
)
