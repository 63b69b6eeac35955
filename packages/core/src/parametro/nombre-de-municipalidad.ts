/**
 * Returns the name of the municipality that documents print: 'Municipalidad de Azul'. The parameter 'municipio.nombre'
 * may have this whole name, or only the name of the town.
 */
export const nombreDeMunicipalidad = (nombre: string): string =>
  /^munici/i.test(nombre.trim()) ? nombre.trim() : `Municipalidad de ${nombre.trim()}`
