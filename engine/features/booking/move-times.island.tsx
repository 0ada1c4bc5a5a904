import { MoveTimes } from './book-form.island.tsx'

// The island of another name: its code is that of the form.
export default MoveTimes
