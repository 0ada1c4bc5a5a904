import { colorOf } from './palette.ts'

/**
 * A cover with the current colors of tokens.css. A comment in its style sheet tells what each color is mixed from:
 * `.fill-1 { fill: #0b1b2b } /* sunken 60%, raised 40% *\/`. Other pictures stay as they are.
 */
export const recolored = (picture: string): string =>
  picture.replace(/#[0-9a-f]{6}(?= \} \/\* (.+) \*\/)/g, (_, recipe: string) =>
    colorOf(
      recipe.split(', ').map((part) => {
        const [name = '', percent = '100%'] = part.split(' ')
        return [name, Number.parseFloat(percent) / 100]
      }),
    ),
  )
