import { interpolar, textos } from '@apremia/core'
import type { Par } from './elegido.ts'
import type { Papel } from './papel.ts'
import type { Guardadas } from './save-actuaciones.ts'

/** Actions on cases recorded by one request, which can be undone together. */
export interface LoteGrabado {
  readonly id: string
  readonly cuantas: number
  readonly abogados: readonly string[]
}

export const loteDe = (guardadas: Guardadas): LoteGrabado | undefined => {
  const [primera] = guardadas
  const abogados = [...new Set(guardadas.map(({ abogado }) => abogado))]
  return primera && { id: primera.lote, cuantas: guardadas.length, abogados }
}

const { una, varias } = textos.actuaciones.deshacer.ofrecer

export const cuantasDe = ({ cuantas: n }: LoteGrabado): string =>
  n === 1 ? una : interpolar(varias, { n })

export interface Grabacion {
  /** True when only the court filing was recorded, and the requested action still has to be recorded (D69). */
  readonly faltaLoPedido: boolean
  /** Properties or businesses left out of the action because their demand letter lacked some data. */
  readonly afuera: readonly Par[]
  readonly papel: Papel | undefined
  readonly lote: LoteGrabado | undefined
}

export interface AlGrabar {
  readonly onSaved: (grabacion: Grabacion) => void
}
