import {
  decideNuevaActuacion,
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
  TIPOS_FIJOS,
  textos,
  tipoDeCaso,
} from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRecursos } from '../../api/recursos.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Opening } from '../../ui/opening.tsx'
import { elegidoDeCaso } from '../actuaciones/elegidos-de-casos.ts'
import type { AlGrabar } from '../actuaciones/grabacion.ts'
import { useEtapas } from '../actuaciones/use-etapas.ts'
import { enlaceDeConvenio } from '../convenios/enlace-de-convenio.ts'
import type { CasoAbierto } from './pagina-de-caso-api.ts'

const NuevaActuacion = lazy(async () => ({
  default: (await import('../actuaciones/nueva-actuacion.tsx')).NuevaActuacion,
}))
const NuevaDialog = lazy(async () => ({
  default: (await import('../actuaciones/nueva-dialog.tsx')).NuevaDialog,
}))

const t = textos.paginaDeCaso

/** Stage types that have their own button. Every other stage type is chosen in the form of the button 'Actuación'. */
const DIRECTAS = {
  carta: { tpId: TIPOS_FIJOS.avisoFinal, gpId: GRUPO_EXTRAJUDICIAL },
  radicar: { tpId: TIPOS_FIJOS.radicacion, gpId: GRUPO_JUDICIAL },
} as const

type Abierto = keyof typeof DIRECTAS | 'otra'

interface ActosDeCasoProps extends AlGrabar {
  readonly caso: CasoAbierto
}

export const ActosDeCaso = ({ caso, onSaved }: ActosDeCasoProps) => {
  const principal = usePrincipal()
  const puede = usePuede()
  const recursos = useRecursos()
  const [abierto, setAbierto] = useState<Abierto>()
  const elegido = elegidoDeCaso(caso)
  const close = () => setAbierto(undefined)
  const saved: typeof onSaved = (grabacion) => {
    close()
    onSaved(grabacion)
  }
  const actua = decideNuevaActuacion(principal, [elegido], TIPOS_FIJOS.resultado).ok
  const pedido = { clase: caso.categoria, elegidos: [elegido], onSaved: saved } as const
  const { grupo } = tipoDeCaso(caso.mesa)
  // Stage types whose own button is shown for this case. A judicial case receives no letter (D175). A case with a court
  // file has no radication button: a second radication is chosen in the form of the button 'Actuación' (D137).
  const directas = [
    ...(caso.mesa === 'extrajudicial' ? (['carta'] as const) : []),
    ...(caso.radicacion === null ? (['radicar'] as const) : []),
  ]
  return (
    <>
      <div className="actions">
        {actua && (
          <Button
            variant="primary"
            icon="agregar"
            aria-expanded={abierto === 'otra'}
            onClick={() => setAbierto(abierto === 'otra' ? undefined : 'otra')}
          >
            {textos.gestion.actuacion}
          </Button>
        )}
        {actua &&
          directas.map((cual) => (
            <Button
              key={cual}
              icon={cual === 'carta' ? 'cartas' : 'judicial'}
              onClick={() => setAbierto(cual)}
            >
              {t[cual]}
            </Button>
          ))}
        {puede('convenios.crear') && caso.saldada === null && (
          <Link
            className="btn btn-secondary"
            to={enlaceDeConvenio(recursos, caso.imponible, caso.recurso)}
          >
            <Icon name="convenios" />
            {t.convenio}
          </Link>
        )}
      </div>
      <Suspense fallback={<Opening />}>
        {abierto === 'otra' && <NuevaActuacion {...pedido} grupo={grupo} onCancel={close} />}
        {abierto !== undefined && abierto !== 'otra' && (
          <Directa pedido={pedido} {...DIRECTAS[abierto]} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

interface DirectaProps {
  readonly pedido: Pick<Parameters<typeof NuevaDialog>[0], 'clase' | 'elegidos' | 'onSaved'>
  readonly tpId: number
  readonly gpId: number
  readonly onClose: () => void
}

const Directa = ({ pedido, onClose, ...tipo }: DirectaProps) => {
  const { etapas, failure, retry } = useEtapas()
  if (failure && !etapas)
    return <FailureAlert failure={failure} onRetry={retry} onClose={onClose} />
  if (!etapas) return <Opening />
  return <NuevaDialog {...pedido} {...tipo} tipos={etapas.tipos} onClose={onClose} />
}
