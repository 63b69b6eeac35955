import { interpolar, textos } from '@apremia/core'
import { useEffect, useEffectEvent } from 'react'
import { ResultadoTrabajo } from '../../panels/trabajos/resultado-trabajo.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatInteger } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { RowErrorsAlert } from '../../ui/row-errors/row-errors.tsx'
import { LibroFailure } from './libro-failure.tsx'
import { LotesCard } from './lotes-card.tsx'
import type { PlanillaEntregada } from './planilla-procesada.ts'
import { RevisionHecha } from './revision-hecha.tsx'
import { TitulosForm } from './titulos-form.tsx'
import { useGeneracion } from './use-generacion.ts'
import { useRevisionDeLibro } from './use-revision-de-libro.ts'

const ConfirmarGenerar = later(
  async () => (await import('./confirmar-generar.tsx')).ConfirmarGenerar,
)
const ForzarForm = later(async () => (await import('./forzar-form.tsx')).ForzarForm, null)
const LibroRepetido = later(async () => (await import('./libro-repetido.tsx')).LibroRepetido)

interface TitulosTabProps {
  readonly entregada: PlanillaEntregada | undefined
  readonly onUsada: () => void
}

export const TitulosTab = ({ entregada, onUsada }: TitulosTabProps) => {
  const { estado, ...generacion } = useGeneracion()
  const revision = useRevisionDeLibro()
  const use = useEffectEvent(onUsada)
  const { paso } = estado
  useEffect(() => {
    // Once the executive titles are made, `use` removes the workbook from the URL. Otherwise a reload of the page would
    // offer the same workbook again.
    if (paso === 'generada') use()
  }, [paso])
  return (
    <div className="stack">
      <Card title={textos.titulos.generadorDeTitulos}>
        <p className="card-lead">
          Envíe la planilla procesada. Antes de numerar verá el rango de títulos y deberá
          confirmarlo.
        </p>
        <TitulosForm
          onSubmit={async (values) => {
            revision.cerrar()
            await generacion.revisar(values)
          }}
          onRevisar={async (libro) => {
            generacion.abandonar()
            await revision.revisar(libro)
          }}
          entregada={entregada}
          refused={estado.paso === 'inicio' ? estado.inicioRechazado : undefined}
          done={estado.paso === 'generada' ? estado.trabajo : undefined}
        />
        <RevisionHecha {...revision} />
        {estado.paso === 'rechazada' && (
          <LibroFailure
            archivo={estado.archivo}
            failure={estado.failure}
            onClose={generacion.abandonar}
          />
        )}
        {estado.paso === 'con-errores' && (
          <div className="stack">
            <Alert
              kind="error"
              title={textos.titulos.sinNumerar}
              onClose={generacion.abandonar}
              actions={
                <>
                  {estado.listas > 0 && (
                    <Button onClick={() => void generacion.omitir()}>
                      {estado.listas === 1
                        ? textos.titulos.omitir.una
                        : interpolar(textos.titulos.omitir.varias, {
                            n: formatInteger(estado.listas),
                          })}
                    </Button>
                  )}
                  {estado.forzable === 'si' && (
                    <Button onClick={() => void generacion.forzar()}>
                      {textos.titulos.forzar.accion}
                    </Button>
                  )}
                </>
              }
            >
              <p>{textos.titulos.forzar[estado.forzable]}</p>
            </Alert>
            {estado.forzable === 'con-motivo' && <ForzarForm onForzar={generacion.forzar} />}
            <RowErrorsAlert
              archivo={estado.pedido.file.name}
              errores={estado.errores}
              total={estado.errores.length}
            />
          </div>
        )}
        {estado.paso === 'generada' && <ResultadoTrabajo id={estado.trabajo} />}
      </Card>
      <LotesCard />

      {estado.paso === 'por-confirmar' && (
        <ConfirmarGenerar
          simulacion={estado.simulacion}
          forzar={estado.pedido.forzar}
          onConfirm={generacion.generar}
          onCancel={generacion.abandonar}
        />
      )}
      {estado.paso === 'repetida' && (
        <LibroRepetido
          failure={estado.failure}
          onForce={() => generacion.forzar()}
          onCancel={generacion.abandonar}
        />
      )}
    </div>
  )
}
