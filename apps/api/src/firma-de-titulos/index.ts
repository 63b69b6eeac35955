import { downloadTitulosParaFirmar } from './download-titulos-para-firmar.ts'
import { keepTitulosFirmados } from './keep-titulos-firmados.ts'
import { listTitulosParaFirmar } from './list-titulos-para-firmar.ts'

export const firmaDeTitulosHandlers = {
  listTitulosParaFirmar,
  downloadTitulosParaFirmar,
  keepTitulosFirmados,
}
