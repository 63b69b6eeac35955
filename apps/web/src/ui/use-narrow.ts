import { createMedia } from './media.ts'

/** The media query of a narrow window is equal to that of the style sheets. */
export const { matches: isNarrow, use: useNarrow } = createMedia('(width < 40em)')
