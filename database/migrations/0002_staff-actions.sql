CREATE TABLE "staff_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
insert into staff_actions (actor_id, action, subject_kind, subject_id, at)
  select admin_id, 'reveal_id_number', 'application', application_id::text, at from id_number_reveals order by id;
--> statement-breakpoint
DROP TABLE "id_number_reveals" CASCADE;--> statement-breakpoint
CREATE INDEX "staff_actions_subject" ON "staff_actions" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_actions_action" ON "staff_actions" USING btree ("action","id");
--> statement-breakpoint
create function staff_actions_stay() returns trigger language plpgsql as $$
begin
  raise restrict_violation using message = 'staff_actions keeps what was written',
    constraint = 'staff_actions_immutable';
end $$;
--> statement-breakpoint
create trigger staff_actions_stay before update or delete or truncate on staff_actions
  for each statement execute function staff_actions_stay();
