import { downloadLiquidacion } from './download-liquidacion.ts'
import { getLiquidacion } from './get-liquidacion.ts'

export const liquidacionDeDeudaHandlers = { getLiquidacion, downloadLiquidacion }
