export const countFilasDePaquete = <Clave extends string>(
  archivos: readonly Readonly<Record<Clave, number>>[],
  clave: Clave,
): number => archivos.reduce((suma, archivo) => suma + archivo[clave], 0)
