import { type Centavos, formatPesos, textos } from '@apremia/core'
import { Button } from '../../../ui/button.tsx'
import type { ContextoDeFicha } from './contexto.ts'
import { totalAPagar } from './cuenta.ts'
import { PlanillaButton } from './planilla-button.tsx'
import { enCentavos, totalElegido } from './seleccion.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

const { ficha: t, montoCargando } = textos.convenios
const { sinDato } = textos.comunes
const { barra } = t

interface PieProps {
  readonly form: string
  readonly ficha: FormularioDeConvenio
  readonly contexto: ContextoDeFicha
  readonly cuenta: CuentaDeConvenio
  readonly saving: boolean
  readonly enConflicto: boolean
  readonly onClose: () => void
}

export const Pie = (props: PieProps) => {
  const { ficha, contexto, cuenta } = props
  const { rest, valores, record, dirty } = ficha
  const aPagar = cuenta.resumen ? enCentavos(cuenta.resumen.a_pagar) : undefined
  const total = totalAPagar(cuenta)
  // The total shows as loading only when every property or business has a payment plan. If one has no plan yet, the
  // total is missing because the person has not finished choosing (S1 §5).
  const cargando = cuenta.conPlanes && cuenta.recalculando
  const write = (monto: Centavos | undefined, espera = cargando): string => {
    if (monto !== undefined) return formatPesos(monto)
    return espera ? montoCargando : sinDato
  }
  return (
    <>
      <dl className={cuenta.liquidando ? 'conv-barra conv-viejo' : 'conv-barra'}>
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
        <PlanillaButton contexto={contexto} items={cuenta.conPeriodos} estado={valores.estado_id} />
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
