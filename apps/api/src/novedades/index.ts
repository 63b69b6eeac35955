import { saveContribuyente } from './save-contribuyente.ts'

export const novedadesHandlers = { saveContribuyente }
