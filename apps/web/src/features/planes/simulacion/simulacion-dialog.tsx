import { formatFecha, interpolar, nombreDeRecurso, parseFecha, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { useRecursos } from '../../../api/recursos.ts'
import { AvisoDeImportes } from '../../../panels/deudas/aviso-de-importes.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { later } from '../../../ui/later.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { usePeriodosParaSimularQuery } from '../planes-api.ts'
import { type Imponible, ImponibleForm } from './imponible-form.tsx'
import { esElegible, type PeriodoDeDeuda, toPeriodosDeDeuda } from './seleccion.ts'

const Simulador = later(async () => (await import('./simulacion.tsx')).Simulador, <ListSkeleton />)

const { simular, simulacion: textosDe } = textos.planes

interface SimulacionDialogProps extends Imponible {
  readonly onClose: () => void
}

export const SimulacionDialog = ({ imponible, recurso, onClose }: SimulacionDialogProps) => {
  const inicial = { imponible, recurso }
  const [elegido, setElegido] = useState<Imponible | undefined>(
    imponible === '' || recurso === '' ? undefined : inicial,
  )
  return (
    <Dialog
      title={simular}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{textos.comunes.cerrar}</Button>}
    >
      <div className="stack">
        <ImponibleForm inicial={inicial} onChoose={setElegido} />
        {elegido === undefined ? (
          <p className="sim-soft">{textosDe.sinImponible}</p>
        ) : (
          <Deuda key={`${elegido.imponible}-${elegido.recurso}`} {...elegido} />
        )}
      </div>
    </Dialog>
  )
}

const Deuda = ({ imponible, recurso }: Imponible) => {
  const recursos = useRecursos()
  const { currentData, error, isFetching, refetch } = usePeriodosParaSimularQuery({
    query: { imponible, recurso },
  })
  const failure = failureOf(error)
  if (failure && !isFetching) {
    return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  }
  if (currentData === undefined) return <ListSkeleton />
  const periodos = toPeriodosDeDeuda(currentData)
  const fecha = parseFecha(currentData.liquidado_al)
  return (
    <>
      <p>
        <strong>
          {imponible} {recurso}
        </strong>{' '}
        {[nombreDeRecurso(recursos, recurso), currentData.contribuyente]
          .filter(Boolean)
          .join(' · ')}
        {fecha && (
          <span className="sim-soft">
            {' · '}
            {interpolar(textosDe.liquidadoAl, { fecha: formatFecha(fecha) })}
          </span>
        )}
      </p>
      {currentData.importes_viejos !== '' && (
        <AvisoDeImportes texto={currentData.importes_viejos} />
      )}
      {currentData.otros && <p className="debt-others">{textos.deudas.deOtroAbogado}</p>}
      {periodos.some(esElegible) ? (
        <Simulador imponible={imponible} recurso={recurso} periodos={periodos} />
      ) : (
        <p>{sinPeriodos(periodos, currentData.otros)}</p>
      )}
    </>
  )
}

const sinPeriodos = (periodos: readonly PeriodoDeDeuda[], otros: boolean): string => {
  if (periodos.length > 0) return textosDe.sinPeriodos
  return otros ? textos.deudas.deOtroAbogado : textos.deudas.sinDeudas
}
