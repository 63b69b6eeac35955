import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const t = paquete.deshacer

/** Most rows that a load may write to be undone later. A first load has millions, and is not undone. */
export const MAXIMO_DESHACIBLE = 200_000

/** Files whose effects are not in their rows alone: sessions that ended, codes in use, deadlines of every case. */
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

/** Tells whether a load stores the rows it replaces, so that it can be undone. */
export const isPaqueteDeshacible = (archivos: readonly ArchivoEscrito[]): boolean =>
  archivos.every(({ archivo }) => !NO_DESHACIBLES.includes(archivo)) &&
  archivos.reduce((suma, { nuevos, cambiados, bajas }) => suma + nuevos + cambiados + bajas, 0) <=
    MAXIMO_DESHACIBLE

interface EntradaDeDeshacer {
  readonly estado: string
  /** Whether the rows it wrote over are kept. */
  readonly deshacible: boolean
  /** Whether a later load, of a package or of the registry, was applied or undone. */
  readonly hayPosterior: boolean
  /** Acts over its items since then, and the text that describes the first one. */
  readonly actos: number
  readonly primero: string
  /** Number of former papers and acts of the load that somebody changed here afterwards. */
  readonly cambiados: number
}

/** Lists the reasons why a load of a package cannot be undone. It can while nothing came after it. */
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
