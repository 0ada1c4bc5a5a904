/** Of pack/vite/pictures.ts. */
declare module 'virtual:pictures' {
  const pictures: import('./pictures.ts').Pictures
  export default pictures
}
