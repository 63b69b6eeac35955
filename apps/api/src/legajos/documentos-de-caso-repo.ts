import { type ClaseDeDocumentoDeCaso, type Fecha, ZONA_HORARIA } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export interface FilaDeDocumentoDeCaso extends Record<string, unknown> {
  readonly clase: ClaseDeDocumentoDeCaso
  readonly numero: number
  /** Kind of the legal action to which the file is attached. '' for any other document. */
  readonly tipoNombre: string
  readonly nombre: string
  readonly fecha: Fecha
  readonly tipo: string
  readonly tamano: number | null
  /**
   * SHA-256 of a file that came from outside this product, which may be damaged or hostile. Null for a document that
   * this product made.
   */
  readonly ajeno: string | null
  readonly abogado: string
  readonly firmado: boolean
  readonly word: string | null
}

/**
 * Lists the documents in force of a case, whatever their lawyer. A title whose batch is not printed yet has no
 * document, and neither has a paper of the former system without a file.
 */
export const listFilasDeDocumentos = async (
  db: Queryable,
  { tipo, imponible, recurso }: ClaveDeCaso,
): Promise<FilaDeDocumentoDeCaso[]> => {
  const categoria = tipo === 'C' ? 'comercio' : 'inmueble'
  const clave = sql`(${tipo}, ${imponible}::integer, ${recurso})`
  const { rows } = await db.execute<FilaDeDocumentoDeCaso>(sql`
    with carta_suya as (
      select c.numero, c.fecha, c.abogado, c.anterior, c.documento
      from carta_imponible i join carta c on c.numero = i.numero
      where (i.tipo, i.imponible, i.recurso) = ${clave} and i.retirado is null and c.anulada is null
    )
    select 'titulo' as clase, t.numero, '' as "tipoNombre", '' as nombre, t.datos ->> 'fechaEmision' as fecha,
      'application/pdf' as tipo, coalesce(f.tamano, t.tamano, d.tamano::integer) as tamano,
      coalesce(f.documento, t.documento) as ajeno, t.abogado, f.documento is not null as firmado,
      null as word
    from titulo t left join titulo_lote l on l.id = t.lote
      left join titulo_firmado f on f.titulo = t.numero and f.reemplazado is null
      left join documento d on d.sha256 = t.documento
    where (t.categoria, t.imponible, t.recurso) = (${categoria}, ${String(imponible)}, ${recurso})
      and t.anulado is null
      and (f.documento is not null or t.documento is not null or (t.sha256 is not null and l.documento is not null))
    union all
    select 'carta', c.numero, '', '', c.fecha::text, 'application/pdf', d.tamano::integer, c.documento, c.abogado, false, null
    from carta_suya c left join documento d on d.sha256 = c.documento
    where c.anterior is null or c.documento is not null
    union all
    select 'acuse', c.numero, '', '', a.fecha::text, d.tipo, d.tamano::integer, d.sha256, c.abogado, false, null
    from carta_suya c join carta_acuse a on a.numero = c.numero join documento d on d.sha256 = a.escaneo
    union all
    select 'convenio', c.id, '', c.convenio, c.fechaconf::text, 'application/pdf', d.tamano::integer,
      case when c.vigencia is not null then c.documento end, c.codexterno, false, null
    from convenio c left join documento d on d.sha256 = c.documento
    where c.activo and c.fc_confirma is not null and (c.documento is not null or c.vigencia is null)
      and c.id in (select p.convenio_id from convenio_plan p where (p.tipo, p.imponible, p.recurso) = ${clave})
    union all
    select 'escrito', e.id, '', p.nombre, (e.creado at time zone ${ZONA_HORARIA})::date::text, d.tipo,
      d.tamano::integer, null, e.abogado, false, d.sha256
    from escrito e join plantilla p on p.id = e.plantilla join documento d on d.sha256 = e.documento
    where (e.tipo, e.imponible, e.recurso) = ${clave}
    union all
    select 'adjunto', x.id, t.nombre, x.nombre, a.fecha::text, d.tipo, d.tamano::integer, d.sha256, a.abogado, false, null
    from actuacion a join actuacion_documento x on x.actuacion = a.id join tipo_etapa t on t.tp_id = a.tp_id
      join documento d on d.sha256 = x.documento
    where (a.tipo, a.imponible, a.recurso) = ${clave} and a.vigente`)
  return rows
}
