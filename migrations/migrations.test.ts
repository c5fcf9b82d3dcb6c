import { afterEach, expect, it } from "@jest/globals";
import { Kysely } from "kysely";
import { realisationOf } from "../engine/index.ts";
import { postgresDialect } from "../server/database/dialects/postgres.ts";
import { sqliteDialect } from "../server/database/dialects/sqlite.ts";
import { migratorOf } from "../server/database/migrating/migrate.ts";
import type { Database } from "../server/database/tables/tables.ts";
import { readRecord } from "../server/realisations/record/stored-record.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../server/test-support/databases.ts";
import { migrations } from "./index.ts";

it("are listed in the order in which they run, the later ones numbered upwards, each number once", () => {
	const names = Object.keys(migrations);
	expect(names).toEqual([...names].sort());
	const later = names.slice(12);
	for (const name of later) expect(name).toMatch(/^m\d{3}-20\d\d-\d\d-\d\d-[a-z-]+$/);
	const numbers = later.map((name) => Number(name.slice(1, 4)));
	expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
	expect(numbers[0]).toBe(13);
});

describeOnEveryDatabase("migrations", (make) => {
	let database: TestDatabase | undefined;
	let db: Kysely<Database> | undefined;
	afterEach(async () => {
		await db?.destroy();
		await database?.remove();
	});

	it("run forward, back and forward again, each by itself", async () => {
		database = await make();
		const { url, schema } = database.place;
		db = new Kysely<Database>({
			dialect: url === null ? sqliteDialect(":memory:") : postgresDialect({ url, schema, connections: 2, timeouts: false }),
		});
		const migrator = migratorOf(db, schema);
		const names = Object.keys(migrations);
		for (const direction of ["migrateUp", "migrateDown", "migrateUp"] as const) {
			for (const _ of names) expect((await migrator[direction]()).error).toBeUndefined();
		}
		expect((await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)).toBe(true);
		const tables = (await db.introspection.getTables())
			.filter((table) => schema === undefined || table.schema === schema)
			.map(({ name }) => name);
		expect(tables).toEqual(expect.arrayContaining(["realisation", "realisation_event", "charging_location", "tenant_clock", "account"]));
	});

	it("make one of tags and PIDs, with who has them, and two again", async () => {
		database = await make();
		const { url, schema } = database.place;
		db = new Kysely<Database>({
			dialect: url === null ? sqliteDialect(":memory:") : postgresDialect({ url, schema, connections: 2, timeouts: false }),
		});
		const migrator = migratorOf(db, schema);
		expect((await migrator.migrateTo("m015-2026-11-22-stored-bytes")).error).toBeUndefined();
		const tables = ["tag", "tag_use", "pid", "pid_use"] as const;
		const old = db.withTables<Record<(typeof tables)[number] | "flow_version" | "realisation", OldRow>>();
		const version = { tenant: "t", uuid: "f", version: "1.0.0", hash: "h", definition: "{}", created_at: 1 };
		await old.insertInto("flow_version").values(version).execute();
		const { state: _state, answer: _answer, ...process } = oldRow(1);
		await old
			.insertInto("realisation")
			.values({ ...process, events: "", history: "", record: "{}", files: "" })
			.execute();
		const entry = { tenant: "t", uuid: "e", label: "Naam", enabled: 1, created_at: 1, deleted_at: null, synced: 7 };
		await old
			.insertInto("tag")
			.values({ ...entry, request: 1, process: 0 })
			.execute();
		await old.insertInto("tag_use").values({ tenant: "t", tag_uuid: "e", entity: "request", record_uuid: "r" }).execute();
		await old
			.insertInto("pid")
			.values({ ...entry, deleted_at: 5, enabled: 0 })
			.execute();
		await old
			.insertInto("pid_use")
			.values({ tenant: "t", pid_uuid: "e", realisation_uuid: String(process.uuid) })
			.execute();
		const rows = () => Promise.all(tables.map((table) => old.selectFrom(table).selectAll().execute()));
		const before = await rows();

		expect((await migrator.migrateTo("m016-2026-11-23-kept-lists")).error).toBeUndefined();
		expect(await db.selectFrom("kept_entry").selectAll().orderBy("list").execute()).toEqual([
			{ ...entry, list: "pids", enabled: 0, deleted_at: 5, request: 0, process: 1 },
			{ ...entry, list: "tags", request: 1, process: 0 },
		]);
		expect(await db.selectFrom("kept_use").selectAll().orderBy("list").execute()).toEqual([
			{ tenant: "t", list: "pids", entry_uuid: "e", entity: "realisation", record_uuid: process.uuid },
			{ tenant: "t", list: "tags", entry_uuid: "e", entity: "request", record_uuid: "r" },
		]);
		expect((await migrator.migrateTo("m015-2026-11-22-stored-bytes")).error).toBeUndefined();
		expect(await rows()).toEqual(before);
	});

	it("keep the list of files beside the record, and put it back", async () => {
		database = await make();
		const { url, schema } = database.place;
		db = new Kysely<Database>({
			dialect: url === null ? sqliteDialect(":memory:") : postgresDialect({ url, schema, connections: 2, timeouts: false }),
		});
		const migrator = migratorOf(db, schema);
		expect((await migrator.migrateTo("2026-11-24-views")).error).toBeUndefined();
		const old = db.withTables<{ flow_version: OldRow; realisation: OldRow }>();
		const version = { tenant: "t", uuid: "f", version: "1.0.0", hash: "h", definition: "{}", created_at: 1 };
		await old.insertInto("flow_version").values(version).execute();
		const { state: _state, answer: _answer, ...row } = oldRow(1);
		const texts = { events: "", history: "" };
		const before = '{"uuid":"u","values":{"A":{"Remarks":",\\"files\\":[]} één"}},"comments":[],"files":[]}';
		await old
			.insertInto("realisation")
			.values({ ...row, ...texts, record: before })
			.execute();

		expect((await migrator.migrateTo("2026-11-25-files")).error).toBeUndefined();
		const [after] = await db.selectFrom("realisation").selectAll().execute();
		expect(after).toMatchObject({ record: before.replace(/,"files":\[\]\}$/, "}"), files: "" });
		expect((await migrator.migrateTo("2026-11-24-views")).error).toBeUndefined();
		expect(await old.selectFrom("realisation").select("record").execute()).toEqual([{ record: before }]);
	});

	it("carry a record and its past over to their own columns, and back", async () => {
		database = await make();
		const { url, schema } = database.place;
		db = new Kysely<Database>({
			dialect: url === null ? sqliteDialect(":memory:") : postgresDialect({ url, schema, connections: 2, timeouts: false }),
		});
		const migrator = migratorOf(db, schema);
		expect((await migrator.migrateTo("2026-11-20-sign-in")).error).toBeUndefined();
		const old = db.withTables<{ flow_version: OldRow; realisation: OldRow }>();
		const version = { tenant: "t", uuid: "f", version: "1.0.0", hash: "h", definition: "{}", created_at: 1 };
		await old.insertInto("flow_version").values(version).execute();
		// More than one batch, with and without a history.
		const rows = Array.from({ length: 450 }, (_, index) => oldRow(index));
		for (let from = 0; from < rows.length; from += 30)
			await old
				.insertInto("realisation")
				.values(rows.slice(from, from + 30))
				.execute();

		expect((await migrator.migrateTo("2026-11-21-record-past")).error).toBeUndefined();
		const carried = await db.selectFrom("realisation").selectAll().orderBy("counter").execute();
		expect(carried.map((row) => readRecord({ ...row, files: "" }))).toEqual(
			rows.map(({ answer }) => ({ ...(JSON.parse(answer) as object), files: [] })),
		);
		expect(carried.map(({ record }) => realisationOf(JSON.parse(record)))).toEqual(
			rows.map(({ state }) => ({ ...(JSON.parse(state) as object), requests: [] })),
		);
		expect(carried[1]).toMatchObject({ counter: 1, events: expect.stringMatching(/^{"type":"created".*}$/), history: "" });
		expect(carried[0]?.events).toBe("");

		expect((await migrator.migrateTo("2026-11-20-sign-in")).error).toBeUndefined();
		const back = await old.selectFrom("realisation").selectAll().orderBy("counter").execute();
		expect(back.map(({ answer, state }) => [JSON.parse(String(answer)), JSON.parse(String(state))])).toEqual(
			rows.map(({ answer, state }) => [JSON.parse(answer), JSON.parse(state)]),
		);
	});
});

type OldRow = Record<string, string | number | null>;

/** A row in the former format, with a text that needs care: letters beyond ASCII, quotes and a line break. */
function oldRow(counter: number) {
	const uuid = `00000000-0000-4000-8000-${String(counter).padStart(12, "0")}`;
	const state = {
		type: "strategisch",
		subtype: counter % 2 === 0 ? null : "Überland",
		values: { Location: { StreetName: `Curaçaostraat "${counter}"`, Remarks: "één\n€ twee", Latitude: 51.98 + counter / 1e6 } },
		steps: { "1": { startedAt: 1, completedAt: counter % 2 === 0 ? null : 2 } },
		iteration: counter % 3,
		flags: { completed: false, cancelled: counter % 5 === 0, onhold: false, vkb: true, gdpr: false },
		reasons: counter % 5 === 0 ? { cancelled: { reason: "r", label: "R", comment: "" } } : {},
		marks: ["m"],
		locations: { selected: uuid, alternative: null },
		tags: ["t"],
	};
	const event = { type: "created", ts: 1, version: "1.0.0", userId: "u", meta: { uuid: null } };
	const snapshot = { ts: 1, userId: "u", step: "1", iteration: 0, values: { Location: { StreetName: "Kade" } } };
	const answer = {
		uuid,
		type: state.type,
		subtype: state.subtype,
		requestUuids: [],
		tags: state.tags,
		values: state.values,
		history: counter % 7 === 2 ? [snapshot, { ...snapshot, iteration: 1 }] : [],
		synced: 10 + counter,
		flow: {
			iteration: state.iteration,
			marks: state.marks,
			state: [{ uuid, step: "1", started_at: 1, completed_at: counter % 2 === 0 ? null : 2 }],
		},
		status: Object.fromEntries(Object.entries(state.flags).map(([flag, enabled]) => [flag, { enabled }])),
		statusMeta: state.reasons,
		Events: Array.from({ length: counter % 4 }, () => event),
		Locations: { selected: { locationUuid: uuid }, alternative: { locationUuid: null } },
	};
	return {
		tenant: "t",
		uuid,
		counter,
		ref: "R",
		case_ref: "C",
		code: "0001",
		type: state.type,
		subtype: state.subtype,
		flow_uuid: "f",
		flow_version: "1.0.0",
		status: "active",
		active_step: null,
		label: "",
		address: "",
		created_by: "u",
		created_at: 1,
		updated_at: 1,
		synced: 10 + counter,
		event_count: counter % 4,
		state: JSON.stringify(state),
		answer: JSON.stringify(answer),
	};
}
