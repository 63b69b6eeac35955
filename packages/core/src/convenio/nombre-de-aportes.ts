import { convenios } from '../texto/convenios.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

const { aportes, contribucion } = convenios.ficha.liquidacion

/**
 * Returns the name of the social security contributions on the lawyer's fees. Version 1 of the text of an agreement and
 * version 2 give them different names (D190).
 */
export const nombreDeAportes = ({
  contribucion: enLaSegunda,
}: Partial<Pick<LiquidacionDeHonorarios, 'contribucion'>>): string =>
  enLaSegunda ? contribucion : aportes
