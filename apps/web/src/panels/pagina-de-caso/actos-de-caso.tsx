import {
  decideActosDeCaso,
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
  offersReanudacion,
  puede,
  TIPOS_FIJOS,
  textos,
  tipoDeCaso,
} from '@apremia/core'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useRecursos } from '../../api/recursos.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { Opening } from '../../ui/opening.tsx'
import { elegidoDeCaso } from '../actuaciones/elegidos-de-casos.ts'
import type { AlGrabar } from '../actuaciones/grabacion.ts'
import { useEtapas } from '../actuaciones/use-etapas.ts'
import { type ActoEnLaPagina, asksReanudacion, HACER, readActo } from '../casos/enlace-de-caso.ts'
import { enlaceDeConvenio } from '../convenios/enlace-de-convenio.ts'
import type { CasoAbierto } from './pagina-de-caso-api.ts'

const NuevaActuacion = later(
  async () => (await import('../actuaciones/nueva-actuacion.tsx')).NuevaActuacion,
)
const NuevaDialog = later(async () => (await import('../actuaciones/nueva-dialog.tsx')).NuevaDialog)

const EscritoDialog = later(
  async () => (await import('../escritos/escrito-dialog.tsx')).EscritoDialog,
)

const LegajoDialog = later(async () => (await import('../legajo/legajo-dialog.tsx')).LegajoDialog)

const t = textos.paginaDeCaso

/**
 * Types of case action that have their own button. Every other type is chosen in the form of the button 'Actuación'.
 */
const DIRECTAS = {
  carta: { tpId: TIPOS_FIJOS.avisoFinal, gpId: GRUPO_EXTRAJUDICIAL },
  radicar: { tpId: TIPOS_FIJOS.radicacion, gpId: GRUPO_JUDICIAL },
} as const

interface ActosDeCasoProps extends AlGrabar {
  readonly caso: CasoAbierto
}

export const ActosDeCaso = ({ caso, onSaved }: ActosDeCasoProps) => {
  const principal = usePrincipal()
  const recursos = useRecursos()
  const [elegidoAca, setElegidoAca] = useState<ActoEnLaPagina>()
  const [escritoAca, setEscritoAca] = useState<'reanudacion' | 'cualquiera'>()
  const [legajo, setLegajo] = useState(false)
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const elegido = elegidoDeCaso(caso)
  const actos = decideActosDeCaso(principal, {
    ...caso,
    radicado: caso.radicacion !== null,
    saldado: caso.saldada !== null,
  })
  const enlazado = readActo(params)
  const abierto = enlazado !== undefined && actos.includes(enlazado) ? enlazado : elegidoAca
  const haceEscritos = puede(principal, 'escritos.hacer')
  const reanudaPorEnlace = haceEscritos && asksReanudacion(params)
  const escrito = reanudaPorEnlace ? 'reanudacion' : escritoAca
  const dropEnlace = () => {
    if (enlazado === undefined && !reanudaPorEnlace) return
    const sinActo = new URLSearchParams(params)
    sinActo.delete(HACER)
    setParams(sinActo, { replace: true, state })
  }
  const setAbierto = (acto: ActoEnLaPagina | undefined) => {
    setElegidoAca(acto)
    dropEnlace()
  }
  const closeEscrito = () => {
    setEscritoAca(undefined)
    dropEnlace()
  }
  const close = () => setAbierto(undefined)
  const saved: typeof onSaved = (grabacion) => {
    close()
    onSaved(grabacion)
  }
  const pedido = { clase: caso.categoria, elegidos: [elegido], onSaved: saved } as const
  const { grupo } = tipoDeCaso(caso.mesa)
  const directas = (['carta', 'radicar'] as const).filter((acto) => actos.includes(acto))
  return (
    <>
      <div className="actions">
        {actos.includes('actuacion') && (
          <Button
            variant="primary"
            icon="agregar"
            aria-expanded={abierto === 'actuacion'}
            onClick={() => setAbierto(abierto === 'actuacion' ? undefined : 'actuacion')}
          >
            {textos.gestion.actuacion}
          </Button>
        )}
        {directas.map((cual) => (
          <Button
            key={cual}
            icon={cual === 'carta' ? 'cartas' : 'judicial'}
            onClick={() => setAbierto(cual)}
          >
            {t[cual]}
          </Button>
        ))}
        {actos.includes('convenio') && (
          <Link
            className="btn btn-secondary"
            to={enlaceDeConvenio(recursos, caso.imponible, caso.recurso)}
          >
            <Icon name="convenios" />
            {t.convenio}
          </Link>
        )}
        {offersReanudacion(principal, { ...caso, radicado: caso.radicacion !== null }) && (
          <Button icon="reanudar" onClick={() => setEscritoAca('reanudacion')}>
            {textos.escritosJudiciales.deCaso.reanudar}
          </Button>
        )}
        {haceEscritos && (
          <>
            <Button icon="pdf" onClick={() => setEscritoAca('cualquiera')}>
              {textos.escritosJudiciales.deCaso.boton}
            </Button>
            <Button icon="descargar" onClick={() => setLegajo(true)}>
              {textos.legajos.pantalla.boton}
            </Button>
          </>
        )}
      </div>

      {abierto === 'actuacion' && <NuevaActuacion {...pedido} grupo={grupo} onCancel={close} />}
      {abierto !== undefined && abierto !== 'actuacion' && (
        <Directa pedido={pedido} {...DIRECTAS[abierto]} onClose={close} />
      )}
      {escrito && (
        <EscritoDialog
          caso={caso}
          clase={escrito === 'reanudacion' ? escrito : undefined}
          onClose={closeEscrito}
        />
      )}
      {legajo && <LegajoDialog caso={caso} onClose={() => setLegajo(false)} />}
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
