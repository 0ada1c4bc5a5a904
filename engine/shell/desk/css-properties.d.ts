import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Places in a drawing, which the style sheet of the component turns into lengths. */
    [property: `--${string}`]: number | string
  }
}
