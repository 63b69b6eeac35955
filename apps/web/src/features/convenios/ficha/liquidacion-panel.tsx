import { addCentavos, formatPesos, interpolar, textos } from '@apremia/core'
import { useId } from 'react'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { describeCuotas, pesos } from './formato.ts'
import { type Linea, lineasDeLiquidacion } from './lineas-de-liquidacion.ts'
import { importeDe } from './seleccion.ts'
import type { Vivo } from './use-liquidacion.ts'

const t = textos.convenios.ficha.liquidacion

/** What the agreement comes to, line by line, each saying how it is reached (S1 §9; D25, D29). */
export const LiquidacionPanel = ({ vivo }: { readonly vivo: Vivo }) => {
  const id = useId()
  const { liquidacion, pago, arancel } = vivo
  const aPagar = vivo.aPagar === undefined ? undefined : importeDe(vivo.aPagar)
  const grande =
    aPagar === undefined || liquidacion === undefined
      ? undefined
      : addCentavos(aPagar, importeDe(liquidacion.total))
  return (
    <section
      className={vivo.recalculando ? 'conv-liquidacion conv-viejo' : 'conv-liquidacion'}
      aria-labelledby={id}
    >
      <div className="conv-liquidacion-head">
        <h3 id={id}>{textos.convenios.ficha.secciones.liquidacion}</h3>
        <p className="conv-estado" role="status">
          {vivo.recalculando ? t.recalculando : aPagar === undefined ? '' : t.alDia}
        </p>
      </div>
      {vivo.falla && <LoadFailure failure={vivo.falla} onRetry={vivo.reintentar} />}
      {aPagar === undefined && !vivo.falla && !vivo.recalculando && (
        <p className="conv-note">{t.sinDeuda}</p>
      )}
      {vivo.motivos.length > 0 && (
        <div className="conv-note">
          <p>{t.falta}:</p>
          <ul className="conv-motivos">
            {vivo.motivos.map((mensaje) => (
              <li key={mensaje}>{mensaje}</li>
            ))}
          </ul>
        </div>
      )}
      {aPagar !== undefined && (
        <dl className="conv-lineas">
          <Renglon nombre={t.deuda} monto={pesos(vivo.deuda)} como={vivo.detalleDeDeuda} />
          <Renglon nombre={t.planes} monto={formatPesos(aPagar)} como={t.sumaDeCuotas} suma />
          {liquidacion &&
            lineasDeLiquidacion(liquidacion, arancel).map((linea) => (
              <Renglon key={linea.nombre} {...linea} />
            ))}
        </dl>
      )}
      {aPagar !== undefined && !liquidacion && <p className="conv-note">{t.sinEstado}</p>}
      {pago && (
        <div className="conv-pago">
          <h4>
            {t.comoSePaga}: {pago.forma}
          </h4>
          <ul>
            {pago.alContado > 0 && (
              <li>{interpolar(t.alContado, { monto: formatPesos(pago.alContado) })}</li>
            )}
            {pago.cuotas.length > 0 && (
              <li>{describeCuotas(pago.cuotas, t.enCuotas, textos.convenios.ficha.plan.ultima)}</li>
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
