/** URLs of the font files for a browser. Fetch the files and pass their bytes to the renderer. */
export const FUENTES_URL = {
  regular: new URL('../assets/SourceSerif4-Regular.ttf', import.meta.url).href,
  semibold: new URL('../assets/SourceSerif4-SemiBold.ttf', import.meta.url).href,
} as const
