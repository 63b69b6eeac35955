import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const t = paquete.deshacer

/**
 * Maximum number of changed rows with which a load can be undone. The first load of a municipality changes millions of
 * rows and cannot be undone.
 */
export const MAXIMO_DESHACIBLE = 200_000

/**
 * Names of the files of a data package whose load cannot be undone. Loading these files may end sessions, change the
 * deadlines of all the cases, or add codes or templates that new records use at once.
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

export const isPaqueteDeshacible = (archivos: readonly ArchivoEscrito[]): boolean =>
  archivos.every(({ archivo }) => !NO_DESHACIBLES.includes(archivo)) &&
  archivos.reduce((suma, { nuevos, cambiados, bajas }) => suma + nuevos + cambiados + bajas, 0) <=
    MAXIMO_DESHACIBLE

interface EntradaDeDeshacer {
  readonly estado: string
  readonly deshacible: boolean
  /** True when a later load of a data package or of the provincial register was applied or undone. */
  readonly hayPosterior: boolean
  /**
   * Number of operations that people made, after the load, on the loaded properties and businesses: executive titles,
   * demand letters, agreements or reassignments. `primero` describes the first of these operations.
   */
  readonly actos: number
  readonly primero: string
  /**
   * Number of loaded documents and actions of the former system of the municipality that people changed after the load.
   */
  readonly cambiados: number
}

export const checkDeshacerPaquete = (entrada: EntradaDeDeshacer): Motivo[] => {
  const { estado, deshacible, hayPosterior, actos, primero, cambiados } = entrada
  const mensajes =
    estado !== 'aplicada'
      ? [estado === 'deshecha' ? t.yaDeshecha : t.noAplicada]
      : [
          ...(hayPosterior ? [t.posterior] : deshacible ? [] : [t.noGuardada]),
          ...(cambiados > 0 ? [interpolar(t.cambiados, { n: cambiados })] : []),
          ...(actos > 0 ? [interpolar(t.actos, { n: actos, primero })] : []),
        ]
  return mensajes.map((mensaje) => ({ codigo: 'paquete.no-deshacible', campo: '', mensaje }))
}
