import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const t = paquete.deshacer
const enteros = new Intl.NumberFormat('es-AR')

/**
 * Maximum number of rows that a load of a data package may change and still be undone. The first load of a municipality
 * changes millions of rows, so it cannot be undone.
 */
const MAXIMO_DESHACIBLE = 200_000

/**
 * Files of a data package whose changes cannot be undone. Such a change may end sessions, move the deadlines of all the
 * cases, or add codes or templates that new records use at once.
 */
const NO_DESHACIBLES: readonly string[] = [
  'abogados',
  'usuarios',
  'condiciones',
  'etapas',
  'parametros',
  'titulos_profesionales',
  'caracteres',
  'formas_de_pago',
  'bloques_de_texto',
  'plantillas_de_escritos',
]

interface ArchivoEscrito {
  readonly archivo: string
  readonly nuevos: number
  readonly cambiados: number
  readonly bajas: number
}

const countCambios = ({ nuevos, cambiados, bajas }: ArchivoEscrito): number =>
  nuevos + cambiados + bajas

/**
 * Explains why the load of a data package cannot be undone: the product does not keep the replaced data of some files,
 * nor of a very large load. '' when the load can be undone.
 */
const explainNoGuardada = (archivos: readonly ArchivoEscrito[]): string => {
  const impiden = archivos.filter(
    (uno) => NO_DESHACIBLES.includes(uno.archivo) && countCambios(uno) > 0,
  )
  if (impiden.length > 0)
    return interpolar(t.deArchivos, { archivos: impiden.map(({ archivo }) => archivo).join(', ') })
  const filas = archivos.reduce((suma, uno) => suma + countCambios(uno), 0)
  return filas > MAXIMO_DESHACIBLE
    ? interpolar(t.demasiadas, {
        filas: enteros.format(filas),
        maximo: enteros.format(MAXIMO_DESHACIBLE),
      })
    : ''
}

/** Tells whether the load of a data package can be undone. A file in which the load changed no row does not matter. */
export const isPaqueteDeshacible = (archivos: readonly ArchivoEscrito[]): boolean =>
  explainNoGuardada(archivos) === ''

interface EntradaDeDeshacer {
  readonly estado: string
  /** True when the product kept the data that the load of the data package replaced. */
  readonly deshacible: boolean
  readonly archivos: readonly ArchivoEscrito[]
  /** True when a later load of a data package or of the provincial register was applied or undone. */
  readonly hayPosterior: boolean
  /**
   * Number of operations that people made, after the load, on the loaded properties and businesses: executive titles,
   * demand letters, agreements or reassignments. `primero` describes the first of these operations.
   */
  readonly actos: number
  readonly primero: string
  /** Number of loaded documents and actions of the municipality's former system that people changed after the load. */
  readonly cambiados: number
}

export const checkDeshacerPaquete = (entrada: EntradaDeDeshacer): Motivo[] => {
  const { estado, deshacible, archivos, hayPosterior, actos, primero, cambiados } = entrada
  const noGuardada = deshacible ? '' : explainNoGuardada(archivos) || t.deOtraVersion
  const impedida = hayPosterior ? t.posterior : noGuardada
  const mensajes =
    estado !== 'aplicada'
      ? [estado === 'deshecha' ? t.yaDeshecha : t.noAplicada]
      : [
          ...(impedida === '' ? [] : [impedida]),
          ...(cambiados > 0 ? [interpolar(t.cambiados, { n: cambiados })] : []),
          ...(actos > 0 ? [interpolar(t.actos, { n: actos, primero })] : []),
        ]
  return mensajes.map((mensaje) => ({ codigo: 'paquete.no-deshacible', campo: '', mensaje }))
}
