type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = 'input:not([type=hidden]), textarea, select, details, button, summary, a'

/**
 * Reads what a visitor has done in an element: texts, choices, what is open, the focus. The returned function does it again
 * in the HTML that React has put in place of the one there was. What is typed until then counts.
 */
export function readFields(element: HTMLElement): () => void {
  const before = [...element.querySelectorAll<HTMLElement>(controls)]
  const focused = document.activeElement
  return () => {
    const after = Map.groupBy(element.querySelectorAll<HTMLElement>(controls), nameOf)
    for (const [name, controls] of Map.groupBy(before, nameOf)) {
      for (const [index, control] of controls.entries()) {
        const next = after.get(name)?.[index]
        if (!next || control.isConnected) continue
        if (control instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement)
          next.open = control.open
        if (isField(control) && isField(next)) copyField(control, next)
        if (control !== focused) continue
        next.focus({ preventScroll: true })
        if (isField(control) && isField(next)) copySelection(control, next)
      }
    }
  }
}

/** Makes the text or the choice of a field that of another. */
function copyField(from: Field, to: Field) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from))
    to.checked = from.checked
  else if (to.value !== from.value) to.value = from.value
  to.scrollTop = from.scrollTop
}

/** Only for the field that has the focus: in some browsers a selection moves it. */
export function copySelection(from: Field, to: Field) {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  // Some types of fields, such as email, have none.
  if (from.selectionStart === null || to.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined)
}

const isField = (element: Element): element is Field => element.matches('input, textarea, select')

const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox'

/** What is the same in both: neither words, which may be translated, nor the place, which an added element changes. */
function nameOf(control: HTMLElement): string {
  if (!isField(control)) return `${control.localName} ${control.className} ${control.getAttribute('href')}`
  return control.id || `${control.name} ${isChoice(control) ? control.value : ''}`
}
