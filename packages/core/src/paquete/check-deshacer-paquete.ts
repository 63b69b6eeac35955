import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const t = paquete.deshacer

/** Maximum number of rows of a load that can be undone. A first load, with millions of rows, cannot be undone. */
export const MAXIMO_DESHACIBLE = 200_000

/**
 * Names of the files whose load cannot be undone. Such a load may end sessions or change the deadlines of all the
 * cases. It may also add codes that other records reference immediately after the load.
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
  /** True when a load of a data package or of the provincial register was applied or undone after this load. */
  readonly hayPosterior: boolean
  /**
   * Number of operations on the items of the load after the load, such as titles, letters, agreements and
   * reassignments. `primero` describes the first of these operations.
   */
  readonly actos: number
  readonly primero: string
  /**
   * Number of loaded documents and actions of the municipality's former system that somebody changed after the load.
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
