import type { Motivo } from '../decision/decision.ts'
import { huellaDeValores } from '../huella/huella-de-valores.ts'
import { padron as textos } from '../texto/padron.ts'
import type { CampoDeInmueble } from './campos-de-inmueble.ts'
import type { FilaDePadron } from './read-fila-de-padron.ts'

const { motivos: MOTIVOS } = textos

const GROW = 2

/**
 * Returns a partida (number that the province gives to a property) as a JavaScript number, to save memory. A partida
 * longer than fifteen digits stays a text, because a number would lose digits.
 */
const keyOfPartida = (partida: string): number | string => {
  const cifras = partida.replace(/\D/g, '')
  return cifras.length > 15 ? cifras : Number(cifras)
}

/**
 * Result of comparing a row of the register file with the earlier rows. 'primera': the first row of its property.
 * 'otra': a later row of the property. A `Motivo` is the reason to refuse the row.
 */
export type Lugar = 'primera' | 'otra' | Motivo

/**
 * Creates a function that checks the rows of a register file, one by one. The function refuses a row in three cases:
 * - An earlier row has the same property and tax.
 * - An earlier row has other data of the property.
 * - Another property has the same partida (provincial number).
 *
 * Numeric arrays save memory, because a file has hundreds of thousands of rows.
 */
export const createRepetidas = (
  campos: readonly CampoDeInmueble[],
  recursos: readonly string[],
): ((fila: FilaDePadron) => Lugar) => {
  const dePartida = campos.indexOf('PAR_PROVINCIAL')
  const lugarDe = new Map(recursos.map((recurso, i) => [recurso, i]))
  const vistas = new Map<number, number>()
  const partidas = new Set<number | string>()
  const palabras = Math.ceil(recursos.length / 32) || 1
  let huellas = new Float64Array(1024)
  let bits = new Int32Array(1024 * palabras)
  const refuse = (campo: string, codigo: string, mensaje: string): Motivo => ({
    codigo: `padron.${codigo}`,
    campo,
    mensaje,
  })
  const makeRoom = (): void => {
    if (vistas.size < huellas.length) return
    const mayores = new Float64Array(huellas.length * GROW)
    mayores.set(huellas)
    huellas = mayores
    const otros = new Int32Array(bits.length * GROW)
    otros.set(bits)
    bits = otros
  }
  return ({ numero, recurso, valores }) => {
    const huella = huellaDeValores(valores)
    const previa = vistas.get(numero)
    const bit = lugarDe.get(recurso) ?? 0
    if (previa !== undefined) {
      if (huellas[previa] !== huella) return refuse('NRO_INMUEBLE', 'distinta', MOTIVOS.distinta)
      const palabra = previa * palabras + (bit >>> 5)
      const mascara = 1 << (bit & 31)
      if (((bits[palabra] ?? 0) & mascara) !== 0)
        return refuse('NRO_INMUEBLE', 'repetida', MOTIVOS.repetida)
      bits[palabra] = (bits[palabra] ?? 0) | mascara
      return 'otra'
    }
    const partida = dePartida < 0 ? null : (valores[dePartida] ?? null)
    if (partida !== null) {
      const cifras = keyOfPartida(String(partida))
      if (partidas.has(cifras))
        return refuse('PAR_PROVINCIAL', 'partida-repetida', MOTIVOS.partidaRepetida)
      partidas.add(cifras)
    }
    makeRoom()
    const lugar = vistas.size
    vistas.set(numero, lugar)
    huellas[lugar] = huella
    bits[lugar * palabras + (bit >>> 5)] = 1 << (bit & 31)
    return 'primera'
  }
}
