import { createMedia } from './media.ts'

/** Media query of a narrow window, equal to the media query of the style sheets. */
export const { matches: isNarrow, use: useNarrow } = createMedia('(width < 40em)')
