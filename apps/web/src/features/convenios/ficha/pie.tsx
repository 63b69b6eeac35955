import { addCentavos, formatPesos, textos } from '@apremia/core'
import type { MouseEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PlanillaButton } from './planilla-button.tsx'
import { importeDe, totalElegido } from './seleccion.ts'
import type { ConvenioEnForm } from './use-convenio.ts'

const { ficha } = textos.convenios
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
  const { seleccion, vivo, record, sucio } = convenio
  const aPagar = vivo.aPagar === undefined ? undefined : importeDe(vivo.aPagar)
  const total =
    aPagar !== undefined && vivo.liquidacion
      ? addCentavos(aPagar, importeDe(vivo.liquidacion.total))
      : undefined
  const { sinDato } = textos.comunes
  return (
    <>
      <dl className={vivo.recalculando ? 'conv-barra conv-viejo' : 'conv-barra'}>
        <div>
          <dt>{barra.elegido}</dt>
          <dd>{formatPesos(totalElegido(seleccion.items))}</dd>
        </div>
        <div>
          <dt>{barra.planes}</dt>
          <dd>{aPagar === undefined ? sinDato : formatPesos(aPagar)}</dd>
        </div>
        <div>
          <dt>{barra.total}</dt>
          <dd>{total === undefined ? sinDato : formatPesos(total)}</dd>
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
