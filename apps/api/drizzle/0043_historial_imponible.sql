CREATE TABLE "historial_imponible" (
	"orden" bigint NOT NULL,
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	CONSTRAINT "historial_imponible_pk" PRIMARY KEY("orden","imponible","tipo","recurso")
);
--> statement-breakpoint
CREATE INDEX "historial_imponible_imponible" ON "historial_imponible" USING btree ("imponible","orden");--> statement-breakpoint
-- Rows written before say their items as far as things and values tell them today.
insert into historial_imponible (orden, tipo, imponible, recurso)
select orden, tipo, imponible::integer, recurso from (
  select h.orden, case t.categoria when 'comercio' then 'C' else 'I' end as tipo, t.imponible::bigint as imponible,
      t.recurso
    from historial h join titulo t on t.lote::text = h.entidad_id
    where h.entidad = 'titulo-lote' and h.inmueble = '' and t.imponible ~ '^[0-9]{1,10}$'
  union select h.orden, p.tipo, p.imponible, p.recurso
    from historial h join convenio c on c.id::text = h.entidad_id join convenio_plan p on p.convenio_id = c.id
    where h.entidad = 'convenio' and h.inmueble = '' and h.operacion not in ('create-convenio', 'edit-convenio')
  union select h.orden, p.tipo, p.imponible, p.recurso
    from historial h join convenio c on c.convenio = h.entidad_id join convenio_plan p on p.convenio_id = c.id
    where h.entidad = 'convenio' and h.inmueble = '' and h.operacion not in ('create-convenio', 'edit-convenio')
  union select h.orden, coalesce(p.dato ->> 'tipo', r.tipo, 'I'), (p.dato ->> 'imponible')::bigint, p.dato ->> 'recurso'
    from historial h cross join jsonb_path_query(jsonb_build_array(h.antes::jsonb, h.despues::jsonb),
        '$[*].planes[*]') p(dato)
      left join recurso r on r.codigo = p.dato ->> 'recurso'
    where h.operacion in ('create-convenio', 'edit-convenio') and p.dato ->> 'imponible' ~ '^[0-9]{1,10}$'
      and p.dato ->> 'recurso' is not null
  union select h.orden, i.tipo, i.imponible, i.recurso
    from historial h join carta c on c.lote::text = h.entidad_id join carta_imponible i on i.numero = c.numero
    where h.entidad = 'carta-lote' and h.inmueble = ''
  union select h.orden, i.tipo, i.imponible, i.recurso
    from historial h join carta_imponible i on i.numero::text = h.entidad_id
    where h.entidad = 'carta' and h.inmueble = ''
  union select h.orden, 'I', n.inmueble, n.recurso
    from historial h join novedad_inmueble n on n.novedad::text = h.entidad_id
    where h.entidad = 'novedad' and h.inmueble = ''
  union select h.orden, 'I', (n.dato ->> 'inmueble')::bigint, n.dato ->> 'recurso'
    from historial h, jsonb_path_query(jsonb_build_array(h.antes::jsonb, h.despues::jsonb),
      'lax $[*].** ? (@.inmueble.type() == "number" && @.recurso.type() == "string")') n(dato)
    where h.entidad = 'novedad'
  union select h.orden, 'I', k.nro_inmueble, ''
    from historial h join padron_carga_cambio k on k.carga::text = h.entidad_id and k.clase in ('cambiado', 'baja')
    where h.entidad = 'padron' and h.operacion in ('carga-de-padron', 'deshacer-carga-de-padron')
  union select h.orden, 'I', m.nro_inmueble, ''
    from historial h join inmueble m on m.alta_carga::text = h.entidad_id
    where h.entidad = 'padron' and h.operacion = 'carga-de-padron'
  union select h.orden, split_part(k.dato ->> 'clave', '/', 1), split_part(k.dato ->> 'clave', '/', 2)::bigint,
      split_part(k.dato ->> 'clave', '/', 3)
    from historial h, jsonb_path_query(h.despues::jsonb,
      '$.imponibles[*] ? (@.clave like_regex "^[IC]/[0-9]{1,10}/")') k(dato)
    where h.operacion = 'reassign-abogado'
) x where imponible between 1 and 2147483647;
--> statement-breakpoint
create trigger historial_imponible_sin_cambios before update or delete on historial_imponible
  for each row execute function historial_inmutable();
--> statement-breakpoint
create trigger historial_imponible_sin_vaciar before truncate on historial_imponible
  for each statement execute function historial_inmutable();
