import type { Contract, cartas, QueryOf, TipoDeReply } from '@apremia/api-client'
import {
  type CalendarioHabil,
  type Categoria,
  centavos,
  claseDe,
  describeFinDeLaCarta,
  finDeLaCarta,
  interpolar,
  nombreDeNumeroDeCarta,
  textos,
  wireAmount,
} from '@apremia/core'
import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { readDeQuien } from '../casos/read-de-quien.ts'
import { esDelContribuyente } from '../casos/suyos-de-contribuyente.ts'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import { findIntimados, venceDeCarta } from '../emision-de-cartas/cartas-repo.ts'
import { pageOf, totalOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { carta, cartaAcuse, cartaImponible, cartaLote } from './carta-table.ts'

export type FilaDeCarta = TipoDeReply<Contract['saveAcuseDeCarta']>

/**
 * Condition for the letters that the person sees. A lawyer sees the letters of their own cases. A person who acts over
 * any property or business sees all letters (D8, D140).
 */
export const cartasVisibles = (sesion: Sesion): SQL | undefined =>
  claseDe(sesion) === 'abogado' ? eq(carta.abogado, sesion.abogado) : undefined

/**
 * SQL for the kind of a demand letter: about properties or about businesses. The batch of the letter has the kind. A
 * letter of the former system has no batch, and takes the kind from its properties or businesses.
 */
const claseDeCarta = sql<Categoria>`coalesce(${cartaLote.categoria}, (
  select case min(i.tipo) when 'C' then 'comercio' else 'inmueble' end from carta_imponible i where i.numero = ${carta.numero}))`

const select = (db: Queryable) =>
  db
    .select({
      numero: carta.numero,
      lote: carta.lote,
      anterior: sql<boolean>`${carta.anterior} is not null`,
      conPapel: sql<boolean>`(${carta.anterior} is null or ${carta.documento} is not null)`,
      clase: claseDeCarta,
      vence: venceDeCarta,
      fecha: carta.fecha,
      abogado: carta.abogado,
      deudor: sql<string>`${carta.datos} -> 'deudor' ->> 'nombre'`,
      domicilio: sql<string>`${carta.datos} -> 'deudor' ->> 'domicilio'`,
      total: carta.total,
      codigo: sql<string>`coalesce(${carta.codigoVerificacion}, '')`,
      acuse: cartaAcuse,
      anulada: carta.anulada,
      motivoAnulacion: carta.motivoAnulacion,
      autorDeAnulacion: sql<string>`coalesce((
        select u.apellido || ', ' || u.nombre from usuario u where u.dni = ${carta.anuladaPor}), '')`,
    })
    .from(carta)
    .leftJoin(cartaLote, eq(cartaLote.id, carta.lote))
    .leftJoin(cartaAcuse, eq(cartaAcuse.numero, carta.numero))

type Row = Awaited<ReturnType<typeof select>>[number]

const toAcuse = (acuse: Row['acuse'], calendario: CalendarioHabil): FilaDeCarta['acuse'] =>
  acuse && {
    medio: acuse.medio,
    pieza: acuse.pieza,
    resultado: acuse.resultado,
    fecha: acuse.fecha,
    hora: acuse.hora,
    receptor: acuse.receptor,
    dni: acuse.receptorDni,
    vinculo: acuse.vinculo,
    notificador: acuse.notificador,
    motivo: acuse.motivo,
    termina: finDeLaCarta(acuse, calendario),
    calendario: describeFinDeLaCarta(acuse, calendario),
    escaneo: acuse.escaneo === null ? '0' : '1',
  }

const toCartas = async (db: Queryable, rows: readonly Row[]): Promise<FilaDeCarta[]> => {
  const imponibles = await findIntimados(
    db,
    rows.map(({ numero }) => numero),
  )
  const calendario = await loadCalendarioHabil(db)
  return rows.map(({ codigo, total, acuse, anulada, ...resto }) => {
    const { motivoAnulacion: motivo, autorDeAnulacion: autor, ...row } = resto
    return {
      ...row,
      imponibles: imponibles
        .filter(({ numero }) => numero === row.numero)
        .map(({ imponible, recurso, retirado }) => ({
          ...{ imponible: String(imponible), recurso },
          retirado: retirado === null ? ('0' as const) : ('1' as const),
        })),
      total: wireAmount(centavos(total)),
      codigo_verificacion: codigo,
      acuse: toAcuse(acuse, calendario),
      anulada: anulada && { motivo, autor, momento: anulada.toISOString() },
    }
  })
}

/**
 * Returns the condition for the letters whose acknowledgement has the given result, or undefined for all letters.
 * 'pendiente' selects the letters without an acknowledgement that are not annulled (D189).
 */
const hasAcuse = (acuse: Filtro['acuse']): SQL | undefined => {
  if (acuse === '') return undefined
  if (acuse === 'anulada') return isNotNull(carta.anulada)
  if (acuse === 'pendiente') return and(isNull(carta.anulada), isNull(cartaAcuse.numero))
  return sql`${cartaAcuse.resultado} = ${acuse}`
}

type Filtro = Omit<QueryOf<typeof cartas.listCartas>, keyof Pagina>

const whereOf = (
  db: Queryable,
  sesion: Sesion,
  { imponible, recurso, abogado, lote, numeros, codigos, acuse, ...resto }: Filtro,
): SQL | undefined => {
  const delImponible = and(
    eq(cartaImponible.numero, carta.numero),
    imponible === '' ? undefined : eq(cartaImponible.imponible, Number(imponible)),
    recurso === '' ? undefined : eq(cartaImponible.recurso, recurso),
  )
  const deQuien = readDeQuien(sesion, resto)
  const delContribuyente =
    deQuien &&
    and(
      eq(cartaImponible.numero, carta.numero),
      esDelContribuyente(
        {
          tipo: sql`${cartaImponible.tipo}`,
          imponible: sql`${cartaImponible.imponible}`,
          recurso: sql`${cartaImponible.recurso}`,
        },
        deQuien,
      ),
    )
  return and(
    cartasVisibles(sesion),
    abogado === '' ? undefined : eq(carta.abogado, abogado),
    lote === undefined ? undefined : eq(carta.lote, lote),
    numeros === '' ? undefined : inArray(carta.numero, numeros.split(',').map(Number)),
    codigos === '' ? undefined : inArray(carta.codigoVerificacion, codigos.split(',')),
    imponible === '' && recurso === ''
      ? undefined
      : exists(db.select({ uno: sql`1` }).from(cartaImponible).where(delImponible)),
    delContribuyente &&
      exists(db.select({ uno: sql`1` }).from(cartaImponible).where(delContribuyente)),
    hasAcuse(acuse),
  )
}

export const pageCartas = async (
  db: Queryable,
  sesion: Sesion,
  consulta: Filtro & Pagina,
): Promise<{ rows: FilaDeCarta[]; total: number }> => {
  const where = whereOf(db, sesion, consulta)
  const { rows, total } = await pageOf(
    select(db)
      .where(where)
      // The newest letters come first. Letters of the former system come last: they are the oldest, although their
      // numbers are the greatest.
      .orderBy(sql`${carta.anterior} is not null`, desc(carta.numero)),
    totalOf(
      db
        .select({ total: count() })
        .from(carta)
        .leftJoin(cartaAcuse, eq(cartaAcuse.numero, carta.numero))
        .where(where),
    ),
    consulta,
  )
  return { rows: await toCartas(db, rows), total }
}

export const noExisteCarta = (numero: number) =>
  notFound(interpolar(textos.cartas.noExiste, { numero: nombreDeNumeroDeCarta(numero) }))

/** @throws AppError 404 when the letter does not exist, or when the person may not see the letter (T16) */
export const findCarta = async (
  db: Queryable,
  sesion: Sesion,
  numero: number,
): Promise<FilaDeCarta> => {
  const rows = await select(db).where(and(eq(carta.numero, numero), cartasVisibles(sesion)))
  const [found] = await toCartas(db, rows)
  if (found === undefined) throw noExisteCarta(numero)
  return found
}
