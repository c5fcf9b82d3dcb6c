import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SMTPServer } from "smtp-server";
import type { RealisationRecord } from "../../engine/index.ts";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { openFrom } from "../../server/mail/opening-hours.ts";
import { ownPostgres } from "../../server/test-support/databases.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { type KillableServer, killableServer } from "./harness/killable-server.ts";

const tenant = defaultTenantFolder();
/** `MAIL_KILLS` sets a higher number. */
const kills = Number(process.env.MAIL_KILLS ?? 2);
const hourMs = 3_600_000;
/** This instant, or the next opening if messages may not be sent an hour after it. */
const withAnHourLeft = (open: number) => (openFrom(open + hourMs) === open + hourMs ? open : openFrom(open + hourMs));
/** Nothing listens there: this server accepts what people say, and sends nothing. */
const nowhere = "smtp://127.0.0.1:9";

/** A mail server that accepts a message, and then has the sending server killed: before its response is sent, or right after it. */
class DeadlyMailServer {
	/** The Message-ID of each accepted message. */
	readonly taken: string[] = [];
	/** What happens at the next messages, in order; further ones are just accepted. */
	readonly next: ("before" | "behind")[] = [];
	/** Kills the sending server. */
	kill: () => Promise<void> = async () => undefined;
	readonly #server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		closeTimeout: 50,
		onData: (stream, _session, done) => {
			let raw = "";
			stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
			stream.on("end", () => {
				this.taken.push(/^Message-ID: <(.*)@/im.exec(raw)?.[1] ?? "none");
				const act = this.next.shift();
				if (act !== "before") done();
				if (act !== undefined) void this.kill();
			});
		},
	});
	get url(): string {
		const address = this.#server.server.address();
		return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
	}
	open(): Promise<void> {
		// A killed server hangs up in the middle of the dialogue.
		this.#server.on("error", () => undefined);
		return new Promise((done) => void this.#server.listen(0, "127.0.0.1", done));
	}
	close(): Promise<void> {
		return new Promise((done) => void this.#server.close(() => done()));
	}
}

/** A database in a folder and, if PostgreSQL is available, one there. */
const places = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL"] : ["SQLite"];

describe.each(places)("messages of two servers, of which the one that sends is killed again and again (%s)", (place) => {
	const smtp = new DeadlyMailServer();
	let database: Awaited<ReturnType<typeof ownPostgres>> = null;
	/** Runs throughout and sends nothing: it accepts what people say. */
	let asked: KillableServer;
	let folder: string;
	const url = () => (database === null ? {} : { url: database.url });
	beforeAll(async () => {
		database = place === "SQLite" ? null : await ownPostgres();
		await smtp.open();
		asked = killableServer(["cpo"], nowhere, url());
		folder = asked.folder;
		await asked.start();
	}, 60_000);
	afterAll(async () => {
		await asked.end();
		await smtp.close();
		await database?.drop();
	});

	const reader = {
		userId: randomUUID(),
		name: "Guus Meent",
		email: "guus@organisatie.example",
		roles: { [tenant]: { municipality: ["*"] } },
	};
	const asReader = async (path: string, body?: unknown) => {
		const headers = { authorization: `Bearer ${tokenOf(reader)}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
		const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
		return (await fetch(`${asked.origin()}/api/v1/${tenant}/${path}`, { headers, ...init })).ok;
	};
	const outbox = async () => {
		const data = await openDatabase({ url: database?.url ?? null, folder, now: Date.now, migrate: false });
		const rows = await data.db.selectFrom("mail_outbox").select(["uuid", "state"]).execute();
		await data.close();
		return rows;
	};
	const until = async (holds: () => boolean | Promise<boolean>) => {
		while (!(await holds())) await new Promise((done) => setTimeout(done, 20));
	};

	it(
		"reach who is named, each under the one id that it has, and under no other when they are sent again",
		async () => {
			await asReader("inbox/count");
			// A person's presence is recorded after the call.
			await until(() => asReader("inbox/mail", { data: { kind: "mention", how: "now" } }));
			const mentions = [{ kind: "person", id: reader.userId }];
			// One process per message: messages that wait for the same process are sent as one.
			for (let number = 0; number <= kills; number++) {
				const { uuid } = await asked.call<RealisationRecord>("processes/realisation", newProcess(tenant));
				await asked.call(`processes/realisation/${uuid}/comments`, {
					data: { action: "create", message: `@Guus Meent ${number}`, mentions },
				});
			}
			// Each server starts an hour after the one before: by then that one's leases, on the job and on the message, have expired.
			let comes = Date.now();
			for (let time = 1; time <= kills + 1; time++) {
				const sender = killableServer(["cpo"], smtp.url, { folder, ...url() });
				let [dead, started] = [false, Promise.resolve()];
				if (time <= kills) smtp.next.push(time % 2 === 1 ? "before" : "behind");
				smtp.kill = async () => {
					await started;
					await sender.kill();
					dead = true;
				};
				comes = withAnHourLeft(openFrom(comes + hourMs));
				started = sender.start((comes - Date.now()) / hourMs);
				await started;
				await until(async () => dead || (time > kills && (await outbox()).every(({ state }) => state !== "waiting")));
				expect(await asReader("inbox/count")).toBe(true);
				await sender.kill();
			}
			const rows = await outbox();
			expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: kills + 1 }, () => "sent"));
			expect(new Set(smtp.taken)).toEqual(new Set(rows.map(({ uuid: id }) => id)));
			// Messages whose server was killed before it received the response were sent again; messages that others had sent were not.
			const again = smtp.taken.length - rows.length;
			expect(again).toBeGreaterThanOrEqual(Math.ceil(kills / 2));
			expect(again).toBeLessThanOrEqual(kills);
		},
		60_000 + kills * 30_000,
	);
});
