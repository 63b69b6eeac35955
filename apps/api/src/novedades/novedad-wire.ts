import type { Contract, TipoDeReply } from '@apremia/api-client'
import type { InmuebleCompleto, NovedadCompleta } from './novedades-repo.ts'

/** Converts a property to the answer of the call. Its files also appear under their names of S2 §3. */
export const wireInmueble = ({
  documentos,
  ...inmueble
}: InmuebleCompleto): TipoDeReply<Contract['getInmuebleDeNovedad']> => ({
  ...inmueble,
  documentos: documentos.map((uno) => ({ ...uno, documento: uno.nombre, name: uno.nombre })),
})

/** Converts a taxpayer to the answer of the call. Its properties also appear under their name of S2 §3. */
export const wireNovedad = (novedad: NovedadCompleta): TipoDeReply<Contract['getNovedad']> => {
  const inmuebles = novedad.inmuebles.map(wireInmueble)
  return { ...novedad, inmuebles, contribuyente_inmuebles: inmuebles }
}
