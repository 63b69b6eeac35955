import { parseFecha } from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { ColumnaDePaquete } from './columna-de-paquete.ts'
import type { EquivalenciaDeArchivo, FormaDeFecha, FormaDeImporte } from './equivalencias.ts'

const { equivalencias: t } = textos

export type CeldaTraducida = { readonly celda: string } | { readonly mensaje: string }

type Traductor = (celda: string) => CeldaTraducida

const igual: Traductor = (celda) => ({ celda })

/** Pattern of an optional time of day after a date in a cell. The translated cell has only the date. */
const HORA = String.raw`(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?`

const FECHAS: Readonly<Record<Exclude<FormaDeFecha, 'AAAA-MM-DD'>, RegExp>> = {
  'DD/MM/AAAA': new RegExp(String.raw`^(?<d>\d{1,2})/(?<m>\d{1,2})/(?<a>\d{4})${HORA}$`),
  'DD-MM-AAAA': new RegExp(String.raw`^(?<d>\d{1,2})-(?<m>\d{1,2})-(?<a>\d{4})${HORA}$`),
  AAAAMMDD: /^(?<a>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
  DDMMAAAA: /^(?<d>\d{2})(?<m>\d{2})(?<a>\d{4})$/,
}

const ISO = /^\d{4}-\d{2}-\d{2}$/

/** Pattern of an unknown date in a cell. Some systems export an unknown date as zeros, or as separators alone. */
const SIN_FECHA = /^[0\s/-]*$/

const createTraductorDeFecha = (forma: FormaDeFecha): Traductor => {
  if (forma === 'AAAA-MM-DD') return igual
  return (celda) => {
    // A cell of a spreadsheet workbook already has the date as 'YYYY-MM-DD', the format of the data package, so the
    // cell stays unchanged.
    if (ISO.test(celda)) return { celda }
    if (SIN_FECHA.test(celda)) return { celda: '' }
    const { a, m, d } = FECHAS[forma].exec(celda)?.groups ?? {}
    if (a === undefined || m === undefined || d === undefined)
      return { mensaje: interpolar(t.noEsFecha, { forma }) }
    const traducida = `${a}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
    return parseFecha(traducida) === undefined
      ? { mensaje: interpolar(t.fechaQueNoExiste, { forma }) }
      : { celda: traducida }
  }
}

/** Pattern of an amount with a decimal comma: '$ 1.234,56', '1234,5', '-12,00'. */
const CON_COMA = /^(?<signo>-?)\$?\s*(?<pesos>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<centavos>\d{1,2}))?$/

const IMPORTES: Readonly<Record<FormaDeImporte, Traductor>> = {
  punto: igual,
  coma: (celda) => {
    const { signo, pesos, centavos = '' } = CON_COMA.exec(celda)?.groups ?? {}
    return signo === undefined || pesos === undefined
      ? { mensaje: t.noEsImporteConComa }
      : { celda: `${signo}${pesos.replaceAll('.', '')}.${centavos.padEnd(2, '0')}` }
  },
  centavos: (celda) => {
    const [, signo, digitos] = /^(-?)(\d+)$/.exec(celda) ?? []
    if (signo === undefined || digitos === undefined) return { mensaje: t.noSonCentavos }
    const enteros = digitos.padStart(3, '0')
    return { celda: `${signo}${enteros.slice(0, -2)}.${enteros.slice(-2)}` }
  },
}

/**
 * Creates a function that translates the cells of a column from the municipality's format to the format of the data
 * package.
 *
 * @param deLibro true for a spreadsheet workbook, whose amounts are already numbers
 */
export const createTraductorDeCelda = (
  { nombre, forma }: ColumnaDePaquete,
  equivalencia: EquivalenciaDeArchivo,
  deLibro: boolean,
): Traductor => {
  const codigos = equivalencia.columnas.get(nombre)?.codigos ?? new Map<string, string>()
  const traducir =
    forma.clase === 'fecha'
      ? createTraductorDeFecha(equivalencia.fechas)
      : forma.clase === 'importe' && !deLibro
        ? IMPORTES[equivalencia.importes]
        : igual
  return (escrita) => {
    const celda = escrita.trim()
    const codigo = codigos.get(celda)
    if (codigo !== undefined) return { celda: codigo }
    return celda === '' ? { celda } : traducir(celda)
  }
}
