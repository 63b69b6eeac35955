import { interpolar, textos } from '@apremia/core'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import type { CuentasDeMesa } from '../../panels/mesas/mesas-api.ts'
import { formatInteger } from '../../ui/format.ts'
import type { CasosDeMesa } from './use-casos.ts'

const t = textos.mesasPantalla

interface SinCasosProps extends Pick<CasosDeMesa, 'lista' | 'solapa'> {
  readonly cuentas: CuentasDeMesa | undefined
}

export const SinCasos = ({ lista, solapa, cuentas }: SinCasosProps) => {
  const { solapa: _, historico: __, ...filtro } = lista.filtro
  const anteriores = cuentas?.anteriores[solapa] ?? 0
  return (
    <>
      <p>
        <strong>{Object.keys(filtro).length > 0 ? t.ningunoConFiltro : t.ninguno}</strong>
      </p>
      <QueEspera pantalla="mesas" />
      {anteriores > 0 && <p>{interpolar(t.ningunoEnVentana, { n: formatInteger(anteriores) })}</p>}
    </>
  )
}
