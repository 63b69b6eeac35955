CREATE TABLE "ingreso_resumen" (
	"dni" text PRIMARY KEY NOT NULL,
	"cantidad" integer NOT NULL,
	"ultimo" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ingreso_resumen" ADD CONSTRAINT "ingreso_resumen_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingreso_resumen_ultimo" ON "ingreso_resumen" USING btree ("ultimo","dni");--> statement-breakpoint
CREATE INDEX "ingreso_resumen_cantidad" ON "ingreso_resumen" USING btree ("cantidad","dni");--> statement-breakpoint
-- Those recorded before.
insert into ingreso_resumen (dni, cantidad, ultimo)
select dni, count(*), max(fech_hor_login) from ingreso group by dni;
