import { interpolar, parseFecha, textos, writeMarca } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import type { CasoAbierto } from './pagina-de-caso-api.ts'

const { columnas, categorias } = textos.mesasPantalla
const { columnas: deInmueble } = textos.inmuebles
const t = textos.paginaDeCaso
const { marcaDe } = textos.marcaDeContribuyente

export const DatosDeCaso = ({ caso }: { readonly caso: CasoAbierto }) => {
  const datos: readonly (readonly [string, string])[] = [
    [columnas.situacion, [caso.situacion, caso.etapa].filter(Boolean).join(' · ')],
    [columnas.inicial, formatDate(caso.inicial ?? '')],
    [columnas.ultima, formatDate(caso.ultima ?? '')],
    [columnas.categoria, categorias[caso.categoria]],
    [t.ubicacion, caso.ubicacion],
    [t.domicilio, caso.domicilio],
    [t.domicilioElectronico, caso.domicilioElectronico],
    ...caso.marcados.map(
      ({ nombre, marca, desde, nota }) =>
        [
          interpolar(marcaDe, { nombre }),
          writeMarca({ marca, desde: parseFecha(desde ?? '') ?? null, nota }),
        ] as const,
    ),
    [deInmueble.nomenclatura, caso.nomenclatura],
    [deInmueble.partida, caso.partida],
  ]
  return (
    <dl className="facts">
      {datos.map(([nombre, valor]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{valor || textos.comunes.sinDato}</dd>
        </div>
      ))}
    </dl>
  )
}
