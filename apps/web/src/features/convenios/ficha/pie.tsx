import { addCentavos, type Centavos, formatPesos, textos } from '@apremia/core'
import type { MouseEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PlanillaButton } from './planilla-button.tsx'
import { importeDe, totalElegido } from './seleccion.ts'
import type { ConvenioEnForm } from './use-convenio.ts'

const { ficha, montoCargando } = textos.convenios
const { sinDato } = textos.comunes
const { barra } = ficha

/** Leaving a field shows what is wrong with it and moves what is below: the button would flee the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface PieProps {
  /** Id of the form it submits. */
  readonly form: string
  readonly convenio: ConvenioEnForm
  readonly saving: boolean
  readonly enConflicto: boolean
  readonly onClose: () => void
}

/** Always in sight: what is chosen, what it comes to, and what can be done with it. */
export const Pie = ({ form, convenio, saving, enConflicto, onClose }: PieProps) => {
  const { seleccion, elegida, vivo, valores, record, sucio } = convenio
  const aPagar = vivo.aPagar === undefined ? undefined : importeDe(vivo.aPagar)
  const total =
    aPagar !== undefined && vivo.liquidacion
      ? addCentavos(aPagar, importeDe(vivo.liquidacion.total))
      : undefined
  // With its plans chosen, the debt only waits for the server (S1 §5).
  const { conPeriodos } = elegida
  const cargando =
    conPeriodos.length > 0 &&
    conPeriodos.every(({ plan }) => plan !== null) &&
    (vivo.recalculando || !elegida.alDia)
  const write = (monto: Centavos | undefined, espera = cargando): string => {
    if (monto !== undefined) return formatPesos(monto)
    return espera ? montoCargando : sinDato
  }
  return (
    <>
      <dl className={vivo.recalculando ? 'conv-barra conv-viejo' : 'conv-barra'}>
        <div>
          <dt>{barra.elegido}</dt>
          <dd>{formatPesos(totalElegido(seleccion.items))}</dd>
        </div>
        <div>
          <dt>{barra.planes}</dt>
          <dd>{write(aPagar)}</dd>
        </div>
        <div>
          <dt>{barra.total}</dt>
          <dd>{write(total, cargando && valores.estado_id !== '')}</dd>
        </div>
      </dl>
      <div className="conv-acciones">
        <PlanillaButton convenio={convenio} />
        <Button variant="ghost" onClick={onClose}>
          {textos.comunes.cancelar}
        </Button>
        <Button
          type="submit"
          form={form}
          variant="primary"
          loading={saving}
          disabled={enConflicto || (record !== undefined && !sucio)}
          title={record && !sucio ? ficha.sinCambios : undefined}
          onMouseDown={keepFocus}
        >
          {ficha.guardar}
        </Button>
      </div>
    </>
  )
}
