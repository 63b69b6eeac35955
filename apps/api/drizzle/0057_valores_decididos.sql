-- From here on the figures and laws of the specification are only proposed to a new installation, until somebody
-- accepts them. A database already in use has worked with them: they are kept as its own, from always.
insert into parametro (clave, vigente_desde, valor)
select v.clave, '1900-01-01', v.valor
from (values
  ('plan.umbral', '500000.00'),
  ('plan.topeCuotas', '15'),
  ('plan.anticipo', '30'),
  ('plan.descuentoW2201', '20'),
  ('honorarios.iva', '21'),
  ('honorarios.aportes', '10'),
  ('honorarios.tasaDeJusticia', '2.2'),
  ('honorarios.sobretasa', '10'),
  ('convenio.cuotasImpagas', '2'),
  ('convenio.diasTrasElUltimo', '90'),
  ('juicio.mesesDeCaducidad', '3'),
  ('municipio.provincia', 'Buenos Aires'),
  ('normas.apremio', 'Ley 13.406'),
  ('normas.tituloEjecutivo', 'artículo 2, inciso 1'),
  ('normas.facultades', 'la Ley Orgánica de las Municipalidades (Decreto-Ley 6.769/58)'),
  ('normas.intimacion', 'Ordenanza 8203/12'),
  ('normas.aportes', 'Ley 6716, art. 12')
) as v (clave, valor)
where exists (select from instalacion where clase is not null)
on conflict (clave, vigente_desde) do nothing;
