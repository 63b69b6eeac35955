-- Search of names and streets, accent- and case-insensitive from the start (decision D105): the form of
-- core's normalizarBusqueda in lower case. The ñ is a letter of its own, never an n.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Immutable because its dictionary is named: only a replaced unaccent.rules would change an answer, and
-- then the indexes must be rebuilt. The ñ passes unaccent as a letter it does not know (U+E000, private
-- use). The ICU collation lowers Á in databases of collation C too.
create or replace function f_busqueda(texto text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(
      unaccent(
        'unaccent'::regdictionary,
        translate(lower(normalize(texto, nfc) collate "und-x-icu"), 'ñ', U&'\E000')
      ),
      U&'\E000',
      'ñ'
    ),
    '\s+', ' ', 'g'
  ));
--> statement-breakpoint
create index contribuyente_busqueda on contribuyente using gin (f_busqueda(apynom) gin_trgm_ops);
--> statement-breakpoint
create index inmueble_calle_busqueda on inmueble using gin (f_busqueda(calle) gin_trgm_ops);
--> statement-breakpoint
create index comercio_nombre_busqueda on comercio using gin (f_busqueda(nombre) gin_trgm_ops);
--> statement-breakpoint
create index comercio_fantasia_busqueda on comercio using gin (f_busqueda(nom_fantasia) gin_trgm_ops);
--> statement-breakpoint
create index comercio_calle_busqueda on comercio using gin (f_busqueda(calle) gin_trgm_ops);
--> statement-breakpoint
-- The history only grows: not even the product's own code may change or remove a row.
create function historial_inmutable() returns trigger language plpgsql as $$
begin
  raise exception 'El historial no se modifica ni se borra' using errcode = '42501';
end
$$;
--> statement-breakpoint
create trigger historial_sin_cambios before update or delete on historial
  for each row execute function historial_inmutable();
--> statement-breakpoint
create trigger historial_sin_vaciar before truncate on historial
  for each statement execute function historial_inmutable();
--> statement-breakpoint
insert into historial_cabeza (id, orden, hash) values (1, 0, '');
--> statement-breakpoint
insert into titulo_contador (id, ultimo) values (1, 0);
