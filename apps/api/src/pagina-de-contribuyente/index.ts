import { getPaginaDeContribuyente } from './get-pagina-de-contribuyente.ts'
import { saveDomicilioElectronico } from './save-domicilio-electronico.ts'

export const paginaDeContribuyenteHandlers = { getPaginaDeContribuyente, saveDomicilioElectronico }
