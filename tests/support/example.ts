import { facts } from '../../content/facts.ts'

const { brand, origin }: { brand: string; origin: string } = facts

/**
 * Whether the site is still the example that this project comes with. Only the texts of the example are checked against
 * the specification.
 */
export const isExample = brand === 'Kodhamn' && origin === 'https://kodhamn.example'
