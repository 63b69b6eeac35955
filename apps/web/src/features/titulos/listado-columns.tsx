import { textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TituloActions } from './titulo-actions.tsx'

const titulos = textos.titulos
const comunes = textos.comunes
const { columnasDelListado: nombres } = titulos

export type Titulo = Data<'getTitulosInfo'>[number]

const personaDe = ({ apellido, nombre }: Titulo['abogado']): string =>
  [apellido, nombre].filter(Boolean).join(', ') || comunes.sinDato

/** Name of the only column by which the server sorts. */
export const NUMERO = 'num_titulo'

/** Columns of the list (S2 §3, created title), with the actions on each title. */
export const COLUMNAS_DE_TITULOS: readonly Column<Titulo>[] = [
  {
    id: NUMERO,
    header: nombres.numero,
    orden: NUMERO,
    align: 'end',
    cell: ({ num_titulo }) => num_titulo,
  },
  {
    id: 'contribuyente',
    tarjeta: 'principal',
    header: nombres.contribuyente,
    width: 'prose',
    cell: ({ contribuyente }) => contribuyente || comunes.sinDato,
  },
  {
    id: 'imponible',
    header: nombres.imponible,
    cell: ({ imponible, categoria }) => (
      <>
        {imponible}
        <small className="cell-detail">{titulos.categorias[categoria]}</small>
      </>
    ),
  },
  { id: 'recurso', header: nombres.recurso, cell: ({ recurso }) => recurso },
  {
    id: 'total',
    tarjeta: 'importe',
    header: nombres.total,
    align: 'end',
    cell: ({ total }) => formatAmount(total),
  },
  {
    id: 'abogado',
    header: nombres.abogado,
    width: 'name',
    cell: ({ abogado }) => personaDe(abogado),
  },
  {
    id: 'codigo',
    header: nombres.codigo,
    cell: ({ abo_codexterno }) => abo_codexterno || comunes.sinDato,
  },
  { id: 'usuario', header: nombres.usuario, cell: ({ usuario }) => personaDe(usuario) },
  {
    id: 'fecha',
    header: nombres.fecha,
    width: 'code',
    cell: ({ fecha_creacion }) => formatDate(fecha_creacion),
  },
  {
    id: 'hora',
    header: nombres.hora,
    width: 'code',
    cell: ({ hora_creacion }) => hora_creacion || comunes.sinDato,
  },
  {
    id: 'estado',
    tarjeta: 'estado',
    header: nombres.estado,
    cell: ({ anulado, anterior, motivo_anulacion }) => (
      <>
        {anulado ? (
          <Tag kind="error" icon="anular" text={titulos.anulado} />
        ) : (
          <Tag kind="exito" icon="exito" text={titulos.vigente} />
        )}
        {anulado && <small className="cell-detail">{motivo_anulacion}</small>}
        {anterior && <small className="cell-detail">{titulos.anterior}</small>}
      </>
    ),
  },
  {
    id: 'acciones',
    tarjeta: 'acciones',
    header: comunes.acciones,
    cell: (titulo) => <TituloActions titulo={titulo} />,
  },
]
