import { type AccionDeConvenio, interpolar, textos } from '@apremia/core'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { type Identificado, impedimentoDe } from './convenio.ts'
import type { Apertura } from './pedido.ts'

const { acciones, verbos } = textos.convenios.listado
const { sinPdfAnterior } = textos.convenios

export type Acto = 'confirmar' | 'eliminar'

export interface AlPedir {
  readonly onAbrir: (pedido: Apertura) => void
  readonly onActo: (acto: Acto, convenio: Identificado) => void
}

interface Accion {
  readonly nombre: keyof typeof acciones
  readonly icon: IconName
  readonly onClick: () => void
  readonly impedimento?: string
}

const useAcciones = (convenio: Identificado, { onAbrir, onActo }: AlPedir): readonly Accion[] => {
  const principal = usePrincipal()
  const puede = usePuede()
  const { id } = convenio
  const permite = (accion: AccionDeConvenio) =>
    impedimentoDe(principal, convenio, accion) === undefined
  const conPdf = convenio.fc_confirma !== null && puede('convenios.documento')
  const todas: readonly (Accion | false)[] = [
    { nombre: 'ver', icon: 'ver', onClick: () => onAbrir({ abrir: 'ver', id }) },
    permite('confirmar') && {
      nombre: 'confirmar',
      icon: 'exito',
      onClick: () => onActo('confirmar', convenio),
    },
    permite('editar') && {
      nombre: 'editar',
      icon: 'editar',
      onClick: () => onAbrir({ abrir: 'editar', id }),
    },
    permite('eliminar') && {
      nombre: 'eliminar',
      icon: 'borrar',
      onClick: () => onActo('eliminar', convenio),
    },
    conPdf && {
      ...{ nombre: 'pdf', icon: 'pdf', onClick: () => onAbrir({ abrir: 'pdf', id }) },
      ...(convenio.con_pdf ? {} : { impedimento: sinPdfAnterior }),
    },
  ]
  return todas.filter((accion) => accion !== false)
}

/** Operations that cannot be undone. Their buttons have a text, because an icon alone would not be clear enough. */
const SIN_VUELTA: readonly Accion['nombre'][] = ['confirmar', 'eliminar']

interface ConvenioActionsProps extends AlPedir {
  readonly convenio: Identificado
}

export const ConvenioActions = ({ convenio, ...alPedir }: ConvenioActionsProps) => (
  <div className="actions">
    {useAcciones(convenio, alPedir).map(({ nombre, icon, onClick, impedimento }) => (
      <Button
        key={nombre}
        variant="ghost"
        icon={icon}
        aria-label={interpolar(acciones[nombre], { convenio: convenio.convenio })}
        title={SIN_VUELTA.includes(nombre) ? undefined : verbos[nombre]}
        impedimento={impedimento}
        onClick={onClick}
      >
        {SIN_VUELTA.includes(nombre) && verbos[nombre]}
      </Button>
    ))}
  </div>
)

export const ConvenioBotones = ({ convenio, ...alPedir }: ConvenioActionsProps) =>
  useAcciones(convenio, alPedir)
    .filter(({ nombre }) => nombre !== 'ver')
    .map(({ nombre, icon, onClick, impedimento }) => (
      <Button
        key={nombre}
        icon={icon}
        variant={
          nombre === 'confirmar' || (nombre === 'pdf' && !impedimento) ? 'primary' : 'secondary'
        }
        aria-label={interpolar(acciones[nombre], { convenio: convenio.convenio })}
        impedimento={impedimento}
        onClick={onClick}
      >
        {verbos[nombre]}
      </Button>
    ))
