import { addCentavos, formatPesos, textos } from '@apremia/core'
import { formatAmount } from '../../ui/format.ts'
import { type Detalle, formatDeudaReconocida, tieneHonorarios } from './convenio.ts'
import { enCentavos } from './ficha/seleccion.ts'

const { vista } = textos.convenios

export const CifrasDelConvenio = ({ detalle }: { readonly detalle: Detalle }) => {
  const { total, a_pagar, liquidacion } = detalle
  const todo = addCentavos(enCentavos(a_pagar), enCentavos(liquidacion.total))
  const cifras = [
    [vista.cifras.deuda, formatDeudaReconocida(detalle, enCentavos(total))],
    [vista.cifras.planes, formatAmount(a_pagar)],
    ...(tieneHonorarios(detalle)
      ? ([
          [vista.cifras.honorarios, formatAmount(liquidacion.total)],
          [vista.cifras.aPagar, formatPesos(todo)],
        ] as const)
      : []),
  ] as const
  return (
    <dl className="conv-cifras">
      {cifras.map(([nombre, monto]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{monto}</dd>
        </div>
      ))}
    </dl>
  )
}
