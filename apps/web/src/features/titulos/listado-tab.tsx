import { creaciontitulos } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useId, useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { List } from '../../ui/table/list.tsx'
import { usePageSize } from '../../ui/table/use-page-size.ts'
import { type Filtro, queryOf } from './filtro.ts'
import { FiltroForm } from './filtro-form.tsx'
import { COLUMNS } from './listado-columns.tsx'
import { useGetTitulosInfoQuery } from './titulos-api.ts'
import { useFiltro } from './use-filtro.ts'

const titulos = textos.titulos
const comunes = textos.comunes

const isFiltered = ({ desde, abogado }: Filtro): boolean => Boolean(desde ?? abogado)

/** 'Listado Títulos Creados' (S2 §2.13, I3). */
export const ListadoTab = () => {
  const { filtro, pagina, apply } = useFiltro()
  const [shown, setShown] = useState(true)
  const [porPagina, setPorPagina] = usePageSize('titulos')
  const panelId = useId()
  const { query } = queryOf(filtro)
  const { error, ...source } = useGetTitulosInfoQuery({ query: { ...query, pagina, porPagina } })
  const filtered = isFiltered(filtro)
  return (
    <Card title={titulos.pestanas.listado}>
      <div className="toolbar">
        <Button
          icon="filtro"
          aria-expanded={shown}
          aria-controls={panelId}
          onClick={() => setShown(!shown)}
        >
          {shown ? comunes.ocultarFiltros : comunes.mostrarFiltros}
        </Button>
        <ExcelButton filtro={filtro} disabled={!source.data || source.data.total === 0} />
      </div>
      <div id={panelId} hidden={!shown}>
        <FiltroForm filtro={filtro} onApply={apply} />
      </div>
      <List
        caption={titulos.pestanas.listado}
        columns={COLUMNS}
        rowKey={({ num_titulo }) => num_titulo}
        rowClass={({ anulado }) => (anulado ? 'row-annulled' : undefined)}
        source={{ ...source, error: failureOf(error) }}
        page={pagina}
        pageSize={porPagina}
        onPage={(page) => apply(filtro, page)}
        onPageSize={(size) => {
          setPorPagina(size)
          apply(filtro)
        }}
        empty={
          <p>
            {filtered
              ? comunes.sinResultados
              : `Todavía no hay títulos creados. Se generan en la pestaña «${titulos.pestanas.titulos}».`}
          </p>
        }
      />
    </Card>
  )
}

const ExcelButton = ({
  filtro,
  disabled,
}: {
  readonly filtro: Filtro
  readonly disabled: boolean
}) => {
  const dispatch = useAppDispatch()
  const [downloading, setDownloading] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    setDownloading(true)
    setFailure(await dispatch(downloadDocument(creaciontitulos.exportTitulosInfo, queryOf(filtro))))
    setDownloading(false)
  }
  return (
    <>
      <Button
        icon="excel"
        loading={downloading}
        disabled={disabled}
        onClick={() => void download()}
      >
        {titulos.descargarExcel}
      </Button>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}
