import {
  type ArchivoDePaquete,
  CAMPOS_DE_ACTUACION,
  type ClaveDeDato,
  nombraAdjuntos,
} from '@apremia/core'
import { PLANTILLAS } from '../paquetes/destinos-de-escritos.ts'
import { CARTAS_DE_SALIDA } from './cartas-de-salida.ts'
import { CONVENIOS_DE_SALIDA } from './convenios-de-salida.ts'
import { isSegura, writeDiaLocal } from './escribir-columna.ts'
import {
  type ConsultaDeArchivo,
  DOCUMENTOS_DE_FILA,
  type PapelDeSalida,
} from './papel-de-salida.ts'

/**
 * Expression in SQL for one field of a legal action, as the data package writes it. The JSON column `dato` stores
 * amounts and yes/no values as text, so they are converted.
 */
const valorDeDato = (clave: ClaveDeDato): string => {
  const dato = `t.dato ->> '${clave}'`
  switch (CAMPOS_DE_ACTUACION[clave].clase) {
    case 'importe':
      return `(nullif(${dato}, ''))::numeric(20, 2)`
    case 'marca':
      return `case ${dato} when '1' then 'SI' when '0' then 'NO' end`
    default:
      return dato
  }
}

/**
 * SQL for the number of a legal action in the exported data package. An imported action keeps its number of the former
 * system. An action of this installation gets a greater number, so that no number repeats.
 */
const NUMERO_DE_ACTUACION = `coalesce(t.anterior, t.id + (select coalesce(max(a.anterior), 0) from actuacion a))`

/**
 * SQL that exports the files whose rows have documents. The key is the name of the file in the data package. A
 * municipality uses the same format to import the documents of its former system.
 */
const PAPELES: Readonly<Record<string, PapelDeSalida>> = {
  [PLANTILLAS]: {
    // Two templates may have documents with the same file name. So each template has its own folder in the package,
    // named by the position of the template in alphabetical order.
    de: `(select p.*, row_number() over (order by p.nombre collate "C") as lugar from plantilla p) t
      cross join lateral (select v.documento, v.archivo from plantilla_version v where v.plantilla = t.id
        order by v.version desc limit 1) v`,
    orden: 't.lugar',
    documentos: `jsonb_build_array(jsonb_build_object('sha256', v.documento, 'nombre', v.archivo,
      'carpeta', 'plantillas/' || t.lugar))`,
    columnas: {
      NOMBRE: 't.nombre',
      CLASE: 't.clase',
      RETIRADA: `case when t.retirada then 'SI' else 'NO' end`,
    },
  },
  ...CARTAS_DE_SALIDA,
  ...CONVENIOS_DE_SALIDA,
  titulos_emitidos: {
    de: `titulo t left join titulo_lote l on l.id = t.lote
      left join titulo_firmado f on f.titulo = t.numero and f.reemplazado is null`,
    orden: 't.numero',
    documentos: `case
      when f.documento is not null then jsonb_build_array(jsonb_build_object('sha256', f.documento))
      when t.documento is not null then jsonb_build_array(jsonb_build_object('sha256', t.documento))
      when l.documento is not null and t.sha256 is not null
        then jsonb_build_array(jsonb_build_object('sha256', t.sha256, 'lote', l.documento))
      end`,
    columnas: {
      NUMERO: 't.numero',
      TIPO: `case t.categoria when 'comercio' then 'C' else 'I' end`,
      IMPONIBLE: 't.imponible',
      RECURSO: 't.recurso',
      FECHA: `t.datos ->> 'fechaEmision'`,
      ABOGADO: 't.abogado',
      CONTRIBUYENTE: 't.contribuyente',
      PERIODOS: `(select string_agg(x / 1000 || '/' || x % 1000, ' ' order by x) from unnest(t.periodos) x)`,
      TOTAL: '(t.total::numeric / 100)::numeric(20, 2)',
      LIQUIDADO_AL: `t.datos ->> 'liquidadoAl'`,
      EXPEDIENTE: `t.datos -> 'municipio' ->> 'expediente'`,
      ANULADO: writeDiaLocal('t.anulado'),
      MOTIVO: 't.motivo_anulacion',
    },
  },
  actuaciones_anteriores: {
    de: 'actuacion t where t.vigente',
    // Order by date. Legal actions of the same date keep the order in which they were recorded.
    orden: 't.fecha, t.id',
    documentos: `(select jsonb_agg(jsonb_build_object('sha256', d.documento, 'nombre', d.nombre) order by d.id)
      from actuacion_documento d join documento o on o.sha256 = d.documento
      where d.actuacion = t.id and o.tipo = 'application/pdf')`,
    columnas: {
      NUMERO: NUMERO_DE_ACTUACION,
      TIPO: 't.tipo',
      IMPONIBLE: 't.imponible',
      RECURSO: 't.recurso',
      FECHA: `to_char(t.fecha, 'YYYY-MM-DD')`,
      TP_ID: 't.tp_id',
      ABOGADO: 't.abogado',
      OBS: 't.obs',
      ...Object.fromEntries(
        (Object.keys(CAMPOS_DE_ACTUACION) as ClaveDeDato[]).map((clave) => [
          clave.toUpperCase(),
          valorDeDato(clave),
        ]),
      ),
    },
  },
}

const consultaDe =
  ({ de, orden, documentos, columnas }: PapelDeSalida) =>
  (archivo: ArchivoDePaquete): ConsultaDeArchivo => {
    const escritas = archivo.columnas
      .filter((una) => !nombraAdjuntos(una))
      .map(({ nombre }) => {
        const valor = columnas[nombre]
        if (valor === undefined)
          throw new Error(`«${nombre}» de «${archivo.nombre}» se carga y no se sabe exportar`)
        return `(${valor})::text as "${nombre}"`
      })
    return {
      celdas: archivo.columnas.map((una) => ({
        ...{ alias: una.nombre, columnas: [una.nombre] },
        clase: nombraAdjuntos(una) ? 'adjuntos' : isSegura(una) ? 'joined' : 'texto',
      })),
      filas: `select ${escritas.join(', ')}, (${documentos})::text as "${DOCUMENTOS_DE_FILA}" from ${de} order by ${orden}`,
      total: `select count(*)::integer as n from ${de}`,
    }
  }

export const PAPELES_DE_SALIDA: Readonly<
  Record<string, (archivo: ArchivoDePaquete) => ConsultaDeArchivo>
> = Object.fromEntries(
  Object.entries(PAPELES).map(([nombre, papel]) => [nombre, consultaDe(papel)]),
)
