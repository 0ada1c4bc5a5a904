import { colorOf, type Light } from './palette.ts'

/**
 * A cover in one of the two lights, with the current colors of the brand. A comment in its style sheet tells what each
 * color is mixed from: `.sky-2 { stop-color: #0b1b2b } /* night: sunken 60%, raised 40%; morning: ground *\/`.
 * Undefined for pictures without such comments.
 */
export function recolored(picture: string, light: Light): string | undefined {
  if (!picture.includes('/* night: ')) return undefined
  return picture.replace(
    /#[0-9a-f]{6}(?= \} \/\* night: (.+); morning: (.+) \*\/)/g,
    (_, night: string, morning: string) => colorOf({ night, morning }[light], light),
  )
}
