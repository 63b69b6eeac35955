import type { Decision, Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { legajos } from '../texto/legajos.ts'
import type { DocumentoDeLegajo } from './decide-documentos-de-legajo.ts'

export const FORMATOS_DE_LEGAJO = ['pdf', 'zip'] as const
export type FormatoDeLegajo = (typeof FORMATOS_DE_LEGAJO)[number]

const MB = 1024 * 1024

/**
 * Maximum number of bytes of the stored documents in a bundle of case documents (legajo). The limit is lower for a
 * single joined PDF than for a zip, because joining keeps every document in memory.
 */
export const MAXIMO_DE_LEGAJO: Readonly<Record<FormatoDeLegajo, number>> = {
  ...{ pdf: 60 * MB, zip: 200 * MB },
}
export const MAXIMO_DE_DOCUMENTOS_DE_LEGAJO = 150

const motivo = (codigo: string, mensaje: string): Motivo => ({
  ...{ codigo: `legajo.${codigo}`, campo: 'documentos', mensaje },
})

export interface EleccionDeLegajo {
  readonly imponible: string
  readonly recurso: string
  readonly formato: FormatoDeLegajo
  /**
   * Keys of the documents that the person chose for the bundle. Empty means the documents that the product chooses by
   * default.
   */
  readonly claves: readonly string[]
}

const findMotivos = (
  { formato, imponible, recurso }: EleccionDeLegajo,
  elegidos: readonly DocumentoDeLegajo[],
  desconocidas: readonly string[],
): Motivo[] => {
  const { faltas } = legajos
  if (desconocidas.length > 0)
    return desconocidas.map((clave) =>
      motivo('desconocido', interpolar(faltas.desconocido, { clave, imponible, recurso })),
    )
  if (elegidos.length === 0) return [motivo('vacio', faltas.vacio)]
  const motivos: Motivo[] = []
  const tope = MAXIMO_DE_DOCUMENTOS_DE_LEGAJO
  if (elegidos.length > tope)
    motivos.push(motivo('muchos', interpolar(faltas.muchos, { n: elegidos.length, tope })))
  const entran = elegidos.filter(({ forma }) => formato === 'zip' || forma !== 'aparte')
  if (entran.length === 0) return [...motivos, motivo('sin-paginas', faltas.nadaParaElPdf)]
  const bytes = entran.reduce((suma, { tamano }) => suma + (tamano ?? 0), 0)
  const maximo = MAXIMO_DE_LEGAJO[formato]
  if (bytes > maximo)
    motivos.push(
      motivo('grande', interpolar(faltas.grande, { mb: Math.ceil(bytes / MB), tope: maximo / MB })),
    )
  return motivos
}

export const checkEleccionDeLegajo = (
  ofrecidos: readonly DocumentoDeLegajo[],
  eleccion: EleccionDeLegajo,
): Decision<readonly DocumentoDeLegajo[]> => {
  const { claves, formato } = eleccion
  const elegidos = ofrecidos.filter(({ clave, elegido }) =>
    claves.length === 0 ? elegido : claves.includes(clave),
  )
  const hay = new Set(ofrecidos.map(({ clave }) => clave))
  const motivos = findMotivos(
    eleccion,
    elegidos,
    claves.filter((clave) => !hay.has(clave)),
  )
  const porque = {
    ...{ regla: 'legajo/eleccion', fuente: 'ADR 0103' },
    entradas: { formato, claves: [...claves] },
    valor: motivos.length > 0 ? null : elegidos.map(({ clave }) => clave),
  }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: elegidos, porque }
}
