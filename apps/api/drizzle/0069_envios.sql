ALTER TABLE "padron_envio" RENAME TO "envio";--> statement-breakpoint
ALTER TABLE "envio" RENAME CONSTRAINT "padron_envio_dni_usuario_dni_fk" TO "envio_dni_usuario_dni_fk";--> statement-breakpoint
ALTER TABLE "envio" DROP CONSTRAINT "padron_envio_dni_unique";--> statement-breakpoint
ALTER TABLE "envio" DROP CONSTRAINT "padron_envio_recibido";--> statement-breakpoint
ALTER TABLE "envio" ADD COLUMN "destino" text DEFAULT 'padron' NOT NULL;--> statement-breakpoint
ALTER TABLE "envio" ALTER COLUMN "destino" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "envio" ADD CONSTRAINT "envio_dni_destino" UNIQUE("dni","destino");--> statement-breakpoint
ALTER TABLE "envio" ADD CONSTRAINT "envio_recibido" CHECK ("envio"."recibido" between 0 and "envio"."tamano");
