import type { Decision } from '../decision/decision.ts'
import { dropInvisibles } from '../persona/read-escrito.ts'
import { interpolar } from '../texto/interpolar.ts'
import { lecturaDeCartas } from '../texto/lectura-de-cartas.ts'
import { parseNumeroDeCarta } from './numero-de-carta.ts'

/** Maximum number of demand letters that get an acknowledgement of receipt in one request. */
export const MAXIMO_DE_ACUSES = 500

/**
 * Reads demand letter numbers from a scanner or from pasted text, separated by spaces, lines, commas or semicolons.
 * Invisible characters are ignored, and repeated numbers are returned once. Any other word refuses the whole text, and
 * the refusal names the word.
 */
export const readNumerosDeCarta = (texto: string): Decision<readonly number[]> => {
  const leidos = dropInvisibles(texto)
    .split(/[\s,;]+/)
    .filter((uno) => uno !== '')
  const malos = [...new Set(leidos.filter((uno) => parseNumeroDeCarta(uno) === undefined))]
  const numeros = [...new Set(leidos.map((uno) => parseNumeroDeCarta(uno) ?? 0))]
  const { vacia, noEsNumero, demasiadas } = lecturaDeCartas
  const mensajes = [
    ...(leidos.length === 0 ? [vacia] : []),
    ...malos.map((escrito) => interpolar(noEsNumero, { escrito: escrito.slice(0, 40) })),
    ...(numeros.length > MAXIMO_DE_ACUSES ? [interpolar(demasiadas, { n: MAXIMO_DE_ACUSES })] : []),
  ]
  const porque = {
    regla: 'carta/numeros',
    fuente: 'N5',
    entradas: { texto },
    valor: numeros.length,
  }
  const motivos = mensajes.map((mensaje) => ({
    codigo: 'carta.lectura',
    campo: 'numeros',
    mensaje,
  }))
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: numeros, porque }
}
