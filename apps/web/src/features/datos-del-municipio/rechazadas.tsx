import { type ErrorDeFila, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { downloadResultado, tieneResultado } from '../../panels/trabajos/download-resultado.ts'
import { useGetTrabajoQuery } from '../../panels/trabajos/trabajo-api.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { PagedTable } from '../../ui/table/paged-table.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'

const t = textos.datosDelMunicipio.rechazadas

const POR_PAGINA = 10

interface Falta extends ErrorDeFila {
  readonly clave: number
}

const COLUMNS: readonly Column<Falta>[] = [
  { id: 'archivo', header: t.archivo, width: 'code', tarjeta: 'nombre', cell: ({ hoja }) => hoja },
  {
    ...{ id: 'fila', header: t.fila, align: 'end' },
    cell: ({ fila }) => (fila > 0 ? formatInteger(fila) : textos.comunes.sinDato),
  },
  { id: 'columna', header: t.columna, width: 'code', cell: ({ columna }) => columna || t.toda },
  {
    ...{ id: 'valor', header: t.valor, width: 'whole' },
    cell: ({ valor }) => (valor === '' ? t.vacia : <code>{valor}</code>),
  },
  { id: 'motivo', header: t.motivo, width: 'whole', cell: ({ mensaje }) => mensaje },
]

/** Only the person who started the load of data can read its refused rows. */
export const Rechazadas = ({ trabajo: id }: { readonly trabajo: string }) => {
  const dispatch = useAppDispatch()
  const { data: trabajo, error: problem, refetch } = useGetTrabajoQuery({ params: { id } })
  const [downloading, setDownloading] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const error = failureOf(problem)
  if (error?.status === 404) return <p>{t.deOtro}</p>
  if (error) return <FailureAlert failure={error} onRetry={() => void refetch()} />
  if (!trabajo) return <ListSkeleton />
  const { errores, erroresTotal } = trabajo
  const faltas = errores.map((una, clave): Falta => ({ ...una, clave }))
  const download = async () => {
    setDownloading(true)
    setFailure(await dispatch(downloadResultado(trabajo)))
    setDownloading(false)
  }
  return (
    <section className="row-errors" aria-label={t.titulo}>
      <div className="row-errors-head">
        <h3>{t.titulo}</h3>
        {tieneResultado(trabajo) && (
          <Button icon="descargar" loading={downloading} onClick={() => void download()}>
            {t.descargar}
          </Button>
        )}
      </div>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      {erroresTotal > errores.length && (
        <p>
          {interpolar(t.primeras, {
            n: formatInteger(errores.length),
            total: formatInteger(erroresTotal),
          })}
        </p>
      )}
      <PagedTable
        caption={t.titulo}
        columns={COLUMNS}
        rows={faltas}
        rowKey={({ clave }) => clave}
        porPagina={POR_PAGINA}
      />
    </section>
  )
}
