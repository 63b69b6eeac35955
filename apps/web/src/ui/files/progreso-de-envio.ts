/**
 * Returns the fraction of each file already sent, from 0 to 1. In the request, the form fields come first and the files
 * follow one after another.
 * @param total bytes of the whole request, including the form fields
 */
export const progresoDeEnvio = (
  tamanos: readonly number[],
  enviado: number,
  total: number,
): readonly number[] => {
  const archivos = tamanos.reduce((suma, tamano) => suma + tamano, 0)
  let resto = enviado - Math.max(0, total - archivos)
  return tamanos.map((tamano) => {
    const parte = tamano === 0 ? 1 : Math.min(1, Math.max(0, resto / tamano))
    resto -= tamano
    return parte
  })
}
