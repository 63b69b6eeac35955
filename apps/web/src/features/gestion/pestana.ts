import type { ConsultaDeGestion } from '@apremia/core'
import type { AlGrabar } from '../../panels/actuaciones/grabacion.ts'
import type { Seleccionable } from '../../panels/actuaciones/use-elegir-casos.ts'

export interface PestanaProps extends Seleccionable, AlGrabar {
  readonly consulta: ConsultaDeGestion
}
