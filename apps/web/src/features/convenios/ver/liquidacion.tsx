import { interpolar, textos } from '@apremia/core'
import { formatAmount } from '../../../ui/format.ts'
import type { Detalle } from '../convenio.ts'
import { useGetConveniosEstadoQuery } from '../convenios-api.ts'
import { describeCuotas } from '../ficha/formato.ts'
import { type Linea, lineasDeLiquidacion } from '../ficha/lineas-de-liquidacion.ts'
import { enCentavos } from '../ficha/seleccion.ts'
import { estadoAplicado } from './estado-aplicado.ts'
import { Seccion } from './seccion.tsx'

const { vista, ficha, campos } = textos.convenios
const t = ficha.liquidacion

export const LiquidacionGuardada = ({ convenio }: { readonly convenio: Detalle }) => {
  const { data: estados = [] } = useGetConveniosEstadoQuery({})
  const estado = estadoAplicado(convenio, estados)
  return (
    <Seccion titulo={vista.cifras.honorarios}>
      <div className="conv-honorarios">
        <dl className="conv-renglones">
          {lineasDeLiquidacion(convenio.liquidacion, estado).map((linea) => (
            <Renglon key={linea.nombre} {...linea} notas={notasDe(linea, convenio)} />
          ))}
        </dl>
        <div className="stack">
          <Pago {...convenio.pago} />
          <p className="search-hint">{vista.comoSeCalcula}</p>
        </div>
      </div>
    </Seccion>
  )
}

const notasDe = ({ nombre, como }: Linea, { obsotgastos }: Detalle): readonly string[] => {
  if (nombre === t.otrosGastos) return obsotgastos === '' ? [] : [obsotgastos]
  if (nombre === t.gastoFijo) return [como ?? vista.gastoGuardado]
  return como === undefined ? [] : [como]
}

const Renglon = (linea: Linea & { readonly notas: readonly string[] }) => {
  const { nombre, monto, notas, suma = false, fuera = false } = linea
  return (
    <div className={suma ? 'conv-total-vista' : fuera ? 'conv-aparte' : undefined}>
      <dt>
        {nombre}
        {notas.map((nota) => (
          <small key={nota}>{nota}</small>
        ))}
      </dt>
      <dd>{monto}</dd>
    </div>
  )
}

const Pago = ({ forma, al_contado, cuotas }: Detalle['pago']) => (
  <dl className="record">
    <div>
      <dt>{campos.frmpg_id}</dt>
      <dd>{forma}</dd>
    </div>
    <div>
      <dt>{t.comoSePaga}</dt>
      {enCentavos(al_contado) !== 0 && (
        <dd>{interpolar(t.alContado, { monto: formatAmount(al_contado) })}</dd>
      )}
      {cuotas.length > 0 && (
        <dd>
          {describeCuotas(
            cuotas.map(({ monto }) => enCentavos(monto)),
            t.enCuotas,
            ficha.plan.ultima,
          )}
        </dd>
      )}
    </div>
  </dl>
)
