import type { Handler } from '../../platform/http/mount.ts'
import { abogadoDe } from '../deuda-alcance.ts'
import { pageWithin } from '../padron-alcance.ts'

export const recImpxAbog: Handler<'recImpxAbog'> = ({ municipio }, { sesion, query }) => {
  const { abogado: pedido = '', ...pagina } = query
  return Promise.resolve(
    pageWithin(abogadoDe(sesion, pedido), (codigo) => municipio.recImpxAbog(codigo, pagina)),
  )
}
