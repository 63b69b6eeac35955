import { drawCarta } from './v1/draw-carta.ts'
import { drawCartaEnPesos } from './v2/draw-carta-en-pesos.ts'
import { drawCartaConObligados } from './v3/draw-carta-con-obligados.ts'

/**
 * Design of the demand letter, by version. A letter is printed again with the version that it had when it was issued,
 * so no version may be removed or changed.
 */
const DIBUJOS: ReadonlyMap<number, typeof drawCartaEnPesos> = new Map([
  [1, drawCarta],
  [2, drawCartaEnPesos],
  [3, drawCartaConObligados],
])

/**
 * Returns the function that draws a version of the demand letter.
 *
 * @throws RangeError when the version does not exist, because a different version would print a different letter
 */
export const dibujoDe = (version: number): typeof drawCartaEnPesos => {
  const dibujo = DIBUJOS.get(version)
  if (dibujo === undefined) throw new RangeError(`No hay versión ${version} de la carta`)
  return dibujo
}
