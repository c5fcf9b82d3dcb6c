import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The places of processes, apart from their rows, and the number of each kind per square of about two kilometres: a map of a country is
 * answered from the squares, one of a city from the places in a few of them. Triggers maintain both, so code that writes a row need not
 * know of them, including that of a former version; a tenant's writes are under its lock, so none waits for another here. A server fills in
 * the places of existing rows while it runs (`placed_tenant`). Only on PostgreSQL: an embedded database uses the rows themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
	await sql`create table realisation_place (
		tenant text not null, uuid text not null, code text not null, status text not null, step text not null,
		latitude float8 not null, longitude float8 not null, x float8 not null, y float8 not null, square integer not null,
		constraint realisation_place_key primary key (tenant, uuid)
	)`.execute(db);
	await sql`create index realisation_place_square on realisation_place (tenant, square)`.execute(db);
	await sql`create index realisation_place_code on realisation_place (tenant, code)`.execute(db);
	await sql`create table place_square (
		tenant text not null, square integer not null, code text not null, status text not null, step text not null,
		rows integer not null, x float8 not null, y float8 not null,
		south float8 not null, west float8 not null, north float8 not null, east float8 not null,
		constraint place_square_key primary key (tenant, square, code, status, step)
	)`.execute(db);
	await sql`create table placed_tenant (tenant text primary key, place text not null, filled integer not null)`.execute(db);
	// Web Mercator, as fractions of the world; a square is 52 pixels wide at zoom 11. Places beyond the world are moved to its edge, and
	// values close to zero become zero, since PostgreSQL refuses to multiply them: no number that somebody typed may prevent a process from
	// being saved.
	await sql`create function place_realisation(placed realisation_row) returns void language plpgsql as $$
		declare
			latitude float8 := (placed.cells ->> '#latitude')::float8;
			longitude float8 := (placed.cells ->> '#longitude')::float8;
			sine float8 := sin(radians(case when abs(latitude) < 1e-12 then 0 else greatest(-85.05, least(85.05, latitude)) end));
			x float8 := case when abs(longitude) < 1e-12 then 0 else greatest(-180, least(180, longitude)) end / 360 + 0.5;
			y float8 := 0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi());
			width constant float8 := 52.0 / (256 * 2048);
		begin
			-- Least and greatest pass over null.
			if latitude is null or longitude is null then
				delete from realisation_place where tenant = placed.tenant and uuid = placed.uuid;
				return;
			end if;
			insert into realisation_place values (placed.tenant, placed.uuid, placed.code, placed.status, coalesce(placed.cells ->> '#step', ''),
				latitude, longitude, x, y, (floor(x / width) * 65536 + floor(y / width))::integer)
			on conflict (tenant, uuid) do update set code = excluded.code, status = excluded.status, step = excluded.step,
				latitude = excluded.latitude, longitude = excluded.longitude, x = excluded.x, y = excluded.y, square = excluded.square;
		end $$`.execute(db);
	await sql`create function realisation_row_placed() returns trigger language plpgsql as $$
		begin
			if tg_op = 'DELETE' then
				delete from realisation_place where tenant = old.tenant and uuid = old.uuid;
			else
				perform place_realisation(new);
			end if;
			return null;
		end $$`.execute(db);
	await sql`create trigger realisation_row_place_kept after insert or delete on realisation_row
		for each row execute function realisation_row_placed()`.execute(db);
	await sql`create trigger realisation_row_place_other after update on realisation_row for each row
		when ((old.code, old.status, old.cells -> '#step', old.cells -> '#latitude', old.cells -> '#longitude')
			is distinct from (new.code, new.status, new.cells -> '#step', new.cells -> '#latitude', new.cells -> '#longitude'))
		execute function realisation_row_placed()`.execute(db);
	await sql`create function realisation_place_counted() returns trigger language plpgsql as $$
		begin
			if tg_op <> 'INSERT' then
				update place_square set rows = rows - 1, x = x - old.x, y = y - old.y
				where (tenant, square, code, status, step) = (old.tenant, old.square, old.code, old.status, old.step);
			end if;
			if tg_op <> 'DELETE' then
				insert into place_square values (new.tenant, new.square, new.code, new.status, new.step, 1, new.x, new.y,
					new.latitude, new.longitude, new.latitude, new.longitude)
				on conflict (tenant, square, code, status, step) do update set rows = place_square.rows + 1,
					x = place_square.x + excluded.x, y = place_square.y + excluded.y,
					south = least(place_square.south, excluded.south), west = least(place_square.west, excluded.west),
					north = greatest(place_square.north, excluded.north), east = greatest(place_square.east, excluded.east);
			end if;
			return null;
		end $$`.execute(db);
	await sql`create trigger realisation_place_count after insert or update or delete on realisation_place
		for each row execute function realisation_place_counted()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
	await sql`drop function realisation_row_placed() cascade`.execute(db);
	await sql`drop function place_realisation(realisation_row)`.execute(db);
	for (const table of ["placed_tenant", "place_square", "realisation_place"]) await db.schema.dropTable(table).execute();
	await sql`drop function realisation_place_counted()`.execute(db);
}
