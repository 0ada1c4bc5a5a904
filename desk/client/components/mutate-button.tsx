import type { ComponentProps } from 'react'
import { type Mutation, mutate } from '../api/mutate.ts'
import controls from './controls.module.css'

/** Changes something when it is pressed. */
export const MutateButton = ({ mutation, ...button }: ComponentProps<'button'> & { mutation: Mutation }) => (
  <button type="button" className={controls.button} onClick={() => void mutate(mutation)} {...button} />
)
