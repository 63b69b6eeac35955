import type { Contract, ReplyOf } from '@apremia/api-client'
import { centavos, formatDomicilio, puede, textos, wireAmount } from '@apremia/core'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { findCasosPorClave } from '../mesas/find-casos-por-clave.ts'
import { respondeDe } from '../municipio/responde-de.ts'
import { findLiquidadoAl } from '../padron/liquidado-al.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findContribuyente } from './contribuyente-repo.ts'
import {
  type FilaDeImponible,
  findSuyos,
  type ImponiblesDeContribuyente,
} from './imponibles-repo.ts'
import { findUltimosActos, type Ultimos } from './ultimos-repo.ts'

type Pagina = ReplyOf<Contract['getPaginaDeContribuyente']>

const deudaDe = ({
  gestion,
  fuera,
  liquidado: liquidadoAl,
}: ImponiblesDeContribuyente): Pagina['deuda'] => ({
  total: wireAmount(centavos(gestion + fuera)),
  enGestion: wireAmount(gestion),
  fueraDeGestion: wireAmount(fuera),
  liquidadoAl,
})

type Caso = NonNullable<Pagina['imponibles'][number]['caso']>

const toImponible = (
  { calle, nro, piso, dept, ...fila }: FilaDeImponible,
  caso: Caso | null,
  sinMontos: boolean,
): Pagina['imponibles'][number] => ({
  tipo: fila.tipo,
  imponible: fila.imponible,
  recurso: fila.recurso,
  vinculo: fila.vinculo,
  responde: respondeDe({ VINCULO_DESC: fila.vinculo }),
  ubicacion: formatDomicilio({ calle: calle ?? '', nro, piso: piso ?? '', dept: dept ?? '' }),
  abogado: fila.abogado,
  enGestion: sinMontos ? null : wireAmount(fila.gestion),
  fueraDeGestion: sinMontos ? null : wireAmount(fila.fuera),
  total: sinMontos ? null : wireAmount(centavos(fila.gestion + fila.fuera)),
  liquidadoAl: sinMontos ? null : fila.liquidado,
  caso: caso && {
    mesa: caso.mesa,
    situacion: caso.situacion,
    etapa: caso.etapa,
    plazo: caso.plazo,
    cambio: caso.cambio,
    saldada: caso.saldada,
    cierre: caso.cierre,
  },
})

const withImporte = <Fila extends { readonly total: FilaDeImponible['gestion'] }>(
  ultimos: Ultimos<Fila>,
) => ({
  ...ultimos,
  filas: ultimos.filas.map((fila) => ({ ...fila, total: wireAmount(fila.total) })),
})

/**
 * Answers 404 to a lawyer without any property or business of the taxpayer, so that nobody learns that the taxpayer
 * exists (T16). The number of SQL statements does not grow with the number of properties.
 */
export const getPaginaDeContribuyente: Handler<'getPaginaDeContribuyente'> = async (
  services,
  { sesion, query },
) => {
  const { db } = services
  const mirada = await readMirada(services, sesion, '')
  if (mirada === null) throw notFound(textos.paginaDeContribuyente.noExiste)
  const { propio, hoy, sinMontos } = mirada
  const quien = { numero: query.numero, propio }
  const deTodo = await findLiquidadoAl(db, hoy)
  const imponibles = await findSuyos(db, quien, query.pagina, deTodo)
  const persona =
    propio !== '' && imponibles.cuantos === 0
      ? undefined
      : await findContribuyente(db, query.numero)
  if (persona === undefined) throw notFound(textos.paginaDeContribuyente.noExiste)
  const conCaso = imponibles.filas.filter(({ mesa }) => mesa !== null)
  const casoDe = await findCasosPorClave(db, conCaso, mirada)
  const { convenios, planes, cartas, titulos } = await findUltimosActos(db, quien)
  return {
    ...persona,
    deuda: sinMontos ? null : deudaDe(imponibles),
    imponibles: imponibles.filas.map((fila) => toImponible(fila, casoDe(fila) ?? null, sinMontos)),
    cuantos: imponibles.cuantos,
    convenios,
    planes: withImporte(planes),
    cartas: puede(sesion, 'cartas.hacer') ? withImporte(cartas) : null,
    titulos: puede(sesion, 'titulos.consultar') ? withImporte(titulos) : null,
  }
}
