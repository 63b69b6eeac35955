import { type Centavos, formatPesos, textos } from '@apremia/core'
import { Button } from '../../../ui/button.tsx'
import type { ContextoDeFicha } from './contexto.ts'
import { PlanillaButton } from './planilla-button.tsx'
import { enCentavos, totalElegido } from './seleccion.ts'
import { totalAPagar } from './total-a-pagar.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { LiquidacionEnCurso } from './use-liquidacion.ts'
import type { SeleccionLeida } from './use-seleccion.ts'

const { ficha: t, montoCargando } = textos.convenios
const { sinDato } = textos.comunes
const { barra } = t

interface PieProps {
  /** Id of the form it submits. */
  readonly form: string
  readonly ficha: FormularioDeConvenio
  readonly contexto: ContextoDeFicha
  readonly elegida: SeleccionLeida
  readonly liquidacion: LiquidacionEnCurso
  readonly saving: boolean
  readonly enConflicto: boolean
  readonly onClose: () => void
}

/** Foot of the form, always in sight: the totals of the choice and the buttons. */
export const Pie = (props: PieProps) => {
  const { ficha, contexto, elegida, liquidacion } = props
  const { rest, valores, record, dirty } = ficha
  const aPagar = liquidacion.aPagar === undefined ? undefined : enCentavos(liquidacion.aPagar)
  const total = totalAPagar(liquidacion)
  // Once its plans are chosen, the debt only waits for the server (S1 §5).
  const { conPeriodos } = elegida
  const cargando =
    conPeriodos.length > 0 &&
    conPeriodos.every(({ plan }) => plan !== null) &&
    (liquidacion.recalculando || !elegida.alDia)
  const write = (monto: Centavos | undefined, espera = cargando): string => {
    if (monto !== undefined) return formatPesos(monto)
    return espera ? montoCargando : sinDato
  }
  return (
    <>
      <dl className={liquidacion.recalculando ? 'conv-barra conv-viejo' : 'conv-barra'}>
        <div>
          <dt>{barra.elegido}</dt>
          <dd>{formatPesos(totalElegido(rest.items))}</dd>
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
        <PlanillaButton contexto={contexto} elegida={elegida} estado={valores.estado_id} />
        <Button variant="ghost" onClick={props.onClose}>
          {textos.comunes.cancelar}
        </Button>
        <Button
          type="submit"
          form={props.form}
          variant="primary"
          loading={props.saving}
          disabled={props.enConflicto || (record !== undefined && !dirty)}
          title={record && !dirty ? t.sinCambios : undefined}
        >
          {t.guardar}
        </Button>
      </div>
    </>
  )
}
