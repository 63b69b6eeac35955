interface FilaDeEncargo {
  readonly id: number
  readonly trabajo: string | null
  readonly nombre: string
  readonly apellido: string
  readonly archivo: string | null
  readonly documento: string | null
  readonly tamano: number | null
  readonly documentos: number
  readonly avisos: readonly string[]
}

export const toEncargo = (row: FilaDeEncargo) => {
  const { id, trabajo, nombre, apellido, archivo, documento, tamano, documentos, avisos } = row
  return {
    ...{ id, trabajo, documentos, avisos: [...avisos] },
    persona: { nombre, apellido },
    archivo:
      documento === null || archivo === null
        ? null
        : { nombre: archivo, tamano: tamano ?? 0, sha256: documento },
  }
}
