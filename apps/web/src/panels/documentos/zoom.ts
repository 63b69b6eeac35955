/** Zoom levels of the buttons. At 1, a page has its printed size. */
const PASOS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

const MINIMO = PASOS[0]
const MAXIMO = 3
/** Maximum zoom when fitting the width. A wider page is not easier to read. */
const MAXIMO_AJUSTADO = 1.75

/** CSS pixels in a point: at 1 a page is as large as on paper. */
export const PIXELES_POR_PUNTO = 96 / 72

/** The next step up or down; the same one at the ends. */
export const stepZoom = (zoom: number, sentido: 1 | -1): number => {
  const siguiente =
    sentido === 1
      ? PASOS.find((paso) => paso > zoom + 0.005)
      : PASOS.findLast((paso) => paso < zoom - 0.005)
  return siguiente ?? (sentido === 1 ? MAXIMO : MINIMO)
}

/** Returns the zoom at which pages of that width, in points, fill the available width. */
export const fitZoom = (ancho: number, puntos: number): number =>
  Math.min(MAXIMO_AJUSTADO, Math.max(0.25, ancho / (puntos * PIXELES_POR_PUNTO)))

/** Maximum pixels of a canvas that every browser draws (iOS stops at 16.7 million). */
const PIXELES = 16_000_000

/** Returns the canvas pixels for each pixel of the page, so that it is sharp and can still be drawn. */
export const densityOf = (ancho: number, alto: number, dpr: number): number =>
  Math.min(dpr, Math.sqrt(PIXELES / (ancho * alto)))

/** Returns the page in view: the last one that starts above the middle of the visible area. */
export const currentPage = (
  comienzos: readonly number[],
  scrollTop: number,
  alto: number,
): number =>
  Math.max(1, comienzos.findLastIndex((comienzo) => comienzo <= scrollTop + alto / 2) + 1)
