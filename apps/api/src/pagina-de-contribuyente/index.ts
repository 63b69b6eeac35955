import { getPaginaDeContribuyente } from './get-pagina-de-contribuyente.ts'

export const paginaDeContribuyenteHandlers = { getPaginaDeContribuyente }
