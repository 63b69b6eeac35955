import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'

const { equivalencias: t } = textos

/**
 * Wildcard in the file name of a saved mapping. It matches the part of the name that changes with each export of the
 * municipality, such as the date. The part may be empty.
 */
const COMODIN = '*'

/**
 * Returns the key with which file names are compared: without folder or extension, in lower case, and in the Unicode
 * form NFC. macOS writes accents in a different Unicode form.
 */
export const claveDeFuente = (archivo: string): string =>
  archivo
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .toLowerCase()

export const hasComodin = (fuente: string): boolean => fuente.includes(COMODIN)

/**
 * Tells whether a file name contains, in order, the pieces of a pattern with `*`, which was split at each `*`. A
 * regular expression with several `.*` could take exponential time.
 */
const hasPiezas = (nombre: string, piezas: readonly string[]): boolean => {
  const [primera = '', ...otras] = piezas
  const ultima = otras.pop()
  if (ultima === undefined) return nombre === primera
  if (!nombre.startsWith(primera)) return false
  let lugar = primera.length
  for (const pieza of otras) {
    const hallada = nombre.indexOf(pieza, lugar)
    if (hallada < 0) return false
    lugar = hallada + pieza.length
  }
  return nombre.length - lugar >= ultima.length && nombre.endsWith(ultima)
}

/**
 * Tells whether a file of the municipality has the name (`fuente`) that a saved mapping gives. The extension is
 * ignored, because the municipality may export CSV or a workbook.
 *
 * @param fuente 'EXP_DEUDA.csv', or 'deuda_*.csv' with `*` for the part that changes with each export
 */
export const isFuenteDe = (archivo: string, fuente: string): boolean =>
  hasPiezas(claveDeFuente(archivo), claveDeFuente(fuente).split(COMODIN))

/** Tells whether a file name with `*` also has a letter or digit. A name of only `*` would match every file. */
export const hasParteFija = (fuente: string): boolean =>
  !hasComodin(fuente) || /[\p{L}\p{N}]/u.test(claveDeFuente(fuente))

interface Nombrada {
  readonly archivo: string
  readonly fuente: string | null
}

const fuenteDe = ({ archivo, fuente }: Nombrada): string => fuente ?? archivo

/**
 * Returns the saved mappings whose file name (`fuente`) matches a file. Mappings with the exact name replace the
 * mappings with `*`.
 */
const findSuyas = <T extends Nombrada>(
  archivo: string,
  equivalencias: readonly T[],
): readonly T[] => {
  const suyas = equivalencias.filter((una) => isFuenteDe(archivo, fuenteDe(una)))
  const exactas = suyas.filter((una) => !hasComodin(fuenteDe(una)))
  return exactas.length > 0 ? exactas : suyas
}

const motivo = ({ archivo }: Nombrada, mensaje: string): Motivo => ({
  ...{ codigo: 'paquete.equivalencias', campo: `archivos, ${archivo}, archivo`, mensaje },
})

const joinNombres = (nombres: readonly string[]): string =>
  new Intl.ListFormat('es-AR', { type: 'conjunction' }).format(nombres)

export type AsignacionDeEquivalencias<T> =
  | { readonly ok: true; readonly valor: readonly (readonly T[])[] }
  | { readonly ok: false; readonly motivos: readonly Motivo[] }

/**
 * Finds the saved mappings of each file of the municipality. Several mappings with the same file name (`fuente`)
 * convert one file into several files of the data package. A file may not match different names, and a mapping may not
 * match two files.
 *
 * @param archivos names of the municipality's files
 * @returns the mappings of each file, in the order of the files
 */
export const assignEquivalencias = <T extends Nombrada>(
  archivos: readonly string[],
  equivalencias: readonly T[],
): AsignacionDeEquivalencias<T> => {
  const valor = archivos.map((archivo) => findSuyas(archivo, equivalencias))
  const deDos = archivos.flatMap((archivo, i) => {
    const [primera, ...otras] = valor[i] ?? []
    const nombre = primera && claveDeFuente(fuenteDe(primera))
    const otra = otras.find((una) => claveDeFuente(fuenteDe(una)) !== nombre)
    if (primera === undefined || otra === undefined) return []
    const fuentes = joinNombres([`«${fuenteDe(primera)}»`, `«${fuenteDe(otra)}»`])
    return [motivo(otra, interpolar(t.dosFuentes, { archivo, fuentes }))]
  })
  const conDos = equivalencias.flatMap((una) => {
    const suyos = archivos.filter((_, i) => valor[i]?.includes(una))
    if (suyos.length < 2) return []
    const datos = { fuente: fuenteDe(una), archivos: joinNombres(suyos) }
    return [motivo(una, interpolar(t.dosArchivos, datos))]
  })
  const motivos = [...deDos, ...conDos]
  return motivos.length > 0 ? { ok: false, motivos } : { ok: true, valor }
}

const ANIO = '(?:19|20)\\d\\d'
const MES = '(?:0?[1-9]|1[0-2])'
const DIA = '(?:0?[1-9]|[12]\\d|3[01])'
const MM = '(?:0[1-9]|1[0-2])'
const DD = '(?:0[1-9]|[12]\\d|3[01])'
/** Pattern of an optional time of day after the date in a file name: '_0210', '-02-10-33', 'T021000'. */
const HORA = '(?:[-_. T]?(?:[01]\\d|2[0-3])[-_.:hH]?[0-5]\\d(?:[-_.:]?[0-5]\\d)?)?'
const MESES =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)'

/** Patterns of the date or month in a file name, the longest patterns first. */
const FECHAS = [
  ...[`${ANIO}([-_. ])${MES}\\1${DIA}${HORA}`, `${DIA}([-_. ])${MES}\\1(?:${ANIO}|\\d\\d)${HORA}`],
  ...[`${ANIO}${MM}${DD}${HORA}`, `${DD}${MM}${ANIO}${HORA}`],
  ...[`${ANIO}[-_. ]?${MM}`, `${MM}[-_. ]?${ANIO}`, `${DD}${MM}\\d\\d`, `\\d\\d${MM}${DD}`],
  ...[`${MESES}[-_. ]?(?:de[-_. ])?(?:${ANIO}|\\d\\d)`, `${ANIO}[-_. ]?${MESES}`],
].map((forma) => new RegExp(`(?<![\\p{N}])${forma}(?![\\p{N}])`, 'iu'))

/**
 * Proposes the file name of a saved mapping from the name of an uploaded file. `*` replaces the date, because each
 * export has another date. A name that is only a date stays unchanged.
 */
export const proposeFuente = (archivo: string): string => {
  const corte = /\.[^.]*$/.exec(archivo)?.index ?? archivo.length
  const nombre = archivo.slice(0, corte)
  const forma = FECHAS.find((una) => una.test(nombre))
  if (forma === undefined) return archivo
  const propuesta = `${nombre.replace(forma, COMODIN)}${archivo.slice(corte)}`
  return hasParteFija(propuesta) ? propuesta : archivo
}
