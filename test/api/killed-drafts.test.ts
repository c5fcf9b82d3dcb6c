import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { killableServer } from "./harness/killable-server.ts";

const tenant = defaultTenantFolder();
/** `DRAFT_KILLS` asks for more of them. */
const kills = Number(process.env.DRAFT_KILLS ?? 1);
/** Nobody listens there: what is to be sent stays in the outbox. */
const nowhere = "smtp://127.0.0.1:9";

describe("what is kept, said and to be sent while the server is killed again and again", () => {
	const { origin, start, kill, call, end, folder } = killableServer(["cpo"], nowhere);
	const reader = {
		userId: randomUUID(),
		name: "Guus Meent",
		email: "guus@organisatie.example",
		roles: { [tenant]: { municipality: ["*"] } },
	};
	beforeAll(() => start(), 60_000);
	afterAll(end);

	const asReader = async (path: string, body?: unknown) => {
		const headers = { authorization: `Bearer ${tokenOf(reader)}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
		const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
		const answer = await fetch(`${origin()}/api/v1/${tenant}/${path}`, { headers, ...init });
		if (!answer.ok) throw new Error(await answer.text());
	};

	it(
		"keeps all that was acknowledged, and has one message for each mention, under the id that it had",
		async () => {
			const { uuid, synced } = await call<RealisationRecord>("processes/realisation", newProcess(tenant));
			await asReader("inbox/count");
			// Who came by is noted beside the call.
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
					// What was not answered may be there or not.
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
			/** Read from the database of a server that is dead. */
			const look = async () => {
				const data = await openDatabase({ url: null, folder, now: Date.now, migrate: false });
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
});
