import type { Contract, TipoDeReply } from '@apremia/api-client'
import type { InmuebleCompleto, NovedadCompleta } from './novedades-repo.ts'

export const wireInmueble = ({
  documentos,
  ...inmueble
}: InmuebleCompleto): TipoDeReply<Contract['getInmuebleDeNovedad']> => ({
  ...inmueble,
  documentos: documentos.map((uno) => ({ ...uno, documento: uno.nombre, name: uno.nombre })),
})

export const wireNovedad = (novedad: NovedadCompleta): TipoDeReply<Contract['getNovedad']> => {
  const inmuebles = novedad.inmuebles.map(wireInmueble)
  return { ...novedad, inmuebles, contribuyente_inmuebles: inmuebles }
}
