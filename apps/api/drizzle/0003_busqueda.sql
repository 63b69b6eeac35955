-- Names in the order of a Spanish dictionary: Álvarez before Zárate, ñ after nz. The embedded database has
-- no Spanish locale, so the one letter that differs is told by a rule; PostgreSQL 15 has no rules, but has
-- the locale.
do $$
begin
  if current_setting('server_version_num')::integer >= 160000 then
    execute $c$create collation alfabetico (provider = icu, locale = 'und', rules = '&N<ñ<<<Ñ')$c$;
  else
    execute $c$create collation alfabetico (provider = icu, locale = 'es-AR')$c$;
  end if;
end
$$;
--> statement-breakpoint
create index inmueble_barrio_busqueda on inmueble using gin (f_busqueda(barrio) gin_trgm_ops);
--> statement-breakpoint
create index contribuyente_calle_busqueda on contribuyente using gin (f_busqueda(calle) gin_trgm_ops);
--> statement-breakpoint
create index contribuyente_alfabetico on contribuyente (apynom collate alfabetico, nro_contrib);
