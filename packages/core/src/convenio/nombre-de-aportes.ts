import { convenios } from '../texto/convenios.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

const { aportes, contribucion } = convenios.ficha.liquidacion

/** Returns the name of the contributions on the fees in the version of the document in use (D190). */
export const nombreDeAportes = ({
  contribucion: enLaSegunda,
}: Partial<Pick<LiquidacionDeHonorarios, 'contribucion'>>): string =>
  enLaSegunda ? contribucion : aportes
