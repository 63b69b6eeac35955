import { createMedia } from './media.ts'

/**
 * Width of a window in which a list fits beside the page of one of its rows. The width is 1600 px with the text at its
 * usual size.
 */
export const { use: useWide } = createMedia('(width >= 100em)')
