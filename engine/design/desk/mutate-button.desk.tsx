import type { ComponentProps } from 'react'
import controls from './controls.module.css'
import { type Mutation, mutate } from './mutate.desk.ts'

/** Changes something when it is pressed. */
export const MutateButton = ({ mutation, ...button }: ComponentProps<'button'> & { mutation: Mutation }) => (
  <button type="button" className={controls.button} onClick={() => void mutate(mutation)} {...button} />
)
