import type { ReactNode } from 'react'
import controls from './controls.module.css'

/** Buttons of which one is chosen. */
export const Choices = <Value extends string | number>({
  label,
  values,
  chosen,
  choose,
  children,
}: {
  label: string
  values: readonly Value[]
  chosen: Value
  choose: (value: Value) => void
  /** The content of the button of a value. */
  children: (value: Value) => ReactNode
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
  <div role="group" aria-label={label} className={controls.choices}>
    {values.map((value) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
        {children(value)}
      </button>
    ))}
  </div>
)
