import { interpolar, textos } from '@apremia/core'
import type { Par } from './elegido.ts'
import type { Papel } from './papel.ts'
import type { Guardadas } from './save-actuaciones.ts'

/** What one request recorded, to be taken back at once. */
export interface LoteGrabado {
  readonly id: string
  readonly cuantas: number
  /** Whose its actions are. */
  readonly abogados: readonly string[]
}

export const loteDe = (guardadas: Guardadas): LoteGrabado | undefined => {
  const [primera] = guardadas
  const abogados = [...new Set(guardadas.map(({ abogado }) => abogado))]
  return primera && { id: primera.lote, cuantas: guardadas.length, abogados }
}

const { una, varias } = textos.actuaciones.deshacer.ofrecer

/** 'Se grabaron 3 actuaciones.' */
export const cuantasDe = ({ cuantas: n }: LoteGrabado): string =>
  n === 1 ? una : interpolar(varias, { n })

/** How recording a new action ended. */
export interface Grabacion {
  /** The radication came first: what was asked for is still to be recorded (D69). */
  readonly faltaLoPedido: boolean
  /** What was left out of it, because its letter lacked something. */
  readonly afuera: readonly Par[]
  /** The letters it made. */
  readonly papel: Papel | undefined
  readonly lote: LoteGrabado | undefined
}

export interface AlGrabar {
  readonly onSaved: (grabacion: Grabacion) => void
}
