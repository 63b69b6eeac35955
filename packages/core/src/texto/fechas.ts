export const fechas = {
  noExiste: 'La fecha no existe: escríbala como DD/MM/AAAA.',
  desde: 'La fecha va desde el {fecha}.',
  hasta: 'La fecha va hasta el {fecha}.',
  falta: 'La fecha es requerida.',
}
