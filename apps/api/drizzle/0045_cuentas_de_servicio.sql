ALTER TABLE "usuario" DROP CONSTRAINT "usuario_dni";--> statement-breakpoint
ALTER TABLE "usuario" DROP CONSTRAINT "usuario_rol";--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_dni" CHECK (case when "usuario"."rol" = 'servicio' then "usuario"."dni" ~ '^S[1-9][0-9]{0,4}$' else "usuario"."dni" ~ '^[1-9][0-9]{6,7}$' end);--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_rol" CHECK ("usuario"."rol" in ('admin', 'user', 'guest', 'servicio'));