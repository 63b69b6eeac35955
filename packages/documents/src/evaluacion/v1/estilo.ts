const PAGINA = { ancho: 595, alto: 842, izquierda: 64, derecha: 60, arriba: 44, abajo: 54 }

/**
 * Dimensions of the page of an evaluation, in points from the lower left corner. Gray levels go from 0 (black) to 1
 * (white).
 */
export const HOJA = {
  pagina: PAGINA,
  ancho: PAGINA.ancho - PAGINA.izquierda - PAGINA.derecha,
  capacidad: PAGINA.alto - PAGINA.arriba - PAGINA.abajo,
  tabla: { tamano: 9.2, interlinea: 12, cabeza: 8.6, altoDeCabeza: 16 },
  gris: { texto: 0, rotulo: 0.36, filete: 0.72, nota: 0.3 },
} as const
