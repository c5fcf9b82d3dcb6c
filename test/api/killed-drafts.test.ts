import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { ownPostgres } from "../../server/test-support/databases.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { type KillableServer, killableServer } from "./harness/killable-server.ts";

const tenant = defaultTenantFolder();
/** `DRAFT_KILLS` sets a higher number. */
const kills = Number(process.env.DRAFT_KILLS ?? 1);
/** Nothing listens there: messages stay in the outbox. */
const nowhere = "smtp://127.0.0.1:9";

/** A single server with its own database and, if PostgreSQL is available, two servers with one database there. */
const places = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL, two servers"] : ["SQLite"];

describe.each(places)("what is kept, said and to be sent while servers are killed again and again (%s)", (place) => {
	const isShared = place !== "SQLite";
	let database: Awaited<ReturnType<typeof ownPostgres>> = null;
	let servers: readonly KillableServer[] = [];
	let asked = 0;
	/** Servers take turns. */
	const next = () => {
		const server = servers[asked++ % servers.length];
		if (server === undefined) throw new Error("no server");
		return server;
	};
	const start = async () => {
		// The first server creates the tables.
		for (const server of servers) await server.start();
	};
	const kill = () => Promise.all(servers.map((server) => server.kill()));
	const call = <T>(path: string, body?: unknown) => next().call<T>(path, body);
	const reader = {
		userId: randomUUID(),
		name: "Guus Meent",
		email: "guus@organisatie.example",
		roles: { [tenant]: { municipality: ["*"] } },
	};
	beforeAll(async () => {
		database = isShared ? await ownPostgres() : null;
		const shared = { userId: randomUUID(), ...(database === null ? {} : { url: database.url }) };
		const first = killableServer(["cpo"], nowhere, shared);
		servers = isShared ? [first, killableServer(["cpo"], nowhere, { folder: first.folder, ...shared })] : [first];
		await start();
	}, 60_000);
	afterAll(async () => {
		for (const server of servers) await server.end();
		await database?.drop();
	});

	const asReader = async <T = unknown>(path: string, body?: unknown, at = next()): Promise<T> => {
		const headers = { authorization: `Bearer ${tokenOf(reader)}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
		const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
		const answer = await fetch(`${at.origin()}/api/v1/${tenant}/${path}`, { headers, ...init });
		if (!answer.ok) throw new Error(await answer.text());
		return ((await answer.json()) as { data: T }).data;
	};

	it(
		"keeps all that was acknowledged, and has one message for each mention, under the id that it had",
		async () => {
			const { uuid, synced } = await call<RealisationRecord>("processes/realisation", newProcess(tenant));
			await asReader("inbox/count");
			// A person's presence is recorded after the call.
			for (let tries = 0; tries < 100; tries++) {
				const chosen = await asReader("inbox/mail", { data: { kind: "mention", how: "now" } }).then(
					() => true,
					() => false,
				);
				if (chosen) break;
			}
			const acknowledged = { step: 0, text: 0, said: [] as string[] };
			let [sent, going] = [0, true];
			const again = async (write: (number: number) => Promise<unknown>) => {
				while (going) {
					sent += 1;
					// A write without a response may or may not have been stored.
					await write(sent).catch(() => new Promise((done) => setTimeout(done, 20)));
				}
			};
			const writing = [
				again(async (number) => {
					const fields = { "Location.StreetName": { age: 0, mine: String(number) } };
					await call(`processes/realisation/${uuid}/drafts/1`, { data: { synced, mode: "view", fields } });
					acknowledged.step = number;
				}),
				again(async (number) => {
					await call(`processes/realisation/${uuid}/typed/comment`, {
						data: { fields: { message: { age: 0, mine: { text: String(number), mentions: [] } } } },
					});
					acknowledged.text = number;
				}),
				again(async (number) => {
					const message = `@Guus Meent ${number}`;
					const mentions = [{ kind: "person", id: reader.userId }];
					await call(`processes/realisation/${uuid}/comments`, { data: { action: "create", message, mentions } });
					acknowledged.said.push(message);
				}),
			];
			const ids = new Map<string, string>();
			/** Reads the database of dead servers. */
			const look = async () => {
				const data = await openDatabase({ url: database?.url ?? null, folder: next().folder, now: Date.now, migrate: false });
				const comments = await data.db.selectFrom("realisation_comment").select(["number", "message"]).execute();
				const outbox = await data.db.selectFrom("mail_outbox").select(["item", "uuid"]).execute();
				const told = await data.db.selectFrom("notification").select("number").where("user_id", "=", reader.userId).execute();
				const draft = await data.db.selectFrom("draft").select("fields").executeTakeFirst();
				const typed = await data.db.selectFrom("text_draft").select("fields").executeTakeFirst();
				await data.close();
				return { comments, outbox, told, draft: draft?.fields ?? "{}", typed: typed?.fields ?? "{}" };
			};
			for (let time = 0; time < kills; time++) {
				const before = acknowledged.said.length;
				while (acknowledged.said.length < before + 8) await new Promise((done) => setTimeout(done, 10));
				await kill();
				const known = { ...acknowledged, said: [...acknowledged.said] };
				const found = await look();
				const keptNumber = (text: string) => Math.max(...[...text.matchAll(/"(\d+)"/g)].map(([, number]) => Number(number)));
				expect(keptNumber(found.draft)).toBeGreaterThanOrEqual(known.step);
				expect(keptNumber(found.typed)).toBeGreaterThanOrEqual(known.text);
				expect(found.comments.map(({ message }) => message)).toEqual(expect.arrayContaining(known.said));
				const numbers = found.comments.map(({ number }) => number).sort((one, other) => one - other);
				expect(found.told.map(({ number }) => number).sort((one, other) => one - other)).toEqual(numbers);
				expect(found.outbox.map(({ item }) => Number(item.split("|").at(-1))).sort((one, other) => one - other)).toEqual(numbers);
				for (const { item, uuid: id } of found.outbox) {
					expect(ids.get(item) ?? id).toBe(id);
					ids.set(item, id);
				}
				await start();
			}
			going = false;
			await Promise.all(writing);
			expect(ids.size).toBeGreaterThanOrEqual(8 * kills);
		},
		60_000 + kills * 30_000,
	);

	it("who works at a step is told at every server, for as long when theirs died, and 45 seconds later by none; what they typed is there", async () => {
		const [first] = servers;
		if (first === undefined) throw new Error("no server");
		const rest = servers.slice(1);
		const { uuid, synced } = await first.call<RealisationRecord>("processes/realisation", newProcess(tenant));
		const draft = `processes/realisation/${uuid}/drafts/1`;
		const atWork = (from: readonly KillableServer[]) =>
			Promise.all(from.map((server) => asReader<{ readonly name: string }[]>(`${draft}/others`, undefined, server)));
		const shown = (from: readonly KillableServer[]) => from.map(() => [{ name: "Test" }]);
		await first.call(draft, { data: { synced, mode: "view", fields: { "Location.StreetName": { age: 0, mine: "Dorpsstraat" } } } });
		expect(await atWork(servers)).toEqual(shown(servers));
		await first.kill();
		expect(await atWork(rest)).toEqual(shown(rest));
		await first.start();
		expect(await atWork(servers)).toEqual(shown(servers));
		await kill();
		const later = 0.04;
		for (const server of servers) await server.start(later);
		expect(await atWork(servers)).toEqual(servers.map(() => []));
		for (const server of servers) expect(JSON.stringify(await server.call(draft))).toContain("Dorpsstraat");
	}, 60_000);
});
