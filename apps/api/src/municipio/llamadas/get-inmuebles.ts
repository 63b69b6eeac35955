import { textos } from '@apremia/core'
import type { Handler } from '../../platform/http/mount.ts'
import { refuseMotivos } from '../deuda-alcance.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

export const getInmuebles: Handler<'getInmuebles'> = async (services, { sesion, body, query }) => {
  const { nombre, inmueble, abogado: pedido } = body
  // `getInmuebles` accepts the number of a property without a tax, but `readBusqueda` refuses it. So the number is not
  // given to `readBusqueda`, and is added to the filter afterwards.
  const { filtro, abogado } = await readBusqueda(services, 'inmuebles', sesion, {
    ...{ nombre, abogado: pedido },
  })
  const numero = inmueble?.replace(/[.\s]/g, '') ?? ''
  if (!/^\d{0,10}$/.test(numero))
    throw refuseMotivos([
      { codigo: 'busqueda.campo', campo: 'inmueble', mensaje: textos.busqueda.numero },
    ])
  const completo = numero === '' ? filtro : { ...filtro, inmueble: numero }
  return pageWithin(abogado, (codigo) => services.municipio.recImpInm(completo, codigo, query))
}
