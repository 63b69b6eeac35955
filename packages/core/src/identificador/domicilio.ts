interface Domicilio {
  readonly calle: string
  readonly nro: number | null
  readonly piso: string
  readonly dept: string
}

const join = (partes: readonly string[]): string =>
  partes.filter((parte) => parte !== '').join(', ')

/** Formats a street address: 'Mitre 123, piso 2, dpto. B', or 'Mitre S/N' without a number. '' without a street. */
export const formatDomicilio = ({ calle, nro, piso, dept }: Domicilio): string =>
  calle === ''
    ? ''
    : join([
        `${calle} ${nro ?? 'S/N'}`,
        piso === '' ? '' : `piso ${piso}`,
        dept === '' ? '' : `dpto. ${dept}`,
      ])

/** Adds the word 'Barrio' to the name of a neighbourhood, unless the register already wrote it. */
const formatBarrio = (barrio: string): string =>
  barrio === '' || /^(barrio\b|b[°º.])/i.test(barrio) ? barrio : `Barrio ${barrio}`

export const formatUbicacion = (domicilio: Domicilio & { readonly barrio: string }): string =>
  join([formatDomicilio(domicilio), formatBarrio(domicilio.barrio)])

export const formatDomicilioPostal = (
  domicilio: Domicilio & { readonly localidad: string; readonly codigoPostal: string },
): string => {
  const { localidad, codigoPostal } = domicilio
  const ciudad = codigoPostal === '' ? localidad : `(${codigoPostal}) ${localidad}`.trim()
  return join([formatDomicilio(domicilio), ciudad])
}
