import { downloadConstanciaDeDeuda } from './download-constancia-de-deuda.ts'

export const constanciaDeDeudaHandlers = { downloadConstanciaDeDeuda }
