import { createMedia } from './media.ts'

/**
 * Width of a window in which a list and the page of one of its rows fit side by side: 1600 px with the text at its
 * usual size.
 */
export const { use: useWide } = createMedia('(width >= 100em)')
