import { fecha, formatFecha, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type PlazoDeConservacion, useGetConservacionQuery } from './datos-personales-api.ts'

const DepurarDialog = later(async () => (await import('./depurar-dialog.tsx')).DepurarDialog)

const { pantalla: t, conservacion, papel } = textos.datosPersonales
const { sinDato } = textos.comunes

const formatDias = (dias: number): string =>
  dias === 0 ? t.siempre : interpolar(t.deDias, { n: formatInteger(dias) })

const COLUMNS: readonly Column<PlazoDeConservacion>[] = [
  {
    ...{ id: 'clase', header: t.clase, tarjeta: 'nombre' },
    cell: ({ clase }) => conservacion.clases[clase],
  },
  {
    ...{ id: 'dias', header: t.dias, tarjeta: 'principal' },
    cell: ({ dias }) => formatDias(dias),
  },
  { id: 'propuesto', header: t.propuesto, cell: ({ propuestos }) => formatDias(propuestos) },
  {
    ...{ id: 'filas', header: t.seBorran, align: 'end' },
    cell: ({ filas }) => formatInteger(filas),
  },
  {
    ...{ id: 'desde', header: t.desde, width: 'code' },
    cell: ({ desde }) => (desde === null ? sinDato : formatFecha(fecha(desde))),
  },
]

export const ConservacionCard = () => {
  const { data, error, refetch } = useGetConservacionQuery({}, { refetchOnMountOrArgChange: true })
  const [borra, setBorra] = useState(false)
  const { data: config } = useGetConfigQuery({})
  const municipio = config?.municipio || papel.elMunicipio
  const failure = failureOf(error)
  const visto = (data ?? []).reduce((n, { filas }) => n + filas, 0)
  return (
    <Card title={conservacion.titulo}>
      <div className="stack">
        <p>{conservacion.nunca}</p>
        <p>{interpolar(papel.responsable, { municipio })}</p>
        {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
        {!data && !failure && <ListSkeleton />}
        {data && (
          <DataTable
            caption={conservacion.titulo}
            columns={COLUMNS}
            rows={data}
            rowKey={({ clase }) => clase}
          />
        )}
        <div className="actions actions-centered">
          <Button icon="borrar" disabled={visto === 0} onClick={() => setBorra(true)}>
            {t.borrar}
          </Button>
          <Link to="/configuracion?pestana=parametros">{t.plazos}</Link>
          {data && visto === 0 && <span>{conservacion.nada}</span>}
        </div>
      </div>
      {borra && <DepurarDialog visto={visto} onClose={() => setBorra(false)} />}
    </Card>
  )
}
