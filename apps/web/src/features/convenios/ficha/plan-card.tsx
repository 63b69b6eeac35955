import { interpolar, rotuloDeVencimiento, textos } from '@apremia/core'
import { useId } from 'react'
import { formatDate } from '../../../ui/format.ts'
import { describeCuotas, pesosDelServicio, readablePorcentaje } from './formato.ts'
import { corrientes, type PlanDeFicha } from './planes.ts'
import { enCentavos } from './seleccion.ts'

const t = textos.convenios.ficha.plan

interface PlanCardProps {
  readonly plan: PlanDeFicha
  readonly grupo: string
  readonly clave: string
  readonly elegido: boolean
  readonly onChoose: () => void
}

export const PlanCard = ({ plan, grupo, clave, elegido, onChoose }: PlanCardProps) => {
  const id = useId()
  const cuotas = corrientes(plan)
  const conOrigen = (rotulo: string) => rotuloDeVencimiento(rotulo, plan.origen_de_vencimientos)
  const fechas = plan.cuotas.map(({ vencimiento }) => vencimiento)
  const hechos: [string, string][] = [
    ...(enCentavos(plan.anticipo) > 0
      ? [[t.anticipo, pesosDelServicio(plan.anticipo)] as [string, string]]
      : []),
    ...(enCentavos(plan.descuento) > 0
      ? [[t.descuento, `−${pesosDelServicio(plan.descuento)}`] as [string, string]]
      : []),
    ...(plan.tasa
      ? [[t.financiacion, pesosDelServicio(plan.financiacion)] as [string, string]]
      : []),
  ]
  return (
    <label className={elegido ? 'conv-plan conv-plan-elegido' : 'conv-plan'} htmlFor={id}>
      <span className="conv-plan-nombre">
        <input
          type="radio"
          id={id}
          name={grupo}
          value={plan.plan}
          data-plan={`${clave}|${plan.plan}`}
          checked={elegido}
          onChange={onChoose}
        />
        <span>
          <strong>{plan.plan}</strong> {plan.nombre}
        </span>
      </span>
      <span className="conv-plan-total">
        <small>{t.aPagar}</small> <strong>{pesosDelServicio(plan.a_pagar)}</strong>
      </span>
      <span>
        {describeCuotas(
          cuotas.map(({ monto }) => enCentavos(monto)),
          t.cuotas,
          t.ultima,
        )}
      </span>
      {hechos.map(([nombre, monto]) => (
        <span key={nombre} className="conv-plan-hecho">
          <span>{nombre}</span> <span>{monto}</span>
        </span>
      ))}
      {plan.tasa && (
        <span className="conv-plan-hecho">
          <span>{interpolar(t.tasa, { tasa: readablePorcentaje(plan.tasa.texto) })}</span>{' '}
          {plan.tasa.etiqueta && <span className="tag tag-aviso">{plan.tasa.etiqueta}</span>}
        </span>
      )}
      <span className="conv-plan-hecho">
        <span>{conOrigen(t.primerVencimiento)}</span> <span>{formatDate(fechas[0] ?? '')}</span>
      </span>
      <span className="conv-plan-hecho">
        <span>{conOrigen(t.ultimoVencimiento)}</span> <span>{formatDate(fechas.at(-1) ?? '')}</span>
      </span>
    </label>
  )
}
