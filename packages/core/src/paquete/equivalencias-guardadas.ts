import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { findArchivoDePaquete } from './archivos-del-paquete.ts'
import {
  type Codificacion,
  type EquivalenciaDeArchivo,
  type FormaDeFecha,
  type FormaDeImporte,
  type LecturaDeEquivalencias,
  readEquivalencias,
} from './equivalencias.ts'
import { MANIFIESTO } from './manifiesto.ts'
import { claveDeFuente } from './nombre-de-fuente.ts'
import { normalizeHeading } from './normalize-heading.ts'

const { equivalencias: t } = textos

/** An equivalence of one column, as it is kept. */
export interface ColumnaGuardada {
  readonly columna: string
  readonly titulo: string | null
  readonly fijo: string | null
  /** Codes of the municipality, each with the one of the package. */
  readonly codigos: readonly { readonly suyo: string; readonly nuestro: string }[]
}

/** How one file of the municipality is read, as it is kept with the installation: lists, which keep their order. */
export interface EquivalenciaGuardada {
  readonly archivo: string
  readonly fuente: string
  readonly codificacion: Codificacion
  readonly fechas: FormaDeFecha
  readonly importes: FormaDeImporte
  readonly columnas: readonly ColumnaGuardada[]
}

/** Characters of the name of a file. */
export const LARGO_DE_FUENTE = 200

export const toEquivalenciaGuardada = (leida: EquivalenciaDeArchivo): EquivalenciaGuardada => ({
  ...{ archivo: leida.archivo, fuente: leida.fuente ?? '' },
  ...{ codificacion: leida.codificacion, fechas: leida.fechas, importes: leida.importes },
  columnas: [...leida.columnas].map(([columna, { titulo, fijo, codigos }]) => ({
    ...{ columna, titulo, fijo },
    codigos: [...codigos].map(([suyo, nuestro]) => ({ suyo, nuestro })),
  })),
})

const withoutNull = (objeto: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== null))

/** Returns the stored equivalences in the form of `equivalencias.yaml`. */
export const toEquivalenciasEscritas = (guardadas: readonly EquivalenciaGuardada[]) => ({
  archivos: Object.fromEntries(
    guardadas.map(({ archivo, fuente, codificacion, fechas, importes, columnas }) => [
      archivo,
      {
        ...withoutNull({ archivo: fuente === '' ? null : fuente, codificacion, fechas, importes }),
        columnas: Object.fromEntries(
          columnas.map(({ columna, titulo, fijo, codigos }) => [
            columna,
            withoutNull({
              ...{ columna: titulo, valor: fijo },
              codigos:
                codigos.length === 0
                  ? null
                  : Object.fromEntries(codigos.map(({ suyo, nuestro }) => [suyo, nuestro])),
            }),
          ]),
        ),
      },
    ]),
  ),
})

const repeated = (nombres: readonly string[]): readonly string[] => [
  ...new Set(nombres.filter((nombre, i) => nombres.indexOf(nombre) !== i)),
]

const motivo = (lugar: readonly string[], mensaje: string): Motivo => ({
  ...{ codigo: 'paquete.equivalencias', campo: ['archivos', ...lugar].join(', '), mensaje },
})

/** Lists may say a thing twice, which an object cannot. */
const findRepetidas = (guardadas: readonly EquivalenciaGuardada[]): Motivo[] => [
  ...repeated(guardadas.map(({ archivo }) => archivo)).map((uno) => motivo([uno], t.dosVeces)),
  ...guardadas.flatMap(({ archivo, columnas }) => [
    ...repeated(columnas.map(({ columna }) => columna)).map((una) =>
      motivo([archivo, 'columnas', una], t.dosVeces),
    ),
    ...columnas.flatMap(({ columna, codigos }) =>
      repeated(codigos.map(({ suyo }) => suyo.trim())).map((suyo) =>
        motivo([archivo, 'columnas', columna, 'codigos', suyo], t.dosVeces),
      ),
    ),
  ]),
]

/** Whether a file of that name is read as one of the package without any equivalence. */
export const isNombreDelPaquete = (nombre: string): boolean =>
  nombre === MANIFIESTO.nombre || findArchivoDePaquete(nombre) !== undefined

/**
 * Tells whether a file has a heading that is not a column of the package. Only then is a file with a name of the
 * package read with the stored equivalences. Files that Apremia writes, or that follow its document, are read without
 * them.
 */
export const hasTituloAjeno = (archivo: string, titulos: readonly string[]): boolean => {
  const propios = new Set(
    findArchivoDePaquete(archivo)?.columnas.map(({ nombre }) => normalizeHeading(nombre)),
  )
  return titulos.some((titulo) => titulo.trim() !== '' && !propios.has(normalizeHeading(titulo)))
}

/**
 * Tells whether these equivalences identify a file that is not of the package. A file with a name of the package and no
 * heading of its own could be either. It would be read wrongly: its amounts as centavos, among other things.
 */
const canBeTold = ({ fuente, columnas }: EquivalenciaDeArchivo): boolean => {
  const nombre = claveDeFuente(fuente ?? '')
  if (!isNombreDelPaquete(nombre)) return true
  const titulos = [...columnas.values()].flatMap(({ titulo }) => (titulo === null ? [] : [titulo]))
  return nombre !== MANIFIESTO.nombre && hasTituloAjeno(nombre, titulos)
}

const checkFuente = (leida: EquivalenciaDeArchivo): Motivo[] => {
  const { archivo, fuente } = leida
  if (fuente === null) return [motivo([archivo, 'archivo'], t.sinFuente)]
  if (fuente.length > LARGO_DE_FUENTE)
    return [motivo([archivo, 'archivo'], interpolar(t.fuenteLarga, { n: LARGO_DE_FUENTE }))]
  return canBeTold(leida) ? [] : [motivo([archivo, 'archivo'], t.fuenteDelPaquete)]
}

/** Reads equivalences to keep, or kept. They say of which file of the municipality they are: others come in their place. */
export const readEquivalenciasGuardadas = (
  guardadas: readonly EquivalenciaGuardada[],
): LecturaDeEquivalencias => {
  const repetidas = findRepetidas(guardadas)
  const leidas = readEquivalencias(toEquivalenciasEscritas(guardadas))
  const motivos = [
    ...repetidas,
    ...(leidas.ok ? leidas.valor.flatMap(checkFuente) : leidas.motivos),
  ]
  return leidas.ok && motivos.length === 0 ? leidas : { ok: false, motivos }
}
