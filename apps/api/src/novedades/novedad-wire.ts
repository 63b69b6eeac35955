import type { Contract, TipoDeReply } from '@apremia/api-client'
import type { InmuebleCompleto, NovedadCompleta } from './novedades-repo.ts'

/** A property as it is answered: its files also by their names of S2 §3. */
export const wireInmueble = ({
  documentos,
  ...inmueble
}: InmuebleCompleto): TipoDeReply<Contract['getInmuebleDeNovedad']> => ({
  ...inmueble,
  documentos: documentos.map((uno) => ({ ...uno, documento: uno.nombre, name: uno.nombre })),
})

/** A taxpayer as it is answered: its properties also by their name of S2 §3. */
export const wireNovedad = (novedad: NovedadCompleta): TipoDeReply<Contract['getNovedad']> => {
  const inmuebles = novedad.inmuebles.map(wireInmueble)
  return { ...novedad, inmuebles, contribuyente_inmuebles: inmuebles }
}
