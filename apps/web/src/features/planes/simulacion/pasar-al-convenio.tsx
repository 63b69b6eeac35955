import {
  formatPesos,
  interpolar,
  parseSignedWireAmount,
  sumCentavos,
  TIPOS_DE_PLAN,
  textos,
} from '@apremia/core'
import { useNavigate } from 'react-router-dom'
import { useRecursos } from '../../../api/recursos.ts'
import { enlaceDeConvenio } from '../../../panels/convenios/enlace-de-convenio.ts'
import { Button } from '../../../ui/button.tsx'
import type { Condiciones } from './condiciones.ts'
import type { Imponible } from './imponible-form.tsx'
import { contarCuotas, type RespuestaDeSimulacion } from './use-simulacion.ts'

const { simulacion: t } = textos.planes

interface PasarProps extends Imponible {
  readonly simulado: RespuestaDeSimulacion | undefined
  readonly condiciones: Condiciones
}

/**
 * Button that starts a new agreement with the simulated periods and plan. The agreement leaves out the simulated
 * periods that are not in legal management or that belong to another lawyer (D183).
 */
export const PasarAlConvenio = ({ imponible, recurso, simulado, condiciones }: PasarProps) => {
  const navigate = useNavigate()
  const recursos = useRecursos()
  const entran = simulado?.periodos ?? []
  return (
    <div className="sim-go">
      {simulado && simulado.afuera.length > 0 && <p>{describeQueEntra(simulado)}</p>}
      <Button
        variant="primary"
        icon="convenios"
        disabled={entran.length === 0}
        onClick={() => {
          if (simulado === undefined) return
          const { plan } = simulado
          const { cuotas, anticipo } = TIPOS_DE_PLAN[plan]
          void navigate(
            enlaceDeConvenio(recursos, imponible, recurso, {
              periodos: entran,
              plan,
              ...(cuotas === null && condiciones.cuotas !== null
                ? { cuotas: String(contarCuotas(simulado)) }
                : {}),
              ...(anticipo && condiciones.anticipo !== null
                ? { anticipo: condiciones.anticipo.trim() }
                : {}),
            }),
          )
        }}
      >
        {t.alConvenio}
      </Button>
    </div>
  )
}

const describeQueEntra = ({ periodos, afuera }: RespuestaDeSimulacion): string => {
  if (periodos.length === 0) return t.nadaAlConvenio
  return interpolar(periodos.length === 1 ? t.alConvenioSolo.uno : t.alConvenioSolo.varios, {
    n: periodos.length,
    total: periodos.length + afuera.length,
    importe: formatPesos(
      sumCentavos(periodos.flatMap(({ total }) => parseSignedWireAmount(total) ?? [])),
    ),
  })
}
