import { interpolar, textos } from '@apremia/core'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { pesos } from '../../ui/pesos.ts'
import { type Avance, type Cuota, resumeCuotas } from './resume-cuotas.ts'

const { vista } = textos.planes

const PARTES: readonly {
  readonly parte: keyof Avance
  readonly name: string
  readonly icon: IconName
}[] = [
  { parte: 'pagadas', name: vista.pagadas, icon: 'exito' },
  { parte: 'vencidas', name: vista.vencidas, icon: 'error' },
  { parte: 'porVencer', name: vista.porVencer, icon: 'reloj' },
]

export const AvanceDePlan = ({ cuotas }: { readonly cuotas: readonly Cuota[] }) => {
  const avance = resumeCuotas(cuotas)
  return (
    <section className="plan-progress" aria-label={vista.avance}>
      <p className="plan-progress-lead">
        {interpolar(vista.resumen, { pagadas: avance.pagadas.cuotas, total: cuotas.length })}
      </p>
      <div className="plan-bar" aria-hidden="true">
        {PARTES.map(({ parte }) =>
          avance[parte].cuotas === 0 ? null : (
            <span
              key={parte}
              className={`plan-${parte}`}
              style={{ flexGrow: avance[parte].cuotas }}
            />
          ),
        )}
      </div>
      <ul className="plan-legend">
        {PARTES.map(({ parte, name, icon }) => {
          const { cuotas: n, monto } = avance[parte]
          return (
            <li key={parte} className={`plan-${parte}`}>
              <Icon name={icon} />
              <span>
                <strong>{name}</strong>{' '}
                {n === 1 ? vista.cuotasDe.uno : interpolar(vista.cuotasDe.varios, { n })} ·{' '}
                <span className="amount">{pesos(monto)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
