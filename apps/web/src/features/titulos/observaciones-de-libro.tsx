import { interpolar, type Observacion, type TipoDeObservacion, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { formatInteger } from '../../ui/format.ts'
import { CeldaDeFalta } from '../../ui/row-errors/celda-de-falta.tsx'
import { reportCsv } from '../../ui/row-errors/row-errors-csv.ts'
import { saveReport } from '../../ui/row-errors/save-report.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { PagedTable } from '../../ui/table/paged-table.tsx'
import type { RevisionDeLibro } from './use-revision-de-libro.ts'

const { revisionDeTitulos: t } = textos

const POR_PAGINA = 25

const COLUMNAS_DEL_INFORME = [
  ...(['tipo', 'hoja', 'fila', 'columna', 'valor'] as const),
  ...(['regla', 'mensaje', 'salida', 'norma'] as const),
]

type Numerada = Observacion & { readonly clave: number }

const COLUMNS: readonly Column<Numerada>[] = [
  {
    id: 'fila',
    header: t.columnas.fila,
    align: 'end',
    width: 'code',
    cell: ({ fila }) => (fila > 0 ? fila : t.columnas.planilla),
  },
  {
    id: 'mensaje',
    tarjeta: 'principal',
    header: t.columnas.mensaje,
    width: 'whole',
    cell: (una) => (
      <>
        <CeldaDeFalta {...una} /> {una.mensaje}
      </>
    ),
  },
  {
    id: 'salida',
    header: t.columnas.salida,
    width: 'whole',
    cell: ({ salida, norma }) => (
      <>
        {salida}
        {norma !== '' && <small className="cell-detail">{norma}</small>}
      </>
    ),
  },
]

interface TablaProps {
  readonly tipo: TipoDeObservacion
  readonly observaciones: readonly Observacion[]
}

const DE_CADA_TIPO = {
  rechazo: { titulo: t.rechazos, que: t.queEsUnRechazo, ninguno: t.sinRechazos },
  aviso: { titulo: t.avisos, que: t.queEsUnAviso, ninguno: t.sinAvisos },
} as const

const TablaDeObservaciones = ({ tipo, observaciones }: TablaProps) => {
  const { titulo, que, ninguno } = DE_CADA_TIPO[tipo]
  const suyas = observaciones
    .filter((una) => una.tipo === tipo)
    .map((una, clave) => ({ ...una, clave }))
  if (suyas.length === 0) return <p>{ninguno}</p>
  const caption = `${titulo} (${formatInteger(suyas.length)})`
  return (
    <section className="row-errors">
      <h3>{caption}</h3>
      <p>{que}</p>
      <PagedTable
        caption={caption}
        columns={COLUMNS}
        rows={suyas}
        rowKey={({ clave }) => clave}
        porPagina={POR_PAGINA}
      />
    </section>
  )
}

const describeListas = ({ filas, listas }: RevisionDeLibro): string => {
  const valores = { n: formatInteger(listas), filas: formatInteger(filas) }
  if (listas === filas) return interpolar(t.listas.todas, valores)
  if (listas === 0) return interpolar(t.listas.ninguna, valores)
  return interpolar(listas === 1 ? t.listas.una : t.listas.varias, valores)
}

const kindOf = ({ rechazadas, listas, filas, conAvisos }: RevisionDeLibro) => {
  if (rechazadas > 0 || listas < filas) return 'error'
  return conAvisos > 0 ? 'aviso' : 'exito'
}

interface RevisionDeLibroProps {
  readonly archivo: string
  readonly revision: RevisionDeLibro
  readonly onClose: () => void
}

/**
 * Shows the result of the review of a workbook: the refused rows and the notices, in separate tables. Each row says
 * what the person can do, and which law asks for it.
 */
export const ObservacionesDeLibro = ({ archivo, revision, onClose }: RevisionDeLibroProps) => {
  const { observaciones, total, avisos } = revision
  const informe = () =>
    saveReport(
      reportCsv(COLUMNAS_DEL_INFORME, observaciones),
      (name) => interpolar(t.informe, { name }),
      archivo,
    )
  return (
    <div className="stack">
      <Alert
        kind={kindOf(revision)}
        title={describeListas(revision)}
        onClose={onClose}
        actions={
          observaciones.length > 0 && (
            <Button icon="descargar" onClick={informe}>
              {t.descargarInforme}
            </Button>
          )
        }
      >
        <p>{archivo}</p>
      </Alert>
      {avisos.map((aviso) => (
        <Alert key={aviso} kind="aviso" title={aviso} />
      ))}
      {total > observaciones.length && (
        <p>
          {interpolar(t.hayMas, {
            n: formatInteger(observaciones.length),
            total: formatInteger(total),
          })}
        </p>
      )}
      <TablaDeObservaciones tipo="rechazo" observaciones={observaciones} />
      <TablaDeObservaciones tipo="aviso" observaciones={observaciones} />
    </div>
  )
}
