import { type Fecha, textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Calculado, type Pedido } from './calculado.tsx'
import { useGetEfectoDeArancelQuery, useGetEfectoDeParametroQuery } from './configuracion-api.ts'

const { efecto: t } = textos.configuracion

type Impreso = Data<'getEfectoDeParametro'>['impresos'][number]

const Impresos = ({ impresos }: { readonly impresos: readonly Impreso[] }) => (
  <section className="efecto-impresos" aria-label={t.impreso}>
    {impresos.map(({ papel, antes, despues }) => (
      <figure key={papel}>
        <figcaption>{t.papeles[papel]}</figcaption>
        <dl>
          <dt>{t.hoyDice}</dt>
          <dd>{antes || t.noSeImprime}</dd>
          <dt>{t.vaADecir}</dt>
          <dd>{despues || t.noSeImprime}</dd>
        </dl>
      </figure>
    ))}
  </section>
)

type Efecto = Pick<Data<'getEfectoDeParametro'>, 'frases'> &
  Partial<Pick<Data<'getEfectoDeParametro'>, 'impresos'>>

/**
 * Shows what a new configuration value would change, as computed by the server. Shows nothing for a value that the
 * server refuses, because saving shows the error beside the field.
 */
const EfectoCalculado = ({ pedido }: { readonly pedido: Pedido<Efecto> }) =>
  failureOf(pedido.error)?.fields && !pedido.isFetching ? null : (
    <Calculado pedido={pedido} espera={t.calculando}>
      {({ frases, impresos = [] }) => (
        <>
          {frases.length > 0 && (
            <Alert kind="aviso" title={t.titulo}>
              <ul>
                {frases.map((frase) => (
                  <li key={frase}>{frase}</li>
                ))}
              </ul>
            </Alert>
          )}
          {impresos.length > 0 && <Impresos impresos={impresos} />}
        </>
      )}
    </Calculado>
  )

interface EfectoDeParametroProps {
  readonly clave: string
  readonly valor: string
  readonly desde: Fecha | undefined
}

// Each time that the dialog opens, the effect of the typed value is requested again, because other people may have
// changed the affected payment agreements or cases.
const OPCIONES = { refetchOnMountOrArgChange: true } as const

export const EfectoDeParametro = ({ clave, valor, desde }: EfectoDeParametroProps) => {
  const vigenteDesde = desde === undefined ? {} : { vigenteDesde: desde }
  const query = { clave, valor, ...vigenteDesde }
  return <EfectoCalculado pedido={useGetEfectoDeParametroQuery({ query }, OPCIONES)} />
}

interface EfectoDeArancelProps {
  readonly id: number
  readonly porcentual: string
  readonly gastofijo: string
  readonly jus: string
  readonly desde: Fecha | undefined
}

export const EfectoDeArancel = ({ desde, ...valores }: EfectoDeArancelProps) => {
  const query = { ...valores, ...(desde === undefined ? {} : { vigente_desde: desde }) }
  return <EfectoCalculado pedido={useGetEfectoDeArancelQuery({ query }, OPCIONES)} />
}
