import { getPaginaDeCaso } from './get-pagina-de-caso.ts'

export const paginaDeCasoHandlers = { getPaginaDeCaso }
