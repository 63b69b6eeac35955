import {
  attachCambios,
  esClaveDeParametro,
  fechaEnZona,
  interpolar,
  listVigencias,
  textos,
} from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { readCambios } from './read-cambios-de-valor.ts'

const { sinValor } = textos.configuracion.vigencias

export const getVigenciasDeParametro: Handler<'getVigenciasDeParametro'> = async (
  { db, ahora },
  { query: { clave } },
) => {
  if (!esClaveDeParametro(clave))
    throw notFound(interpolar(textos.parametros.desconocido, { clave }))
  const vigencias = listVigencias(await listParametros(db), clave, fechaEnZona(ahora()))
  const cambios = await readCambios<{ readonly valor: string | null }>(
    db,
    { entidad: 'parametro', id: clave },
    { de: (guardado) => guardado as never, texto: ({ valor }) => valor ?? '' },
  )
  return attachCambios(
    vigencias.map((una) => ({ ...una, valor: una.valor || sinValor })),
    cambios,
  )
}
