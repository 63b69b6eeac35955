import { formatPesos, interpolar, textos } from '@apremia/core'
import { useId } from 'react'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { totalAPagar } from './cuenta.ts'
import { describeCuotas, pesosDelServicio } from './formato.ts'
import { type Linea, lineasDeLiquidacion } from './lineas-de-liquidacion.ts'
import { enCentavos } from './seleccion.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'

const t = textos.convenios.ficha.liquidacion

export const LiquidacionPanel = ({ cuenta }: { readonly cuenta: CuentaDeConvenio }) => {
  const id = useId()
  const { resumen, arancel, falla, liquidando } = cuenta
  const { liquidacion, pago } = resumen ?? {}
  const grande = totalAPagar(cuenta)
  return (
    <section
      className={liquidando ? 'conv-liquidacion conv-viejo' : 'conv-liquidacion'}
      aria-labelledby={id}
    >
      <div className="conv-liquidacion-head">
        <h3 id={id}>{textos.convenios.ficha.secciones.liquidacion}</h3>
        <p className="conv-estado" role="status">
          {liquidando ? t.recalculando : resumen ? t.alDia : ''}
        </p>
      </div>
      {falla && <LoadFailure failure={falla} onRetry={cuenta.reintentar} />}
      {!resumen && !falla && !liquidando && <p className="conv-note">{t.sinDeuda}</p>}
      {cuenta.motivos.length > 0 && (
        <div className="conv-note">
          <p>{t.falta}:</p>
          <ul className="conv-motivos">
            {cuenta.motivos.map((mensaje) => (
              <li key={mensaje}>{mensaje}</li>
            ))}
          </ul>
        </div>
      )}
      {resumen && (
        <dl className="conv-lineas">
          <Renglon
            nombre={t.deuda}
            monto={pesosDelServicio(resumen.total)}
            como={interpolar(t.deDeuda, {
              capital: pesosDelServicio(resumen.capital),
              interes: pesosDelServicio(resumen.interes),
            })}
          />
          <Renglon
            nombre={t.planes}
            monto={pesosDelServicio(resumen.a_pagar)}
            como={t.sumaDeCuotas}
            suma
          />
          {liquidacion &&
            lineasDeLiquidacion(liquidacion, arancel).map((linea) => (
              <Renglon key={linea.nombre} {...linea} />
            ))}
        </dl>
      )}
      {resumen && !liquidacion && <p className="conv-note">{t.sinEstado}</p>}
      {pago && (
        <div className="conv-pago">
          <h4>
            {t.comoSePaga}: {pago.forma}
          </h4>
          <ul>
            {enCentavos(pago.al_contado) > 0 && (
              <li>{interpolar(t.alContado, { monto: pesosDelServicio(pago.al_contado) })}</li>
            )}
            {pago.cuotas.length > 0 && (
              <li>
                {describeCuotas(
                  pago.cuotas.map(({ monto }) => enCentavos(monto)),
                  t.enCuotas,
                  textos.convenios.ficha.plan.ultima,
                )}
              </li>
            )}
          </ul>
        </div>
      )}
      {grande !== undefined && (
        <p className="conv-grande">
          <span>
            {t.aPagar}
            <small>{t.sumaTotal}</small>
          </span>
          <strong>{formatPesos(grande)}</strong>
        </p>
      )}
    </section>
  )
}

const Renglon = ({ nombre, monto, como, suma = false, fuera = false }: Linea) => (
  <div
    className={
      [suma ? 'conv-suma' : '', fuera ? 'conv-fuera' : ''].filter(Boolean).join(' ') || undefined
    }
  >
    <dt>
      {nombre}
      {como && <small>{como}</small>}
    </dt>
    <dd>{monto}</dd>
  </div>
)
