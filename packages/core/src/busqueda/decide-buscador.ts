import type { Decision, Motivo } from '../decision/decision.ts'
import { parseCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'
import { normalizarExpediente } from '../identificador/expediente.ts'
import { type FormatoDePartida, gruposDePartida } from '../identificador/formato-de-partida.ts'
import { parsePartida } from '../identificador/partida.ts'
import type { Principal } from '../permiso/usuario.ts'
import { busqueda } from '../texto/busqueda.ts'
import { type Alcance, alcanceDe, buscaPorDocumento, checkDocumento } from './alcance.ts'
import { enNumero, enTexto } from './criterio.ts'
import { type CasoEscrito, readCasoEscrito } from './read-caso-escrito.ts'

/**
 * Possible meanings of the text in the search box. The server makes a separate search for each meaning that is present.
 */
export interface Buscado {
  /**
   * Number of a real property, a business, an executive title or an agreement. An agreement number is unique only for
   * its lawyer, so agreements of several lawyers may match.
   */
  readonly numero?: string
  readonly partida?: string
  readonly dni?: string
  readonly cuit?: string
  /** Full number of an agreement, like 'A01-000012'. */
  readonly convenio?: string
  /**
   * Name of a taxpayer, in capitals. At least one word has three characters or more, because the index does not find
   * shorter words.
   */
  readonly nombre?: string
  /**
   * Normalized court file number, such as '1234-2024'. At least one part between hyphens has three characters or more,
   * because the index does not find shorter parts.
   */
  readonly expediente?: string
  /**
   * Case that the typed text names by the number of a property or business and a tax: '101 AB'. An operation typed
   * before the case is kept too: 'convenio 101 AB' (agreement).
   */
  readonly caso?: CasoEscrito
}

const readConvenio = (texto: string): string | undefined => {
  const [, codigo = '', numero = ''] = /^(\p{L}\d{2,3})[-\s]+(\d{1,6})$/u.exec(texto) ?? []
  const leido = parseCodigoAbogado(codigo)
  return leido && `${leido}-${numero.padStart(6, '0')}`
}

const readExpediente = (texto: string): string | undefined => {
  const leido = normalizarExpediente(texto)
  return /\d/.test(leido) && /[^-]{3}/.test(leido) ? leido : undefined
}

/**
 * Reads a text as the name of a person. A name has a word of three characters or more. A text such as 'Expediente 4106'
 * is a court file number and not a name.
 */
const readNombre = (texto: string): string | undefined =>
  /[\p{L}\p{N}]{3}/u.test(texto) && /[A-Z]/.test(normalizarExpediente(texto))
    ? enTexto.read(texto)
    : undefined

/**
 * Reads a text as a partida, the number that the province gives to a real property. A text of digits alone is not a
 * partida when the format of partidas has several groups of digits.
 */
const readPartida = (texto: string, formato: FormatoDePartida): string | undefined =>
  /[-/. ]/.test(texto) || gruposDePartida(formato).length === 1
    ? parsePartida(formato, texto)
    : undefined

const readBuscado = (texto: string, partida: FormatoDePartida): Buscado => {
  const cuit = parseCuit(texto)?.digitos
  if (cuit !== undefined) return { cuit }
  const convenio = readConvenio(texto)
  if (convenio !== undefined) return { convenio }
  const caso = readCasoEscrito(texto)
  if (caso?.acto !== undefined) return { caso }
  const leidos = {
    caso,
    numero: enNumero.read(texto),
    partida: readPartida(texto, partida),
    dni: parseDni(texto),
    nombre: readNombre(texto),
    expediente: readExpediente(texto.replace(/(?<=\d)[.\s](?=\d{3}\b)/g, '')),
  }
  return Object.fromEntries(Object.entries(leidos).filter(([, leido]) => leido !== undefined))
}

/**
 * Returns every possible meaning of a text typed in the search box, such as an agreement number or a name (S1 §5, §6;
 * D105, D106). `alcance` says which properties and businesses this person may find (D10, D13).
 */
export const decideBuscador = (
  principal: Principal,
  tecleado: string,
  partida: FormatoDePartida,
): Decision<{ readonly buscado: Buscado; readonly alcance: Alcance }> => {
  const texto = tecleado.trim()
  const alcance = alcanceDe(principal, '')
  const { dni, ...resto } = readBuscado(texto, partida)
  const buscado = dni !== undefined && buscaPorDocumento(principal) ? { ...resto, dni } : resto
  const { caso, ...sueltos } = buscado
  const motivos: Motivo[] = []
  const refuse = (codigo: string, mensaje: string) =>
    motivos.push({ codigo, campo: 'texto', mensaje })
  if (texto.length > 100) refuse('busqueda.campo', busqueda.largo)
  else if (Object.keys(buscado).length === 0) refuse('busqueda.corta', busqueda.corta)
  motivos.push(...checkDocumento(principal, 'texto', buscado.cuit ?? ''))
  const porque = {
    regla: 'busqueda/buscador',
    fuente: 'S1 §5, §6; D10, D13, D105, D106',
    entradas: { ...sueltos, ...caso, rol: principal.rol },
    valor: alcance.tipo,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  return { ok: true, valor: { buscado, alcance }, porque }
}
