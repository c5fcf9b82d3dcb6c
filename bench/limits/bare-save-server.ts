/**
 * The limit for a step save: Fastify and the database, without the product. Validates a body of about 2 kB, compares
 * the lock, replaces the record and adds an audit row, durably.
 *
 * `node … bare-save-server.ts <single|group|postgresql> <port> [database url]`
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import Fastify from "fastify";
import pg from "pg";

const [mode = "single", port = "0", url] = process.argv.slice(2);
const RECORDS = 64;

interface Save {
	readonly synced: number;
	readonly values: Record<string, string>;
}

type Store = (id: number, save: Save) => Promise<number | undefined>;

/** One commit per save, or one for all waiting saves: both flush to disk before they answer. */
function sqlite(grouped: boolean): Store {
	const database = new Database(join(mkdtempSync(join(tmpdir(), "bench-")), "limit.sqlite"));
	database.pragma("journal_mode = WAL");
	database.pragma("synchronous = FULL");
	database.exec(
		"create table record (id integer primary key, synced integer not null, body text not null); create table audit (id integer primary key, record integer, ts integer, body text)",
	);
	for (let id = 1; id <= RECORDS; id++) database.prepare("insert into record values (?, 1, '{}')").run(id);
	const update = database.prepare("update record set synced = ?, body = ? where id = ? and synced = ?");
	const audit = database.prepare("insert into audit (record, ts, body) values (?, ?, ?)");
	const one = (id: number, save: Save): number | undefined => {
		const body = JSON.stringify(save.values);
		if (update.run(save.synced + 1, body, id, save.synced).changes === 0) return undefined;
		audit.run(id, Date.now(), body);
		return save.synced + 1;
	};
	if (!grouped) {
		const alone = database.transaction(one);
		return async (id, save) => alone(id, save);
	}
	let waiting: (() => () => void)[] = [];
	const all = database.transaction((works: (() => () => void)[]) => works.map((work) => work()));
	return (id, save) =>
		new Promise((resolve) => {
			if (waiting.length === 0) {
				setImmediate(() => {
					const works = waiting;
					waiting = [];
					for (const answer of all(works)) answer();
				});
			}
			waiting.push(() => {
				const synced = one(id, save);
				return () => resolve(synced);
			});
		});
}

async function postgresql(connection: string): Promise<Store> {
	const pool = new pg.Pool({ connectionString: connection, max: 16 });
	await pool.query(
		"drop table if exists limit_audit; drop table if exists limit_record; create table limit_record (id integer primary key, synced bigint not null, body text not null); create table limit_audit (id bigserial primary key, record integer, ts bigint, body text)",
	);
	await pool.query(`insert into limit_record select n, 1, '{}' from generate_series(1, ${RECORDS}) n`);
	const text = `with saved as (update limit_record set synced = $2::bigint + 1, body = $3 where id = $1 and synced = $2 returning id)
		insert into limit_audit (record, ts, body) select id, $4, $3 from saved`;
	return async (id, save) => {
		const { rowCount } = await pool.query({ name: "save", text, values: [id, save.synced, JSON.stringify(save.values), Date.now()] });
		return rowCount ? save.synced + 1 : undefined;
	};
}

const store = mode === "postgresql" ? await postgresql(url ?? "") : sqlite(mode === "group");
const app = Fastify();
const fields = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field${index}`, { type: "string", maxLength: 400 }]));
const schema = {
	body: {
		type: "object",
		required: ["synced", "values"],
		additionalProperties: false,
		properties: {
			synced: { type: "integer" },
			values: { type: "object", additionalProperties: false, required: Object.keys(fields), properties: fields },
		},
	},
};
app.post<{ Params: { id: string }; Body: Save }>("/records/:id", { schema }, async (request, reply) => {
	const synced = await store(Number(request.params.id), request.body);
	if (synced === undefined) return reply.code(409).send({ code: "stale" });
	return { data: { ...request.body.values, synced } };
});
await app.listen({ port: Number(port), host: "127.0.0.1" });
process.stdout.write("ready\n");
