import type { Muestra } from './que-muestra.ts'

export interface Sujeto {
  readonly cosa: string
  /**
   * Number of the record whose personal data was read, for example of a letter. For a property or business, the kind
   * goes before the number: 'I/123'. When the request does not say the kind, there is only the number.
   */
  readonly clave: string
  /**
   * Code of the tax. Present only when the request does not say whether `clave` is a property or a business. The tax
   * then tells which, because each tax is on only one of the two.
   */
  readonly recurso?: string
}

type Datos = Readonly<Record<string, unknown>>

/**
 * Maximum number of rows of an answer that are each logged, in the log of who read personal data. A longer answer gets
 * a single entry, as a list of many people.
 */
const MAXIMO_DE_FILAS = 200

const isDicho = (valor: unknown): valor is string | number =>
  (typeof valor === 'string' && valor !== '') || typeof valor === 'number'

const first = (datos: Datos, campos: readonly string[]): string | undefined => {
  const valor = campos.map((campo) => datos[campo]).find(isDicho)
  return valor === undefined ? undefined : String(valor)
}

const CLASES: Readonly<Record<string, string>> = { inmueble: 'I', comercio: 'C', I: 'I', C: 'C' }

const toImponible = (numero: string, tipo: string, recurso: string): Sujeto => {
  const limpio = String(Number(numero))
  const clase = CLASES[tipo]
  return clase === undefined
    ? { cosa: 'imponible', clave: limpio, recurso }
    : { cosa: 'imponible', clave: `${clase}/${limpio}` }
}

const imponibleDe = (datos: Datos): Sujeto | undefined => {
  const numero = first(datos, ['imponible', 'IMPONIBLE', 'NRO_IMPONIBLE'])
  if (numero === undefined || !/^\d{1,10}$/.test(numero)) return undefined
  const tipo = first(datos, ['tipo', 'TIPO', 'clase', 'categoria']) ?? ''
  return toImponible(numero, tipo, first(datos, ['recurso', 'RECURSO', 'rec']) ?? '')
}

interface Nombre {
  readonly cosa: string
  readonly campo: string
  /**
   * Fields that a row must have, besides `campo`, to be a record of the kind `cosa`. For example, a row with the field
   * `numero` is a letter only when it also has `deudor`.
   */
  readonly con?: readonly string[]
}

const NOMBRES: readonly Nombre[] = [
  { cosa: 'contribuyente', campo: 'NRO_CONTRIB' },
  { cosa: 'titulo', campo: 'num_titulo' },
  { cosa: 'titulo', campo: 'NRO_TITULO' },
  { cosa: 'plan', campo: 'NRO_PLAN' },
  { cosa: 'carta', campo: 'numero', con: ['deudor'] },
  { cosa: 'convenio', campo: 'id', con: ['frm_dni'] },
  { cosa: 'registro', campo: 'id', con: ['inmueble', 'registro_documentos'] },
  { cosa: 'novedad', campo: 'id', con: ['apynom'] },
  { cosa: 'persona', campo: 'nrodni' },
  { cosa: 'persona', campo: 'usuario_dni' },
  { cosa: 'persona', campo: 'dni', con: ['rol'] },
]

const sujetoDeFila = (fila: Datos): Sujeto | undefined => {
  for (const { cosa, campo, con = [] } of NOMBRES) {
    const clave = first(fila, [campo])
    if (clave !== undefined && con.every((otro) => Object.hasOwn(fila, otro)))
      return { cosa, clave }
  }
  const comercio = first(fila, ['NRO_COMERCIO'])
  if (comercio !== undefined) return toImponible(comercio, 'C', '')
  const inmueble = first(fila, ['NRO_INMUEBLE'])
  if (inmueble !== undefined) return toImponible(inmueble, 'I', '')
  return imponibleDe(fila)
}

const filasDe = (value: unknown): readonly Datos[] => {
  if (Array.isArray(value)) return value as Datos[]
  if (typeof value !== 'object' || value === null) return []
  const { rows } = value as { readonly rows?: unknown }
  return Array.isArray(rows) ? (rows as Datos[]) : []
}

const pedidoPlano = (pedido: object): Datos => {
  const { data } = pedido as { readonly data?: unknown }
  const dentro = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
  return { ...pedido, ...dentro }
}

/**
 * Returns the entries that an answer of the API adds to the log of who read personal data. An answer with many or
 * unidentified records gives only one entry, with the name of the call.
 */
export const sujetosDe = (
  muestra: Muestra,
  {
    call,
    pedido,
    value,
  }: { readonly call: string; readonly pedido: object; readonly value: unknown },
): readonly Sujeto[] => {
  const muchos: readonly Sujeto[] = [{ cosa: 'muchos', clave: call }]
  if (muestra === 'muchos') return muchos
  const pedida = pedidoPlano(pedido)
  if (muestra === 'imponible') {
    const uno = imponibleDe({ ...pedida, imponible: first(pedida, ['imponible', 'imp']) })
    return uno === undefined ? muchos : [uno]
  }
  if (muestra === 'filas') {
    const filas = filasDe(value)
    if (filas.length > MAXIMO_DE_FILAS) return muchos
    const sujetos = filas.map(sujetoDeFila)
    return sujetos.includes(undefined) ? muchos : (sujetos as Sujeto[])
  }
  const [cosa, campo] = muestra
  const clave = first(pedida, [campo])
  return clave === undefined ? muchos : [{ cosa, clave }]
}
