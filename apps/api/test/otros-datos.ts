import type { LoteDemo } from '@apremia/fixtures'
import type { Pool } from 'pg'

/** Number of final digits that stay visible in a masked document number or phone number. */
const A_LA_VISTA = { documento: 3, telefono: 2 } as const

type Velo = keyof typeof A_LA_VISTA | 'email' | 'texto'

/**
 * Changes the digits of a number that its masked form hides. Keeps the last `visibles` digits. The first digit never
 * becomes zero.
 */
const otrasCifras = (texto: string, visibles: number, semilla: number): string => {
  const cifras = texto.replace(/\D/g, '').length
  let vistas = 0
  return texto.replace(/\d/g, (cifra) => {
    vistas += 1
    if (vistas > cifras - visibles) return cifra
    const otra = (Number(cifra) + 1 + ((semilla * 7 + vistas * 3) % 8)) % 10
    return String(vistas === 1 && otra === 0 ? 5 : otra)
  })
}

/**
 * Returns a different value with the same masked form, so that a user who sees the masked form cannot notice the
 * change.
 */
export const otroDato = (velo: Velo, texto: string, semilla: number): string => {
  if (texto === '') return ''
  if (velo === 'texto') return `Otro ${semilla}`
  if (velo === 'email') return texto.replace(/^(.).*(@.*)$/, `$1${semilla}x$2`)
  return otrasCifras(texto, A_LA_VISTA[velo], semilla)
}

const COLUMNAS: readonly {
  readonly tabla: string
  readonly id: string
  readonly columnas: Readonly<Record<string, Velo>>
}[] = [
  {
    tabla: 'contribuyente',
    id: 'nro_contrib',
    columnas: {
      nro_doc: 'documento',
      cuit: 'documento',
      cuim: 'documento',
      telefonos: 'telefono',
      email: 'email',
      domicilio_electronico: 'email',
      marca_nota: 'texto',
    },
  },
  { tabla: 'comercio', id: 'nro_comercio', columnas: { cuit: 'documento' } },
  {
    tabla: 'convenio',
    id: 'id',
    columnas: {
      frm_dni: 'documento',
      frm_tel: 'telefono',
      frm_cel: 'telefono',
      frm_email: 'email',
      obs: 'texto',
      obsotgastos: 'texto',
    },
  },
  { tabla: 'actuacion', id: 'id', columnas: { obs: 'texto', baja_motivo: 'texto' } },
  { tabla: 'actuacion_documento', id: 'id', columnas: { nombre: 'texto' } },
  {
    tabla: 'registro',
    id: 'id',
    columnas: { dni: 'documento', telefono: 'telefono', descripcion: 'texto' },
  },
  { tabla: 'registro_documento', id: 'id', columnas: { nombre: 'texto' } },
]

export const cambiarDatosVelados = async (pool: Pool): Promise<void> => {
  for (const { tabla, id, columnas } of COLUMNAS)
    for (const [columna, velo] of Object.entries(columnas)) {
      const { rows } = await pool.query<{ id: number; dato: string }>(
        `select ${id} as id, ${columna} as dato from ${tabla} where coalesce(${columna}, '') <> ''`,
      )
      const otros = rows.map((row) => otroDato(velo, row.dato, row.id))
      await pool.query(
        `update ${tabla} t set ${columna} = x.dato
         from unnest($1::integer[], $2::text[]) x(id, dato) where t.${id} = x.id`,
        [rows.map((row) => row.id), otros],
      )
    }
}

const otro = <T extends string | null>(velo: Velo, dato: T, semilla: number): T =>
  (dato === null ? dato : otroDato(velo, dato, semilla)) as T

export const conOtrosDatos = (lote: LoteDemo): LoteDemo => ({
  ...lote,
  contribuyente: lote.contribuyente.map((c) => ({
    ...c,
    nroDoc: otro('documento', c.nroDoc, c.nroContrib),
    cuit: otro('documento', c.cuit, c.nroContrib),
    cuim: otro('documento', c.cuim, c.nroContrib),
    telefonos: otro('telefono', c.telefonos, c.nroContrib),
    email: otro('email', c.email, c.nroContrib),
  })),
  comercio: lote.comercio.map((c) => ({ ...c, cuit: otro('documento', c.cuit, c.nroComercio) })),
  convenio: lote.convenio.map((c, i) => ({
    ...c,
    frmDni: otro('documento', c.frmDni, i),
    frmTel: otro('telefono', c.frmTel, i),
    frmCel: otro('telefono', c.frmCel, i),
    frmEmail: otro('email', c.frmEmail, i),
    obs: otro('texto', c.obs, i),
    obsotgastos: otro('texto', c.obsotgastos, i),
  })),
})
