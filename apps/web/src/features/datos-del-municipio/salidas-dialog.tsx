import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { useMirado } from '../../panels/trabajos/use-mirado.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { EnCurso } from './en-curso.tsx'
import { useGetSalidasQuery, useStartSalidaMutation } from './salidas-api.ts'
import { COLUMNAS_DE_SALIDAS } from './salidas-columns.tsx'

const { titulo, pantalla: t } = textos.salidas

/** Query for the latest exports of data. The CLI command also lists the older exports, whose files no longer exist. */
const ULTIMAS = { query: { pagina: 1, porPagina: 5 } }

export const SalidasDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const {
    data,
    error: problem,
    refetch,
  } = useGetSalidasQuery(ULTIMAS, { refetchOnMountOrArgChange: true })
  const [start, { isLoading, error: refused }] = useStartSalidaMutation()
  const salidas = data?.rows ?? []
  const trabajo = salidas.find(({ estado }) => estado === 'en-curso')?.trabajo
  useMirado(trabajo)
  const failure = failureOf(problem)
  const negada = failureOf(refused)
  return (
    <Dialog
      title={titulo}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{textos.comunes.cerrar}</Button>
          <Button
            variant="primary"
            icon="descargar"
            loading={isLoading}
            disabled={data === undefined || Boolean(trabajo)}
            onClick={() => void start({ body: {} })}
          >
            {t.exportar}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t.que}</p>
        <Alert kind="aviso" title={t.personales}>
          <p>{t.cuidado}</p>
        </Alert>
        {negada && <FailureAlert failure={negada} />}
        {trabajo && (
          <EnCurso trabajo={trabajo} title={t.curso} onActualizar={() => void refetch()} />
        )}
        {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
        {!data && !failure && <ListSkeleton />}
        {data && salidas.length === 0 && <p>{t.ninguna}</p>}
        {salidas.length > 0 && (
          <DataTable
            caption={t.ultimas}
            columns={COLUMNAS_DE_SALIDAS}
            rows={salidas}
            rowKey={({ id }) => id}
          />
        )}
        {salidas.flatMap(({ id, estado, avisos }) =>
          estado === 'lista'
            ? avisos.map((aviso) => <Alert key={`${id} ${aviso}`} kind="aviso" title={aviso} />)
            : [],
        )}
      </div>
    </Dialog>
  )
}
