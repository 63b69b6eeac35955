import { formatDni, nombrarTitulos, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Confirmacion } from '../../../panels/convenios/confirmacion.tsx'
import { nombreDeAbogado } from '../../../panels/convenios/convenio-listado.ts'
import { formatDate } from '../../../ui/format.ts'
import type { Detalle } from '../convenio.ts'
import { Seccion } from './seccion.tsx'

const { vista, campos, listado } = textos.convenios
const { sinDato } = textos.comunes

type Dato = readonly [nombre: string, valor: ReactNode]

const optional = (nombre: string, valor: string): readonly Dato[] =>
  valor === '' ? [] : [[nombre, valor]]

const Datario = ({ datos }: { readonly datos: readonly Dato[] }) => (
  <dl className="record">
    {datos.map(([nombre, valor]) => (
      <div key={nombre}>
        <dt>{nombre}</dt>
        <dd>{valor || sinDato}</dd>
      </div>
    ))}
  </dl>
)

const caracterDe = ({ firma_caracter_nombre, firma_caracter_otros }: Detalle): string =>
  [firma_caracter_nombre, firma_caracter_otros].filter(Boolean).join(': ')

export const Datos = ({ convenio }: { readonly convenio: Detalle }) => (
  <div className="conv-datos">
    <Seccion titulo={vista.datos}>
      <Datario
        datos={[
          [vista.numero, convenio.convenio],
          [listado.confirmacion, <Confirmacion key="confirmacion" convenio={convenio} />],
          [campos.codexterno, nombreDeAbogado(convenio.convenio_abogado)],
          [campos.fechaconf, formatDate(convenio.fechaconf ?? '')],
          [vista.fechacarga, formatDate(convenio.fechacarga ?? '')],
          [campos.estado_id, convenio.estado_nombre],
          ...optional(campos.titulo, nombrarTitulos(convenio.titulo, convenio.titulos).join(', ')),
          ...optional(campos.obs, convenio.obs),
        ]}
      />
    </Seccion>
    <Seccion titulo={vista.firmante}>
      <Datario
        datos={[
          [campos.frm_nombre, convenio.frm_nombre],
          [campos.frm_dni, formatDni(convenio.frm_dni)],
          [campos.firma_caracter, caracterDe(convenio)],
          [campos.frm_tel, convenio.frm_tel],
          [campos.frm_cel, convenio.frm_cel],
          [campos.frm_email, convenio.frm_email],
          [campos.frm_dir, convenio.frm_dir],
          [campos.frm_loc, convenio.frm_loc],
        ]}
      />
    </Seccion>
  </div>
)
