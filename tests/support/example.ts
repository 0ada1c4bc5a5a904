import { facts } from '../../content/facts.ts'

const { brand, origin }: { brand: string; origin: string } = facts

/**
 * Whether the site still is the example that this project comes with. What the example says is held to its specification
 * until it is somebody's own.
 */
export const isExample = brand === 'Kodhamn' && origin === 'https://kodhamn.example'
