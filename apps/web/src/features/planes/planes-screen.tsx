import { ESTADOS_DE_PLAN } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { opcionesDeRecursos, useRecursos } from '../../api/recursos.ts'
import type { Plan } from '../../panels/planes/columns.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { CampoDePlanes } from './filtro.ts'
import { ListadoDePlanes } from './listado-de-planes.tsx'
import './planes.css'
import { usePlanes } from './use-planes.ts'

const planes = textos.planes
const { filtros } = planes

const PlanDialog = later(
  async () => (await import('../../panels/planes/plan-dialog.tsx')).PlanDialog,
)
const SimulacionDialog = later(
  async () => (await import('./simulacion/simulacion-dialog.tsx')).SimulacionDialog,
)

const ESTADO_OPTIONS = ESTADOS_DE_PLAN.map((value) => ({ value, label: planes.estados[value] }))

type Abierto =
  | { readonly modal: 'ver'; readonly plan: Plan }
  | { readonly modal: 'simular'; readonly imponible: string; readonly recurso: string }

export const PlanesScreen = () => {
  const busqueda = usePlanes()
  const puede = usePuede()
  const recursos = useRecursos()
  const [abierto, setAbierto] = useState<Abierto>()
  const close = () => setAbierto(undefined)
  const { filtro } = busqueda
  const groups: readonly FilterGroup<CampoDePlanes>[] = [
    {
      title: planes.titulo,
      fields: [
        { campo: 'inmueble', label: filtros.inmueble, numeric: true },
        { campo: 'recurso', label: filtros.recurso, options: opcionesDeRecursos(recursos) },
        { campo: 'contribuyente', label: filtros.contribuyente },
        { campo: 'nroContribuyente', label: filtros.nroContribuyente, numeric: true },
        { campo: 'plan', label: filtros.plan, numeric: true },
        { campo: 'estado', label: filtros.estado, options: ESTADO_OPTIONS },
        ...useCampoAbogado(busqueda.principal),
      ],
    },
  ]
  const simular = puede('convenios.simular')
    ? (imponible: string, recurso: string) => setAbierto({ modal: 'simular', imponible, recurso })
    : undefined
  return (
    <div className="screen">
      <ScreenTitle text={planes.titulo} />
      <div className="card">
        <ListadoDePlanes
          busqueda={busqueda}
          groups={groups}
          onSimularLoBuscado={
            simular && (() => simular(filtro.inmueble ?? '', filtro.recurso ?? ''))
          }
          lead={
            simular && (
              <Button
                variant="primary"
                icon="simular"
                onClick={() => simular(filtro.inmueble ?? '', filtro.recurso ?? '')}
              >
                {planes.simular}
              </Button>
            )
          }
          onVer={(plan) => setAbierto({ modal: 'ver', plan })}
          onSimular={
            simular && (({ NRO_IMPONIBLE, RECURSO }) => simular(String(NRO_IMPONIBLE), RECURSO))
          }
        />
      </div>

      {abierto?.modal === 'ver' && <PlanDialog plan={abierto.plan} onClose={close} />}
      {abierto?.modal === 'simular' && (
        <SimulacionDialog imponible={abierto.imponible} recurso={abierto.recurso} onClose={close} />
      )}
    </div>
  )
}
