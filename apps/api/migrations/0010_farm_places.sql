CREATE TABLE "farm_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "farm_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"country" text,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"zone" text NOT NULL,
	"elevation_m" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "farm_places_of_user" UNIQUE("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "home_country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "current_place_id" bigint;--> statement-breakpoint
ALTER TABLE "farm_places" ADD CONSTRAINT "farm_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_current_place" FOREIGN KEY ("id","current_place_id") REFERENCES "farm_places"("user_id","id") ON DELETE no action ON UPDATE no action;