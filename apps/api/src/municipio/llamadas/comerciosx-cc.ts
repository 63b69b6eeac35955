import type { Handler } from '../../platform/http/mount.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

const ES_NUMERO = /^\d{1,10}$/

const POR_NUMERO = { orden: 'NRO_COMERCIO', sentido: 'asc' } as const

export const comerciosxCC: Handler<'comerciosxCC'> = async (services, { sesion, query }) => {
  const { cc } = query
  const { filtro, abogado } = await readBusqueda(
    services,
    'comercios',
    sesion,
    ES_NUMERO.test(cc) ? { numero: cc } : { cuit: cc },
  )
  return pageWithin(abogado, (codigo) =>
    services.municipio.comercioxVarios(filtro, codigo, { ...query, ...POR_NUMERO }),
  )
}
