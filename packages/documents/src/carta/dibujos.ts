import { drawCarta } from './v1/draw-carta.ts'
import { drawCartaEnPesos } from './v2/draw-carta-en-pesos.ts'
import { drawCartaConObligados } from './v3/draw-carta-con-obligados.ts'

/** An issued letter is always printed again with its own version. */
const DIBUJOS: ReadonlyMap<number, typeof drawCartaEnPesos> = new Map([
  [1, drawCarta],
  [2, drawCartaEnPesos],
  [3, drawCartaConObligados],
])

/** @throws RangeError when the version does not exist, because a different version would print a different letter */
export const dibujoDe = (version: number): typeof drawCartaEnPesos => {
  const dibujo = DIBUJOS.get(version)
  if (dibujo === undefined) throw new RangeError(`No hay versión ${version} de la carta`)
  return dibujo
}
