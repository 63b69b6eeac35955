import { claseDe, decidePropuestaDeRadicacion, fechaEnZona, valorDeParametro } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findLegales } from './assign-casos.ts'
import { loadRadicaciones } from './load-radicaciones.ts'
import { claveDeCaso, clavesDeCasos } from './read-casos.ts'
import { findTitulosARadicar, listLugaresUsados } from './titulos-a-radicar.ts'

export const proposeRadicacion: Handler<'proposeRadicacion'> = async (
  services,
  { sesion, body },
) => {
  const { db, municipio, ahora } = services
  const hoy = fechaEnZona(ahora())
  const filas = await loadRadicaciones(services, sesion, body.data)
  const casos = filas.map(({ consultado }) => consultado)
  const propio = claseDe(sesion) === 'abogado' ? sesion.abogado : ''
  const abogados =
    propio === '' ? [...(await findLegales(municipio, casos, '')).values()].flat() : [propio]
  const titulos = new Map(
    (
      await Promise.all(
        (['I', 'C'] as const).map((tipo) =>
          findTitulosARadicar(db, tipo, clavesDeCasos(casos.filter((caso) => caso.tipo === tipo))),
        ),
      )
    ).flatMap((deUnTipo) => [...deUnTipo]),
  )
  const propuesta = decidePropuestaDeRadicacion(
    valorDeParametro(await listParametros(db), 'municipio.nombre', hoy),
    filas.map(({ consultado, radicaciones }) => ({
      titulo: titulos.get(claveDeCaso(consultado)) ?? null,
      radicados: radicaciones.map(({ dato }) => String(dato.nrotit ?? '')),
    })),
  )
  const [juzgados, departamentos] = await Promise.all([
    listLugaresUsados(db, 'juzgado', abogados, hoy),
    listLugaresUsados(db, 'departamento', abogados, hoy),
  ])
  return { ...propuesta, juzgados: [...juzgados], departamentos: [...departamentos] }
}
