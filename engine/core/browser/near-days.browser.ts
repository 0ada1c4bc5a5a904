/** Shows what is near by the visitor's clock, and hides the rest: the build has gone by its own day (NearDays). */
export function showNearDays() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-near]')) {
    const [begins = 0, ends = 0] = (element.dataset.near ?? '').split(' ').map(Number)
    element.hidden = Date.now() < begins || Date.now() >= ends
  }
}
