const PAGINA = { ancho: 595, alto: 842, izquierda: 64, derecha: 60, arriba: 44, abajo: 54 }

/**
 * Dimensions of the page of a demand letter, in points from the lower left corner. Gray levels go from 0 (black) to 1
 * (white).
 */
export const CARTA = {
  pagina: PAGINA,
  ancho: PAGINA.ancho - PAGINA.izquierda - PAGINA.derecha,
  capacidad: PAGINA.alto - PAGINA.arriba - PAGINA.abajo,
  cuerpo: { tamano: 10.4, interlinea: 14 },
  ficha: { tamano: 9.8, interlinea: 13.2, rotulo: 8.6 },
  tabla: { tamano: 9.2, interlinea: 12.4, nota: 8.2, bajoNota: 10.8 },
  gris: { texto: 0, rotulo: 0.36, filete: 0.72, nota: 0.3 },
} as const
