import { interpolar, textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'

const { columnas, emitidos, anulado, anterior } = textos.titulos
const { sinDato } = textos.comunes

export type TituloEmitido = Data<'listaTitulos'>[number]

/**
 * Columns of the list of issued executive titles (S2 §2.11), with the values of each title on its day of issue (D89).
 * `desde` and `hasta` are the first and the last tax period.
 */
export const columnasDeTitulosEmitidos = (
  onVer: (titulo: TituloEmitido) => void,
): readonly Column<TituloEmitido>[] => [
  {
    id: 'contribuyente',
    header: columnas.contribuyente,
    width: 'prose',
    cell: ({ APYNOM }) => APYNOM || sinDato,
  },
  {
    id: 'imponible',
    header: columnas.imponible,
    width: 'code',
    cell: ({ NRO_IMPONIBLE }) => NRO_IMPONIBLE,
  },
  {
    id: 'titulo',
    header: columnas.titulo,
    width: 'code',
    cell: (titulo) => (
      <div className="actions">
        <Button
          variant="ghost"
          icon="titulos"
          aria-label={interpolar(emitidos.ver, { n: titulo.NRO_TITULO })}
          title={textos.titulos.modal}
          onClick={() => onVer(titulo)}
        />
        {titulo.NRO_TITULO}
        {titulo.ANTERIOR && <small className="cell-detail">{anterior}</small>}
        {titulo.FIRMADO !== null && (
          <small className="cell-detail">{textos.firmaDeTitulos.firmado}</small>
        )}
        {titulo.ANULADO && <Tag kind="error" icon="anular" text={anulado} />}
      </div>
    ),
  },
  {
    id: 'recurso',
    header: columnas.recurso,
    width: 'code',
    cell: ({ RECURSO }) => <CodigoDeRecurso codigo={RECURSO} />,
  },
  {
    id: 'desde',
    header: columnas.desde,
    width: 'code',
    cell: ({ PERIODO_DESDE }) => PERIODO_DESDE ?? sinDato,
  },
  {
    id: 'hasta',
    header: columnas.hasta,
    width: 'code',
    cell: ({ PERIODO_HASTA }) => PERIODO_HASTA ?? sinDato,
  },
  {
    id: 'emision',
    header: columnas.emision,
    width: 'code',
    cell: ({ FECHA_EMISION }) => formatDate(FECHA_EMISION ?? ''),
  },
]
