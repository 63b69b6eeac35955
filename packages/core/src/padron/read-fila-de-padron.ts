import type { Motivo } from '../decision/decision.ts'
import { ejemplosDePartida, type FormatoDePartida } from '../identificador/formato-de-partida.ts'
import { createLectorDePartida } from '../identificador/partida.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { interpolar } from '../texto/interpolar.ts'
import { padron as textos } from '../texto/padron.ts'
import {
  CAMPOS_DE_INMUEBLE,
  type CampoDeInmueble,
  type ColumnaDePadron,
  type ValorDeCampo,
} from './campos-de-inmueble.ts'

export interface FilaDePadron {
  readonly numero: number
  readonly recurso: string
  readonly valores: readonly ValorDeCampo[]
}

export type LecturaDeFila =
  | { readonly ok: true; readonly valor: FilaDePadron }
  /**
   * Row of a register file that the load refuses. `numero` is null when the property number in the row is invalid. The
   * load does not change the property of a refused row.
   */
  | { readonly ok: false; readonly numero: number | null; readonly motivos: readonly Motivo[] }

const { motivos: MOTIVOS } = textos

/**
 * Pattern of a whole number of at most nine digits, so that the number fits in every integer column of the database.
 */
const ENTERO = /^0*(\d{1,9})$/
const LLANO = /^[\x21-\x7eáéíóúüñÁÉÍÓÚÜÑº°]+(?: [\x21-\x7eáéíóúüñÁÉÍÓÚÜÑº°]+)*$/

const parseNumero = (escrito: string): number | undefined => {
  const cifras = ENTERO.exec(escrito)?.[1]
  return cifras === undefined ? undefined : Number(cifras)
}

type Leido = { readonly valor: ValorDeCampo } | { readonly mensaje: string }

const readTextoDeCampo = (escrito: string, largo: number): Leido => {
  const leido = LLANO.test(escrito)
    ? { ok: true as const, valor: escrito }
    : readEscrito(escrito.replace(/\s+/g, ' '))
  if (!leido.ok) return { mensaje: MOTIVOS.noSeVe }
  return leido.valor.length > largo
    ? { mensaje: interpolar(MOTIVOS.largo, { n: largo }) }
    : { valor: leido.valor }
}

/** Parses the number in a cell. 0 is read as a missing number, because registers write 0 when there is no number. */
const readNumeroDeCampo = (escrito: string): Leido => {
  if (escrito === '') return { valor: null }
  const numero = parseNumero(escrito)
  return numero === undefined ? { mensaje: MOTIVOS.entero } : { valor: numero || null }
}

type LectorDeCampo = (escrito: string) => Leido

const createLectorDePartidas = (formato: FormatoDePartida): LectorDeCampo => {
  const read = createLectorDePartida(formato)
  const mensaje = interpolar(MOTIVOS.partida, { partida: ejemplosDePartida(formato).admitida })
  return (escrito) => {
    if (escrito === '') return { valor: null }
    const partida = read(escrito)
    return partida === undefined ? { mensaje } : { valor: partida }
  }
}

const findLector = (campo: CampoDeInmueble, formato: FormatoDePartida): LectorDeCampo => {
  const forma = CAMPOS_DE_INMUEBLE[campo]
  if (forma.clase === 'texto') return (escrito) => readTextoDeCampo(escrito, forma.largo)
  return forma.clase === 'numero' ? readNumeroDeCampo : createLectorDePartidas(formato)
}

/** Texts of the cells of a row of a register file. '' means an empty cell or a missing column. */
export interface FilaEscrita {
  readonly numero: string
  readonly imponible: string
  readonly recurso: string
  readonly campos: readonly string[]
}

/**
 * Maximum number of parsed cells in the cache of a column, because many rows repeat the same streets, neighbourhoods
 * and parcel letters. A text that is not in a full cache is parsed every time.
 */
const RECORDADOS = 4_096
/**
 * Maximum number of characters of a cell in the cache of parsed cells. No valid field is so long, and thousands of long
 * texts would fill the memory.
 */
const MAS_LARGO_RECORDADO = 200

const createLectorDeCampo = (campo: CampoDeInmueble, formato: FormatoDePartida): LectorDeCampo => {
  const readCampo = findLector(campo, formato)
  const leidos = new Map<string, Leido>()
  return (escrito) => {
    const previo = leidos.get(escrito)
    if (previo !== undefined) return previo
    const leido = readCampo(escrito.trim())
    if (leidos.size < RECORDADOS && escrito.length <= MAS_LARGO_RECORDADO)
      leidos.set(escrito, leido)
    return leido
  }
}

const readRecurso = (escrito: string, recursos: ReadonlySet<string>): string =>
  recursos.has(escrito) ? escrito : escrito.trim().toUpperCase()

/**
 * Creates a parser of the rows of a provincial register (D91). A row has a property number, a tax and data of the
 * property. For a refused row, the parser returns every reason.
 *
 * @param partida format in which the municipality writes partidas, the numbers that the province gives to properties
 * (D170)
 */
export const createLectorDeFilas = (
  campos: readonly CampoDeInmueble[],
  recursos: ReadonlySet<string>,
  partida: FormatoDePartida,
): ((fila: FilaEscrita) => LecturaDeFila) => {
  const lectores = campos.map((campo) => ({ campo, read: createLectorDeCampo(campo, partida) }))
  return (fila) => {
    const motivos: Motivo[] = []
    const refuse = (campo: ColumnaDePadron, codigo: string, mensaje: string) =>
      motivos.push({ codigo: `padron.${codigo}`, campo, mensaje })
    const nro = fila.numero.trim()
    const numero = parseNumero(nro) || null
    if (nro === '') refuse('NRO_INMUEBLE', 'requerido', MOTIVOS.requerido)
    else if (numero === null) refuse('NRO_INMUEBLE', 'numero', MOTIVOS.numero)
    const imponible = fila.imponible.trim()
    if (imponible !== '' && numero !== null && parseNumero(imponible) !== numero)
      refuse('NRO_IMPONIBLE', 'imponible', MOTIVOS.imponible)
    const recurso = readRecurso(fila.recurso, recursos)
    if (recurso === '') refuse('RECURSO', 'requerido', MOTIVOS.requerido)
    else if (!recursos.has(recurso)) refuse('RECURSO', 'recurso', MOTIVOS.recurso)
    const valores: ValorDeCampo[] = new Array(lectores.length)
    for (let i = 0; i < lectores.length; i++) {
      const { campo, read } = lectores[i] as (typeof lectores)[number]
      const leido = read(fila.campos[i] ?? '')
      if ('valor' in leido) valores[i] = leido.valor
      else refuse(campo, 'campo', leido.mensaje)
    }
    return motivos.length > 0 || numero === null
      ? { ok: false, numero, motivos }
      : { ok: true, valor: { numero, recurso, valores } }
  }
}
