import type { Contract, TipoDeReply } from '@apremia/api-client'
import {
  type CalendarioHabil,
  centavos,
  describeFinDeLaCarta,
  type Fecha,
  fechaEnZona,
  finDeLaCarta,
  wireAmount,
} from '@apremia/core'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { carta, cartaAcuse, cartaImponible } from '../cartas/carta-table.ts'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { venceDeCarta } from './cartas-repo.ts'

type CartaDeLinea = NonNullable<TipoDeReply<Contract['getLineaDeTiempo']>[number]['carta']>

type ActoDeCartaConFecha = CartaDeLinea & { readonly fecha: Fecha }

interface ImponibleVisto {
  readonly tipo: TipoImponible
  readonly imponible: string
  readonly recurso: string
  /** Code of a lawyer. '' means all lawyers. */
  readonly abogado: string
}

const autor = (dni: SQL): SQL<string> =>
  sql<string>`coalesce((select u.apellido || ', ' || u.nombre from usuario u where u.dni = ${dni}), '')`

const selectCartas = (db: Queryable, { tipo, imponible, recurso, abogado }: ImponibleVisto) =>
  db
    .select({
      carta,
      intimado: cartaImponible,
      acuse: cartaAcuse,
      vence: venceDeCarta,
      anulo: autor(sql`${carta.anuladaPor}`),
      retiro: autor(sql`${cartaImponible.retiradoPor}`),
      conActuacion: sql<boolean>`exists (select from actuacion a
        where (a.lote = ${carta.lote} or a.carta = ${carta.numero})
        and (a.tipo, a.imponible, a.recurso)
          = (${cartaImponible.tipo}, ${cartaImponible.imponible}, ${cartaImponible.recurso}))`,
    })
    .from(cartaImponible)
    .innerJoin(carta, eq(carta.numero, cartaImponible.numero))
    .leftJoin(cartaAcuse, eq(cartaAcuse.numero, carta.numero))
    .where(
      and(
        eq(cartaImponible.tipo, tipo),
        eq(cartaImponible.imponible, Number(imponible)),
        eq(cartaImponible.recurso, recurso),
        abogado === '' ? undefined : eq(carta.abogado, abogado),
      ),
    )
    .orderBy(asc(carta.numero))

type Row = Awaited<ReturnType<typeof selectCartas>>[number]

const actosDe = (row: Row, calendario: CalendarioHabil): ActoDeCartaConFecha[] => {
  const { carta: una, intimado, acuse, vence, conActuacion } = row
  const comun = {
    conPapel: una.anterior === null || una.documento !== null,
    ...{ numero: una.numero, abogado: una.abogado, vence, conActuacion },
    ...{ total: wireAmount(centavos(una.total)), acuse: null, baja: null },
  }
  const baja = (acto: 'retiro' | 'anulacion', momento: Date, quien: string, motivo: string) => ({
    ...{ ...comun, acto, fecha: fechaEnZona(momento) },
    baja: { motivo, autor: quien, momento: momento.toISOString() },
  })
  const actos: ActoDeCartaConFecha[] = [{ ...comun, acto: 'envio', fecha: una.fecha }]
  if (acuse !== null) {
    const { medio, pieza, resultado, fecha, hora, receptor } = acuse
    const datos = {
      ...{ medio, pieza, resultado, fecha, hora, receptor },
      termina: finDeLaCarta(acuse, calendario),
      calendario: describeFinDeLaCarta(acuse, calendario),
    }
    actos.push({ ...comun, acto: 'acuse', fecha, acuse: datos })
  }
  if (intimado.retirado !== null)
    actos.push(baja('retiro', intimado.retirado, row.retiro, intimado.motivoRetiro))
  if (una.anulada !== null)
    actos.push(baja('anulacion', una.anulada, row.anulo, una.motivoAnulacion))
  return actos.reverse()
}

export const listActosDeCartas = async (
  db: Queryable,
  imponible: ImponibleVisto,
): Promise<ActoDeCartaConFecha[]> => {
  const rows = await selectCartas(db, imponible)
  if (rows.length === 0) return []
  const calendario = await loadCalendarioHabil(db)
  return rows.flatMap((row) => actosDe(row, calendario))
}
