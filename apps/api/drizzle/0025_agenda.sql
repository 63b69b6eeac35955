CREATE TABLE "agenda_direccion" (
	"dni" text PRIMARY KEY NOT NULL,
	"clave_hash" text NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"pedida" timestamp with time zone,
	CONSTRAINT "agenda_direccion_clave_hash_unique" UNIQUE("clave_hash")
);
--> statement-breakpoint
ALTER TABLE "agenda_direccion" ADD CONSTRAINT "agenda_direccion_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;