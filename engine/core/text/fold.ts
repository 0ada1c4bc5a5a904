/** Text as it is compared: in small letters, without accents. */
export const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
