import { convenios } from '../texto/convenios.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

const { aportes, contribucion } = convenios.ficha.liquidacion

/** Names the contributions on the fees as the version of the document in force does (D190). */
export const nombreDeAportes = ({
  contribucion: enLaSegunda,
}: Partial<Pick<LiquidacionDeHonorarios, 'contribucion'>>): string =>
  enLaSegunda ? contribucion : aportes
