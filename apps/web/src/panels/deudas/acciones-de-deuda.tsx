import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { useRecursos } from '../../api/recursos.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Icon } from '../../ui/icon.tsx'
import { enlaceDeConvenio } from '../convenios/enlace-de-convenio.ts'
import { ConstanciaButton } from './constancia-button.tsx'
import { LiquidacionButton } from './liquidacion-button.tsx'

const { nuevoConvenio, nuevoConvenioDe } = textos.deudas

interface AccionesDeDeudaProps {
  readonly imponible: number
  readonly recurso: string
  /**
   * `enGestion` is true when at least one unpaid tax period is assigned to a lawyer. `fueraDeGestion` is true when at
   * least one unpaid tax period is assigned to nobody.
   */
  readonly enGestion: boolean
  readonly fueraDeGestion: boolean
}

export const AccionesDeDeuda = ({
  imponible,
  recurso,
  enGestion,
  fueraDeGestion,
}: AccionesDeDeudaProps) => {
  const puede = usePuede()
  const recursos = useRecursos()
  const convenio = puede('convenios.crear') && (enGestion || fueraDeGestion)
  const constancia = puede('convenios.simular') && enGestion
  if (!convenio && !constancia) return null
  return (
    <div className="actions">
      {convenio && (
        <Link
          className="btn btn-primary"
          to={enlaceDeConvenio(recursos, imponible, recurso)}
          aria-label={interpolar(nuevoConvenioDe, { imponible, recurso })}
        >
          <Icon name="agregar" />
          {nuevoConvenio}
        </Link>
      )}
      {constancia && (
        <>
          <ConstanciaButton imponible={imponible} recurso={recurso} />
          <LiquidacionButton imponible={imponible} recurso={recurso} />
        </>
      )}
    </div>
  )
}
