const PASOS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

const MINIMO = PASOS[0]
const MAXIMO = 3
/** Maximum zoom of a page fitted to the width of the viewer. A wider page is not easier to read. */
const MAXIMO_AJUSTADO = 1.75

/** Number of CSS pixels per typographic point. At zoom 1, a page has its printed size. */
export const PIXELES_POR_PUNTO = 96 / 72

export const stepZoom = (zoom: number, sentido: 1 | -1): number => {
  const siguiente =
    sentido === 1
      ? PASOS.find((paso) => paso > zoom + 0.005)
      : PASOS.findLast((paso) => paso < zoom - 0.005)
  return siguiente ?? (sentido === 1 ? MAXIMO : MINIMO)
}

/**
 * Returns the zoom at which a page fills the width of the viewer.
 *
 * @param ancho width of the viewer in CSS pixels
 * @param puntos width of the page in points
 */
export const fitZoom = (ancho: number, puntos: number): number =>
  Math.min(MAXIMO_AJUSTADO, Math.max(0.25, ancho / (puntos * PIXELES_POR_PUNTO)))

/** Maximum number of pixels of a canvas that every browser can draw (iOS stops at 16.7 million). */
const PIXELES = 16_000_000

/**
 * Returns the number of canvas pixels per CSS pixel. With this number, the page is sharp and the canvas is small enough
 * for every browser to draw.
 */
export const densityOf = (ancho: number, alto: number, dpr: number): number =>
  Math.min(dpr, Math.sqrt(PIXELES / (ancho * alto)))

/** Returns the number of the current page: the last page that starts above the middle of the visible area. */
export const currentPage = (
  comienzos: readonly number[],
  scrollTop: number,
  alto: number,
): number =>
  Math.max(1, comienzos.findLastIndex((comienzo) => comienzo <= scrollTop + alto / 2) + 1)
