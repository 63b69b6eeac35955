import { addCentavos, formatPesos, interpolar, textos } from '@apremia/core'
import { useId } from 'react'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { describeCuotas, pesosDelServicio } from './formato.ts'
import { type Linea, lineasDeLiquidacion } from './lineas-de-liquidacion.ts'
import { enCentavos } from './seleccion.ts'
import type { LiquidacionEnCurso } from './use-liquidacion.ts'

const t = textos.convenios.ficha.liquidacion

/** Amounts of the agreement, line by line, each with its calculation (S1 §9; D25, D29). */
export const LiquidacionPanel = ({ enCurso }: { readonly enCurso: LiquidacionEnCurso }) => {
  const id = useId()
  const { liquidacion, pago, arancel } = enCurso
  const aPagar = enCurso.aPagar === undefined ? undefined : enCentavos(enCurso.aPagar)
  const grande =
    aPagar === undefined || liquidacion === undefined
      ? undefined
      : addCentavos(aPagar, enCentavos(liquidacion.total))
  return (
    <section
      className={enCurso.recalculando ? 'conv-liquidacion conv-viejo' : 'conv-liquidacion'}
      aria-labelledby={id}
    >
      <div className="conv-liquidacion-head">
        <h3 id={id}>{textos.convenios.ficha.secciones.liquidacion}</h3>
        <p className="conv-estado" role="status">
          {enCurso.recalculando ? t.recalculando : aPagar === undefined ? '' : t.alDia}
        </p>
      </div>
      {enCurso.falla && <LoadFailure failure={enCurso.falla} onRetry={enCurso.reintentar} />}
      {aPagar === undefined && !enCurso.falla && !enCurso.recalculando && (
        <p className="conv-note">{t.sinDeuda}</p>
      )}
      {enCurso.motivos.length > 0 && (
        <div className="conv-note">
          <p>{t.falta}:</p>
          <ul className="conv-motivos">
            {enCurso.motivos.map((mensaje) => (
              <li key={mensaje}>{mensaje}</li>
            ))}
          </ul>
        </div>
      )}
      {aPagar !== undefined && (
        <dl className="conv-lineas">
          <Renglon
            nombre={t.deuda}
            monto={pesosDelServicio(enCurso.deuda)}
            como={enCurso.detalleDeDeuda}
          />
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
