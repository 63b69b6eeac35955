import { interpolar, textos } from '@apremia/core'
import { formatAmount } from '../../../ui/format.ts'
import type { Detalle } from '../convenio.ts'
import { describeCuotas } from '../ficha/formato.ts'
import { lineasDeLiquidacion } from '../ficha/lineas-de-liquidacion.ts'
import { importeDe } from '../ficha/seleccion.ts'
import { Seccion } from './seccion.tsx'

const { vista, ficha, campos } = textos.convenios
const t = ficha.liquidacion

/** The settlement of the fees, each line saying how it is reached, and how it is paid (S1 §9; D25, D28, D29). */
export const Liquidacion = ({ convenio }: { readonly convenio: Detalle }) => {
  const { liquidacion, pago, obsotgastos } = convenio
  const cuotas = pago.cuotas.map(({ monto }) => importeDe(monto))
  return (
    <Seccion titulo={vista.cifras.honorarios}>
      <dl className="conv-renglones">
        {lineasDeLiquidacion(liquidacion, undefined).map(
          ({ nombre, monto, como, suma = false, fuera = false }) => (
            <div
              key={nombre}
              className={suma ? 'conv-total-vista' : fuera ? 'conv-aparte' : undefined}
            >
              <dt>
                {nombre}
                {como && <small>{como}</small>}
                {nombre === t.otrosGastos && obsotgastos !== '' && <small>{obsotgastos}</small>}
              </dt>
              <dd>{monto}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="search-hint">{vista.comoSeCalcula}</p>
      <dl className="record">
        <div>
          <dt>{campos.frmpg_id}</dt>
          <dd>{pago.forma}</dd>
        </div>
        <div>
          <dt>{t.comoSePaga}</dt>
          {importeDe(pago.al_contado) !== 0 && (
            <dd>{interpolar(t.alContado, { monto: formatAmount(pago.al_contado) })}</dd>
          )}
          {cuotas.length > 0 && <dd>{describeCuotas(cuotas, t.enCuotas, ficha.plan.ultima)}</dd>}
        </div>
      </dl>
    </Seccion>
  )
}
