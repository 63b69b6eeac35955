import { getPaginaDeContribuyente } from './get-pagina-de-contribuyente.ts'
import { saveDomicilioElectronico } from './save-domicilio-electronico.ts'
import { saveMarcaDeContribuyente } from './save-marca-de-contribuyente.ts'

export const paginaDeContribuyenteHandlers = {
  getPaginaDeContribuyente,
  saveDomicilioElectronico,
  saveMarcaDeContribuyente,
}
