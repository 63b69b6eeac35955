import type { Contract, TipoDeReply } from '@apremia/api-client'
import type { InmuebleCompleto, NovedadCompleta } from './novedades-repo.ts'

/** Each file repeats its name in `documento` and `name`, the fields of S2 §3. */
export const wireInmueble = ({
  documentos,
  ...inmueble
}: InmuebleCompleto): TipoDeReply<Contract['getInmuebleDeNovedad']> => ({
  ...inmueble,
  documentos: documentos.map((uno) => ({ ...uno, documento: uno.nombre, name: uno.nombre })),
})

/** The properties are repeated in `contribuyente_inmuebles`, the field of S2 §3. */
export const wireNovedad = (novedad: NovedadCompleta): TipoDeReply<Contract['getNovedad']> => {
  const inmuebles = novedad.inmuebles.map(wireInmueble)
  return { ...novedad, inmuebles, contribuyente_inmuebles: inmuebles }
}
