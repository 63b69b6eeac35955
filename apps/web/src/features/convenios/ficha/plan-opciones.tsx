import {
  formatPesos,
  interpolar,
  parseCuotas,
  rotuloDeVencimiento,
  TIPOS_DE_PLAN,
  textos,
} from '@apremia/core'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/format.ts'
import { REACHABLE } from '../../../ui/reachable.ts'
import { AmountHeads } from '../../../ui/table/amount-heads.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { pesosDelServicio } from './formato.ts'
import { corrientes, type PlanDeFicha, readAnticipo } from './planes.ts'
import type { Item } from './seleccion.ts'

const t = textos.convenios.ficha.plan
const { columnasDeCuota } = textos.planes

interface CamposProps {
  readonly item: Item
  readonly plan: PlanDeFicha
  /** Maximum number of instalments, for a payment plan in which the person chooses the number. */
  readonly tope: number
  readonly onChange: (cambio: Partial<Pick<Item, 'cuotas' | 'anticipo'>>) => void
}

interface PlanOpcionesProps extends CamposProps {
  /** Chosen payment plan with the typed advance (first payment), or undefined until the server has computed it. */
  readonly conAnticipo: PlanDeFicha | undefined
}

export const PlanOpciones = (props: PlanOpcionesProps) => {
  const { item, plan, conAnticipo, ...campos } = props
  const [abierto, setAbierto] = useState(false)
  const id = useId()
  const tipo = TIPOS_DE_PLAN[plan.plan]
  const titulo = interpolar(t.cuotasDe, { plan: plan.plan, imponible: `${item.r} ${item.i}` })
  return (
    <div className="conv-opciones">
      <div className="conv-opciones-campos">
        {tipo.cuotas === null && <CantidadField item={item} plan={plan} {...campos} />}
        {tipo.anticipo && <AnticipoField item={item} plan={plan} {...campos} />}
        <Button
          variant="ghost"
          aria-expanded={abierto}
          aria-controls={abierto ? id : undefined}
          onClick={() => setAbierto(!abierto)}
        >
          {abierto ? t.ocultarCuotas : t.verCuotas}
        </Button>
      </div>
      {abierto && (
        <section className="conv-scroll" id={id} aria-label={titulo} {...REACHABLE}>
          <table className="conv-tabla">
            <caption className="sr-only">{titulo}</caption>
            <thead>
              <tr>
                <th scope="col">{columnasDeCuota.cuota}</th>
                <th scope="col">
                  {rotuloDeVencimiento(columnasDeCuota.vencimiento, plan.origen_de_vencimientos)}
                </th>
                <AmountHeads
                  nombres={[
                    columnasDeCuota.capital,
                    columnasDeCuota.interes,
                    columnasDeCuota.monto,
                  ]}
                />
              </tr>
            </thead>
            <tbody>
              {(conAnticipo ?? plan).cuotas.map(
                ({ cuota, vencimiento, capital, interes, monto }) => (
                  <tr key={cuota}>
                    <th scope="row">{cuota === 0 ? t.esAnticipo : cuota}</th>
                    <td>{formatDate(vencimiento)}</td>
                    <td className="cell-end">{pesosDelServicio(capital)}</td>
                    <td className="cell-end">{pesosDelServicio(interes)}</td>
                    <td className="cell-end">{pesosDelServicio(monto)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

/**
 * Field of the number of instalments. A number above the maximum is shown as the maximum, because the server applies
 * the maximum (S1 §5, D36).
 */
const CantidadField = ({ item, plan, tope, onChange }: CamposProps) => {
  const pedidas = parseCuotas(item.cuotas)
  const pasado = pedidas !== null && pedidas > tope
  const invalido = item.cuotas.trim() !== '' && !pedidas
  return (
    <TextField
      label={t.cantidad}
      inputMode="numeric"
      autoComplete="off"
      value={pasado ? String(tope) : item.cuotas}
      placeholder={String(corrientes(plan).length)}
      onChange={(event) => onChange({ cuotas: event.target.value })}
      onBlur={() => invalido && onChange({ cuotas: '' })}
      error={invalido ? t.enteroDeCuotas : undefined}
      hint={
        <span role="status">{pasado && interpolar(textos.planes.topeDeCuotas, { n: tope })}</span>
      }
    />
  )
}

const AnticipoField = ({ item, plan, onChange }: CamposProps) => {
  const { monto, error } = readAnticipo(item.anticipo, plan)
  return (
    <TextField
      label={t.montoDelAnticipo}
      inputMode="decimal"
      autoComplete="off"
      value={item.anticipo}
      onChange={(event) => onChange({ anticipo: event.target.value })}
      error={error}
      hint={
        monto === null
          ? interpolar(t.ayudaDelAnticipo, {
              minimo: pesosDelServicio(plan.anticipo),
              total: pesosDelServicio(plan.total),
            })
          : formatPesos(monto)
      }
    />
  )
}
