import { drawCarta } from './v1/draw-carta.ts'
import { drawCartaEnPesos } from './v2/draw-carta-en-pesos.ts'

/** Drawing of a letter by version, because an issued letter is printed again as it was. */
const DIBUJOS: ReadonlyMap<number, typeof drawCartaEnPesos> = new Map([
  [1, drawCarta],
  [2, drawCartaEnPesos],
])

/** Throws RangeError when there is no such version: it would print something else. */
export const dibujoDe = (version: number): typeof drawCartaEnPesos => {
  const dibujo = DIBUJOS.get(version)
  if (dibujo === undefined) throw new RangeError(`No hay versión ${version} de la carta`)
  return dibujo
}
