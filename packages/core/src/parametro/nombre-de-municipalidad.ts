/** The parameter 'municipio.nombre' may hold only the name of the town, or the whole name of the municipality. */
export const nombreDeMunicipalidad = (nombre: string): string =>
  /^munici/i.test(nombre.trim()) ? nombre.trim() : `Municipalidad de ${nombre.trim()}`
