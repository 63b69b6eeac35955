import { encode } from 'uqr'

export interface MatrizDeQr {
  /** Modules on each side, with the quiet zone. */
  readonly lado: number
  /** Dark runs of each row: column, row and number of modules, with the quiet zone counted in the positions. */
  readonly tramos: readonly (readonly [x: number, y: number, ancho: number])[]
}

/** Blank modules around the code, which ISO/IEC 18004 requires. */
const ZONA_DE_SILENCIO = 4

/**
 * The standard asks for the mask with the best score, but readers accept any mask. To try the eight masks would take
 * ten times longer, and the executive titles are drawn by the thousand.
 */
const MASCARA = 2

/** Computes the QR code of a text, with the error correction level M, which bears 15 % of damage. */
export const matrizDeQr = (texto: string): MatrizDeQr => {
  const { size, data } = encode(texto, { ecc: 'M', border: 0, maskPattern: MASCARA })
  const tramos: [number, number, number][] = []
  data.forEach((fila, y) => {
    let desde = -1
    for (let x = 0; x <= size; x++) {
      const oscuro = fila[x] === true
      if (oscuro && desde < 0) desde = x
      if (!oscuro && desde >= 0) {
        tramos.push([desde + ZONA_DE_SILENCIO, y + ZONA_DE_SILENCIO, x - desde])
        desde = -1
      }
    }
  })
  return { lado: size + 2 * ZONA_DE_SILENCIO, tramos }
}
