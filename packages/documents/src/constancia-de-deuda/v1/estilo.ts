const PAGINA = {
  ...{ ancho: 595, alto: 842, izquierda: 40, derecha: 40, arriba: 34, abajo: 38, pie: 22 },
}

/**
 * Dimensions of the page of a certificate of debt, in points from the lower left corner. The margins are narrow, so
 * that the explanation of the debt fits on one page. Gray levels go from 0 (black) to 1 (white).
 */
export const HOJA_DE_CONSTANCIA = {
  pagina: PAGINA,
  ancho: PAGINA.ancho - PAGINA.izquierda - PAGINA.derecha,
  capacidad: PAGINA.alto - PAGINA.arriba - PAGINA.abajo,
  relleno: 4,
  gris: { texto: 0, rotulo: 0.36, filete: 0.72, nota: 0.3 },
} as const

/** Font sizes and blank spaces of the certificate of debt, in points. */
export interface LetraDeConstancia {
  readonly tamano: number
  readonly interlinea: number
  /** Font size of the headings of a table and of the labels. */
  readonly cabeza: number
  readonly altoDeCabeza: number
  /** Sum of the blank spaces above and below the text of a table row. */
  readonly aire: number
  readonly titulo: number
  readonly seccion: number
  readonly nota: number
  /** Height of a line of a paragraph, as a multiple of its font size. */
  readonly renglon: number
  /**
   * Widths of the table columns: what is paid, the rule that sets it, who is paid, and the amount. Their sum is the
   * width of the text area.
   */
  readonly anchos: readonly [number, number, number, number]
  /** Blank space, in points, above each part of the certificate. */
  readonly sobre: Readonly<
    Record<'filete' | 'titulo' | 'ficha' | 'seccion' | 'tabla' | 'nota', number>
  >
}

const AMPLIA: LetraDeConstancia = {
  ...{ tamano: 9.2, interlinea: 12, cabeza: 8.6, altoDeCabeza: 16, aire: 3, renglon: 1.3 },
  ...{ titulo: 15, seccion: 10.4, nota: 8.4, anchos: [104, 188, 150, 73] },
  sobre: { filete: 5, titulo: 8, ficha: 9, seccion: 7, tabla: 3, nota: 1 },
}
const MEDIA: LetraDeConstancia = {
  ...{ tamano: 8.6, interlinea: 10.6, cabeza: 8.2, altoDeCabeza: 14, aire: 2.4, renglon: 1.24 },
  ...{ titulo: 14, seccion: 9.6, nota: 8.2, anchos: [104, 188, 150, 73] },
  sobre: { filete: 4, titulo: 5, ficha: 6, seccion: 5, tabla: 2, nota: 0 },
}
const COMPACTA: LetraDeConstancia = {
  ...{ tamano: 8, interlinea: 9.1, cabeza: 8, altoDeCabeza: 12, aire: 1.2, renglon: 1.14 },
  // These widths of the table columns let most texts of the table fit on one line.
  ...{ titulo: 13, seccion: 9, nota: 8, anchos: [98, 176, 181, 60] },
  sobre: { filete: 3, titulo: 3, ficha: 4, seccion: 3, tabla: 1.5, nota: 0 },
}

/**
 * Sets of font sizes to try until the certificate of debt fits on one page, from the largest sizes to the smallest that
 * are easy to read.
 */
export const LETRAS: readonly LetraDeConstancia[] = [AMPLIA, MEDIA, COMPACTA]
