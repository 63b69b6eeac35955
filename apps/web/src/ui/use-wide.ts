import { createMedia } from './media.ts'

/** A window where a list and the page of a row fit side by side: 1600 px with the text at its usual size. */
export const { use: useWide } = createMedia('(width >= 100em)')
