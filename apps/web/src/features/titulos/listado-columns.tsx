import { interpolar, TITULOS_EN_LISTA, textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { screenColumns } from '../../ui/table/screen-columns.ts'
import { Tag } from '../../ui/tag.tsx'
import { TituloActions } from './titulo-actions.tsx'

const titulos = textos.titulos
const comunes = textos.comunes

export type Titulo = Data<'getTitulosInfo'>[number]

const personaDe = ({ apellido, nombre }: Titulo['abogado']): string =>
  [apellido, nombre].filter(Boolean).join(', ') || comunes.sinDato

/**
 * Name of the column with the number of an executive title. The server can sort the list of titles only by this column.
 */
export const NUMERO = 'num_titulo'

export const COLUMNAS_DE_TITULOS: readonly Column<Titulo>[] = [
  ...screenColumns(TITULOS_EN_LISTA, {
    num_titulo: { cell: ({ num_titulo }: Titulo) => num_titulo },
    contribuyente: {
      tarjeta: 'principal',
      width: 'prose',
      cell: ({ contribuyente }) => contribuyente || comunes.sinDato,
    },
    imponible: {
      cell: ({ imponible, categoria }) => (
        <>
          {imponible}
          <small className="cell-detail">{titulos.categorias[categoria]}</small>
        </>
      ),
    },
    recurso: { cell: ({ recurso }) => recurso },
    total: { tarjeta: 'importe', cell: ({ total }) => formatAmount(total) },
    abogado: { width: 'name', cell: ({ abogado }) => personaDe(abogado) },
    codigo: { cell: ({ abo_codexterno }) => abo_codexterno || comunes.sinDato },
    usuario: { cell: ({ usuario }) => personaDe(usuario) },
    fecha: { width: 'code', cell: ({ fecha_creacion }) => formatDate(fecha_creacion) },
    hora: { width: 'code', cell: ({ hora_creacion }) => hora_creacion || comunes.sinDato },
    estado: {
      tarjeta: 'estado',
      comparado: ({ anulado, anterior, firmado }) => `${anulado} ${anterior} ${firmado}`,
      cell: ({ anulado, anterior, motivo_anulacion, firmado }) => (
        <>
          {anulado ? (
            <Tag kind="error" icon="anular" text={titulos.anulado} />
          ) : (
            <Tag kind="exito" icon="exito" text={titulos.vigente} />
          )}
          {anulado && <small className="cell-detail">{motivo_anulacion}</small>}
          {anterior && <small className="cell-detail">{titulos.anterior}</small>}
          {firmado !== null && (
            <small className="cell-detail">
              {interpolar(textos.firmaDeTitulos.firmadoEl, { dia: formatDate(firmado) })}
            </small>
          )}
        </>
      ),
    },
  }),
  {
    id: 'acciones',
    tarjeta: 'acciones',
    header: comunes.acciones,
    cell: (titulo) => <TituloActions titulo={titulo} />,
  },
]
