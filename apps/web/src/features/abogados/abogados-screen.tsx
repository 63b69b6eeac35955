import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { ListadoDeAbogados } from './listado-tab.tsx'

const MisDatos = later(async () => (await import('./mis-datos.tsx')).MisDatos, <ListSkeleton />)
const NuevoTab = later(async () => (await import('./nuevo-tab.tsx')).NuevoTab, <ListSkeleton />)

const abogados = textos.abogados

type Pestana = 'listado' | 'mis-datos' | 'nuevo'

export const AbogadosScreen = () => {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const puede = usePuede()
  const lazily = (content: ReactNode) => <>{content}</>
  const tabs: Tab<Pestana>[] = [
    {
      id: 'listado',
      label: abogados.pestanas.listado,
      fresh: true,
      content: <ListadoDeAbogados />,
    },
  ]
  if (puede('abogados.propio')) {
    const content = lazily(<MisDatos />)
    tabs.push({ id: 'mis-datos', label: abogados.pestanas.misDatos, content })
  }
  if (puede('abogados.administrar')) {
    const content = lazily(<NuevoTab />)
    tabs.push({ id: 'nuevo', label: abogados.pestanas.nuevo, content })
  }
  const asked = params.get('pestana')
  const active = tabs.find(({ id }) => id === asked)?.id ?? 'listado'
  return (
    <div className="screen screen-tabs">
      <ScreenTitle text={abogados.titulo} />
      <div className="title-row">
        <Button
          variant="ghost"
          icon="volver"
          aria-label={abogados.volver}
          title={abogados.volver}
          onClick={() => navigate('/home')}
        />
        <h1>{abogados.titulo}</h1>
        <Link className="btn btn-secondary" to="/condiciones">
          {abogados.condicionesLegales}
        </Link>
        {puede('historial.ver') && (
          <Link className="btn btn-secondary" to="/historial">
            {textos.historial.titulo}
          </Link>
        )}
      </div>
      <Tabs
        tabs={tabs}
        active={active}
        onChange={(pestana) => setParams(pestana === 'listado' ? {} : { pestana })}
      />
    </div>
  )
}
