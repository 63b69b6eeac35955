import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { useAppDispatch } from '../../api/thunk.ts'
import { ResultadoTrabajo } from '../../panels/trabajos/resultado-trabajo.tsx'
import { type EnvioDeLibro, sendLibro } from '../../panels/trabajos/send-libro.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EjemploCard } from './ejemplo-card.tsx'
import { ExcelForm } from './excel-form.tsx'
import { LibroFailure } from './libro-failure.tsx'
import type { PlanillaProcesada } from './planilla-procesada.ts'
import { RevisionHecha } from './revision-hecha.tsx'
import { useRevisionDeLibro } from './use-revision-de-libro.ts'

interface ExcelTabProps {
  readonly planilla: PlanillaProcesada | undefined
  readonly onProcesada: (planilla: PlanillaProcesada | undefined) => void
  /**
   * Passes the processed workbook (the uploaded rows, each with its result) to the second tab of the screen. Undefined
   * while there is no processed workbook.
   */
  readonly onEntregar: (() => void) | undefined
}

export const ExcelTab = ({ planilla, onProcesada, onEntregar }: ExcelTabProps) => {
  const dispatch = useAppDispatch()
  const [sent, setSent] = useState<{ readonly archivo: string; readonly envio: EnvioDeLibro }>()
  const revision = useRevisionDeLibro()
  const trabajo =
    sent?.envio.kind === 'trabajo' ? sent.envio.id : sent ? undefined : planilla?.trabajo
  return (
    <div className="columns">
      <Card title={textos.titulos.generadorDeExcel}>
        <p className="card-lead">
          Envíe la planilla básica y reciba la misma planilla completada con los datos municipales
          de cada fila, lista para crear los títulos.
        </p>
        <ExcelForm
          onRevisar={async (values) => {
            setSent(undefined)
            await revision.revisar(values)
          }}
          onSubmit={async ({ category, file }) => {
            setSent(undefined)
            revision.cerrar()
            const files = { file: { data: file, name: file.name } }
            const envio = await dispatch(
              sendLibro(calls.generateXls, { body: { category }, files }, file.name),
            )
            setSent({ archivo: file.name, envio })
            onProcesada(
              envio.kind === 'trabajo' ? { trabajo: envio.id, categoria: category } : undefined,
            )
          }}
        />
        <RevisionHecha {...revision} />
        {sent?.envio.kind === 'falla' && (
          <LibroFailure
            archivo={sent.archivo}
            failure={sent.envio.failure}
            onClose={() => setSent(undefined)}
          />
        )}
        {trabajo !== undefined && <ResultadoTrabajo id={trabajo} />}
        {onEntregar && (
          <Button variant="primary" icon="titulos" onClick={onEntregar}>
            {textos.titulos.conEstaPlanilla}
          </Button>
        )}
      </Card>
      <EjemploCard />
    </div>
  )
}
