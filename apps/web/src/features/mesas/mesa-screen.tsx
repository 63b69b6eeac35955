import { decideAccionDeActuacion, type Mesa, type PestanaDeMesa, textos } from '@apremia/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoteGrabado } from '../../panels/actuaciones/grabacion.ts'
import type { Papel } from '../../panels/actuaciones/papel.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { useCasoAbierto } from './caso/use-caso-abierto.ts'
import { ListaDeCasos } from './lista-de-casos.tsx'
import { DE_MESA } from './mesa.ts'
import './mesas.css'
import { useVista } from './use-vista.ts'

const AbogadoBar = lazy(async () => ({
  default: (await import('./abogado-bar.tsx')).AbogadoBar,
}))
const AbogadoDialog = lazy(async () => ({
  default: (await import('./abogado-dialog.tsx')).AbogadoDialog,
}))
const InicioTab = lazy(async () => ({
  default: (await import('./inicio-tab.tsx')).InicioTab,
}))
const ConveniosTab = lazy(async () => ({
  default: (await import('./convenios-tab.tsx')).ConveniosTab,
}))
const PlanesTab = lazy(async () => ({
  default: (await import('./planes-tab.tsx')).PlanesTab,
}))
const CasoDialog = lazy(async () => ({
  default: (await import('./caso/caso-dialog.tsx')).CasoDialog,
}))
const DeshacerBar = lazy(async () => ({
  default: (await import('../../panels/actuaciones/deshacer-bar.tsx')).DeshacerBar,
}))
const PapelDialog = lazy(async () => ({
  default: (await import('../../panels/actuaciones/papel-dialog.tsx')).PapelDialog,
}))

/** /mesa-judicial and /mesa-extrajudicial (S2 §2.4, §2.5). */
export const MesaScreen = ({ mesa }: { readonly mesa: Mesa }) => {
  const datos = DE_MESA[mesa]
  const navigate = useNavigate()
  const vista = useVista(datos)
  const { abogado, elige, pestana } = vista
  const abierto = useCasoAbierto()
  const [papel, setPapel] = useState<Papel>()
  const [grabado, setGrabado] = useState<LoteGrabado>()
  const principal = usePrincipal()
  // Who records for others without being the head lawyer does not delete what is theirs (D8, D12).
  const grabada = { abogado: abogado || principal.abogado, vigente: true, eliminadaEl: null }
  const deshace = decideAccionDeActuacion(principal, grabada, 'eliminar').ok
  const lista = (
    <ListaDeCasos
      datos={datos}
      abogado={abogado}
      onAbrir={abierto.open}
      onSaved={({ papel: hecho, lote }) => {
        setPapel(hecho)
        setGrabado(lote)
      }}
    />
  )
  const contenidoDe = (una: PestanaDeMesa): ReactNode => {
    if (una === datos.pestanaDeCasos) return lista
    if (una === 'inicio') return <InicioTab datos={datos} abogado={abogado} />
    return una === 'convenios' ? (
      <ConveniosTab datos={datos} abogado={abogado} />
    ) : (
      <PlanesTab datos={datos} abogado={abogado} />
    )
  }
  const tabs = vista.pestanas.map(
    (una): Tab<PestanaDeMesa> => ({
      id: una,
      label: textos.mesas.pestanas[una],
      // Each is there only while it is the one seen (S2 §2.5), by the address.
      fresh: true,
      content: (
        <div className="card">
          <Suspense fallback={<ListSkeleton />}>{contenidoDe(una)}</Suspense>
        </div>
      ),
    }),
  )
  return (
    <div className="screen screen-tabs">
      <ScreenTitle text={datos.titulo} />
      <div className="mesa-cabecera">
        <h1>{datos.titulo}</h1>
        <Suspense>{elige && !vista.debeElegir && <AbogadoBar {...vista} />}</Suspense>
      </div>
      <Suspense>
        {deshace && grabado && <DeshacerBar lote={grabado} onClose={() => setGrabado(undefined)} />}
      </Suspense>
      {!vista.porRestaurar && !vista.debeElegir && (
        <Tabs key={abogado} tabs={tabs} active={pestana} onChange={vista.changeTo} />
      )}
      <Suspense>
        {!vista.porRestaurar && vista.debeElegir && (
          <AbogadoDialog abogado="" onChoose={vista.choose} onCancel={() => navigate('/home')} />
        )}
        {abierto.caso && !vista.debeElegir && (
          <CasoDialog {...abierto} caso={abierto.caso} mesa={mesa} abogado={abogado} />
        )}
        {papel && <PapelDialog papel={papel} onClose={() => setPapel(undefined)} />}
      </Suspense>
    </div>
  )
}
