import { textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { List } from '../../ui/table/list.tsx'
import { ListBar } from '../../ui/table/list-bar.tsx'
import type { ListaSpec } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { useAbierto } from '../../ui/use-abierto.ts'
import { columnasDeCargas } from './cargas-columns.tsx'
import { useGetPaquetesQuery } from './paquetes-api.ts'

import { Sincronizacion } from './sincronizacion.tsx'

const CargaDialog = later(async () => (await import('./carga-dialog.tsx')).CargaDialog)

const NuevaCargaDialog = later(
  async () => (await import('./nueva-carga-dialog.tsx')).NuevaCargaDialog,
)

const SalidasDialog = later(async () => (await import('./salidas-dialog.tsx')).SalidasDialog)

const EntregasDialog = later(async () => (await import('./entregas-dialog.tsx')).EntregasDialog)

const EquivalenciasDialog = later(
  async () => (await import('./equivalencias/equivalencias-dialog.tsx')).EquivalenciasDialog,
)

const t = textos.datosDelMunicipio

const LISTA: ListaSpec<never> = { pantalla: 'datos-del-municipio', campos: [] }

const ABIERTOS = ['nueva', 'carga', 'salida', 'entrega', 'equivalencias'] as const

export const DatosDelMunicipioScreen = () => {
  const { data: config } = useGetConfigQuery({})
  const puede = usePuede()
  const exporta = puede('municipio.exportar')
  const entrega = puede('municipio.entregas')
  const remoto = config?.servicioMunicipal === 'remoto'
  const lista = useLista(LISTA)
  const abierto = useAbierto(ABIERTOS)
  const { error, ...source } = useGetPaquetesQuery(
    { query: { pagina: lista.pagina, porPagina: lista.porPagina } },
    { refetchOnMountOrArgChange: true },
  )
  const { shown: columns, ...choice } = useColumns(
    LISTA.pantalla,
    columnasDeCargas(({ id }) => abierto.open({ carga: String(id) })),
  )
  const vista = Number(abierto.valor('carga') ?? 0)
  const onEmpezada = (carga: number) => abierto.replace({ carga: String(carga) })
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <section className="card" aria-label={t.titulo}>
        <ListBar
          heading={<h1>{t.titulo}</h1>}
          vistas={lista.vistas}
          choice={choice}
          lead={
            <Button
              variant={remoto ? 'secondary' : 'primary'}
              icon="subir"
              onClick={() => abierto.open({ nueva: '1' })}
            >
              {t.nueva}
            </Button>
          }
        >
          <Button onClick={() => abierto.open({ equivalencias: '1' })}>
            {t.equivalencias.boton}
          </Button>
          {entrega && (
            <Button icon="descargar" onClick={() => abierto.open({ entrega: '1' })}>
              {textos.entregas.pantalla.boton}
            </Button>
          )}
          {exporta && (
            <Button icon="descargar" onClick={() => abierto.open({ salida: '1' })}>
              {textos.salidas.pantalla.boton}
            </Button>
          )}
        </ListBar>
        {remoto && <Sincronizacion />}
        <List
          caption={t.cargas}
          columns={columns}
          rowKey={({ id }) => id}
          source={{ ...source, error: failureOf(error) }}
          lista={lista}
          empty={<p>{remoto ? t.vacioRemoto : t.vacio}</p>}
        />
      </section>

      {abierto.valor('nueva') !== undefined && (
        <NuevaCargaDialog remoto={remoto} onEmpezada={onEmpezada} onClose={abierto.close} />
      )}
      {abierto.valor('equivalencias') !== undefined && (
        <EquivalenciasDialog onClose={abierto.close} />
      )}
      {entrega && abierto.valor('entrega') !== undefined && (
        <EntregasDialog onClose={abierto.close} />
      )}
      {exporta && abierto.valor('salida') !== undefined && (
        <SalidasDialog onClose={abierto.close} />
      )}
      {Number.isSafeInteger(vista) && vista > 0 && (
        <CargaDialog key={vista} id={vista} onEmpezada={onEmpezada} onClose={abierto.close} />
      )}
    </div>
  )
}
