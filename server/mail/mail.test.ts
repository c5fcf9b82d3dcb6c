import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";
import type {} from "./index.ts";
import { messageNow } from "./message.ts";
import { dailyInstant, openFrom } from "./opening-hours.ts";
import { headerOf, inRoundsAlone, MailServer, mailRound, mailSettings, plain, publicUrl } from "./test-support/mail-server.ts";

describeOnEveryDatabase("messages by e-mail", (make) => {
	let smtp: MailServer;
	let test: TestApp;
	let cpo: TestPerson;
	let reader: TestPerson;
	let record: RealisationRecord;
	let database: TestDatabase;
	beforeAll(async () => {
		smtp = new MailServer();
		await smtp.open();
		database = await make();
		test = await testApp(database, mailSettings(smtp), inRoundsAlone);
		cpo = test.person({ cpo: ["*"] }, test.tenant, { name: "Carla Post" });
		reader = test.person({ municipality: ["0202"] }, test.tenant, { name: "Guus Meent", email: "guus@organisation.example" });
		await learnSteps(cpo);
		await reader.get("inbox/count");
		await cpo.get("inbox/count");
		const seen = () => test.app.data.db.selectFrom("person_seen").select("user_id").execute();
		for (let tries = 0; tries < 200 && (await seen()).length < 2; tries++) await new Promise((done) => setTimeout(done, 5));
	});
	beforeEach(async () => {
		// Ten in the morning of the next working day.
		test.clock.now = openFrom(dailyInstant(test.clock.now + 86_400_000)) + 150 * 60_000;
		record = await startProcess(test, cpo);
		expect(await choose("mention", "now")).toBe(200);
		smtp.taken.length = 0;
	});
	afterEach(() => {
		expect(smtp.next).toEqual([]);
	});
	afterAll(async () => {
		await test.close();
		await smtp.close();
	});

	const choose = async (kind: string, how: string) => (await reader.post("inbox/mail", { data: { kind, how } })).status;
	const name = async (message = "Kan dit vrijdag, @Guus Meent?", at = record) => {
		const mentions = [{ kind: "person", id: reader.userId }];
		const { status, text } = await cpo.post(`processes/realisation/${at.uuid}/comments`, {
			data: { action: "create", message, mentions },
		});
		expect([status, text]).toEqual([200, expect.anything()]);
	};
	const round = (app = test.app) => mailRound(app);
	const later = async (milliseconds = 1_201_000) => {
		test.clock.now += milliseconds;
		await round();
	};
	const outbox = (app = test.app, at = record) =>
		app.data.db.selectFrom("mail_outbox").selectAll().where("item", "like", `%${at.uuid}%`).orderBy("item").execute();
	const status = async () => {
		const admin = test.person({ admin: ["*"] });
		return ((await admin.get("status")).body.data as unknown as { mail: Record<string, unknown> }).mail;
	};

	it("tells who is named, after a moment to see it, with reference, address and a link, and with nothing of what is said or by whom", async () => {
		await name();
		await round();
		expect(smtp.taken).toEqual([]);
		await later();
		expect(smtp.taken).toHaveLength(1);
		const [{ raw, to } = { raw: "", to: "" }] = smtp.taken;
		expect(to).toBe("guus@organisation.example");
		expect(headerOf(raw, "Subject")).toBe(`U bent genoemd bij ${record.ref}`);
		expect(plain(raw)).toContain(record.ref);
		expect(plain(raw)).toContain(`${publicUrl}/realisatie/${record.uuid}#comment-1`);
		expect(raw).toContain("Content-Type: text/plain");
		expect(plain(raw)).toContain('<html lang="nl">');
		for (const canary of ["vrijdag", "Carla", "Post<", "Guus Meent"]) expect(plain(raw)).not.toContain(canary);
		await later(600_000);
		expect(smtp.taken).toHaveLength(1);
		expect(await outbox()).toMatchObject([{ state: "sent", tries: 1 }]);
	});

	it("sends nothing that nobody asked for where the tenant says nothing of it, that was seen meanwhile, or that the reader may no longer see", async () => {
		await choose("mention", "off");
		await name();
		expect(await outbox()).toEqual([]);
		await choose("mention", "now");
		await name("@Guus Meent, nog eens");
		const items = (await reader.get("inbox")).body.data as unknown as { items: { item: string; uuid: string }[] };
		const own = items.items.filter(({ uuid }) => uuid === record.uuid).map(({ item }) => item);
		await reader.post("inbox/marks", { data: { items: own, mark: "read" } });
		await later();
		expect(smtp.taken).toEqual([]);
		await name("@Guus Meent, en nog eens");
		const moved = test.app.data.db.updateTable("person_seen").where("user_id", "=", reader.userId);
		const [{ roles } = { roles: "" as never }] = await test.app.data.db
			.selectFrom("person_seen")
			.select("roles")
			.where("user_id", "=", reader.userId)
			.execute();
		await moved.set({ roles: JSON.stringify({ municipality: ["0268"] }) as never }).execute();
		await later();
		await moved.set({ roles }).execute();
		expect(smtp.taken).toEqual([]);
		expect((await outbox()).map(({ state }) => state)).toEqual(["dropped", "dropped"]);
	});

	it("tries again under one Message-ID when the mail server is busy, hangs, or closes before or after it took the message", async () => {
		smtp.next = ["later", "hang", "close", "take-and-close"];
		await name();
		await later();
		expect(await outbox()).toMatchObject([{ state: "waiting", tries: 1, reason: "451" }]);
		for (const minutes of [2, 6, 20]) await later(minutes * 60_000);
		expect(await outbox()).toMatchObject([{ state: "waiting", tries: 4 }]);
		expect((await status()).waiting).toBeGreaterThan(0);
		await later(70 * 60_000);
		expect(await outbox()).toMatchObject([{ state: "sent", tries: 5 }]);
		expect(smtp.taken).toHaveLength(2);
		expect(new Set(smtp.taken.map(({ raw }) => headerOf(raw, "Message-ID"))).size).toBe(1);
	});

	it("gives up what is refused for good, and an administrator sees that, without who it was for", async () => {
		const { failed } = (await status()) as { failed: number };
		smtp.next = ["refuse-reader", "refuse-message"];
		await name();
		const other = await startProcess(test, cpo);
		await name("@Guus Meent, en dit?", other);
		await later();
		expect([...(await outbox()), ...(await outbox(test.app, other))].map(({ state, reason }) => [state, reason]).sort()).toEqual([
			["failed", "550"],
			["failed", "554"],
		]);
		const shown = await status();
		expect(shown).toMatchObject({ failed: failed + 2, reason: expect.stringMatching(/^55[04]$/) });
		expect(JSON.stringify(shown)).not.toContain("@");
		await later(86_400_000);
		expect(smtp.taken).toEqual([]);
	});

	it("a server that was killed between sending and writing it down leaves a message that goes again under its own name", async () => {
		await name();
		await later();
		// The state of the database when the process ends right after the mail server accepted the message: the try is stored, its outcome
		// is not.
		await test.app.data.db
			.updateTable("mail_outbox")
			.set({ state: "waiting", due_at: test.clock.now + 60_000 })
			.where("item", "like", `%${record.uuid}%`)
			.execute();
		await round();
		expect(smtp.taken).toHaveLength(1);
		await later(61_000);
		expect(smtp.taken).toHaveLength(2);
		const [first, second] = smtp.taken.map(({ raw }) => headerOf(raw, "Message-ID"));
		expect(second).toBe(first);
		expect(await outbox()).toMatchObject([{ state: "sent", tries: 2 }]);
	});

	it("ends by the button of a mail program and of the page; opening the link changes nothing", async () => {
		await name();
		await later();
		const raw = smtp.taken[0]?.raw ?? "";
		expect(headerOf(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
		const link = new URL(/^<(.*)>$/.exec(headerOf(raw, "List-Unsubscribe") ?? "")?.[1] ?? "");
		expect(link.origin).toBe(publicUrl);
		const url = link.pathname + link.search;
		const how = async () => {
			const { mail } = (await reader.get("inbox")).body.data as unknown as { mail: { choices: { kind: string; how: string }[] } };
			return mail.choices.find(({ kind }) => kind === "mention")?.how;
		};
		for (const method of ["GET", "HEAD"] as const) await test.app.inject({ method, url });
		const seen = await test.app.inject({ method: "GET", url });
		expect([seen.statusCode, await how()]).toEqual([200, "now"]);
		expect(seen.body).toContain('<button class="wide" type="submit">Zet uit</button>');
		const forged = url.replace(/.$/, (letter) => (letter === "A" ? "B" : "A"));
		for (const wrong of [
			forged,
			url.split("?")[0] ?? "",
			`${url}&teken=x`,
			"/berichten/afmelden?teken=.",
			"/berichten/afmelden?teken=a.b.c",
		])
			for (const method of ["GET", "POST"] as const) expect((await test.app.inject({ method, url: wrong })).statusCode).toBe(400);
		expect(await how()).toBe("now");
		const body = { payload: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } };
		expect((await test.app.inject({ method: "POST", url, ...body })).statusCode).toBe(200);
		expect(await how()).toBe("off");
		await choose("mention", "now");
		const form = { payload: "--x--", headers: { "content-type": "multipart/form-data; boundary=x" } };
		expect((await test.app.inject({ method: "POST", url, ...form })).statusCode).toBe(200);
		expect(await how()).toBe("off");
	});

	it("tells once a day what came, at half past seven, also after a restart and with two servers", async () => {
		await choose("mention", "daily");
		await name();
		test.clock.now = dailyInstant(test.clock.now + 86_400_000) - 1_000;
		await round();
		expect(smtp.taken).toEqual([]);
		// Another server on the same database, at the same moment; an in-memory database has none.
		const second = await testApp({ ...database, remove: async () => undefined }, mailSettings(smtp), inRoundsAlone);
		second.clock.now = test.clock.now + 2_000;
		test.clock.now += 2_000;
		await Promise.all([round(), round(second.app)]);
		await Promise.all([round(), round(second.app)]);
		await second.close();
		expect(smtp.taken).toHaveLength(1);
		const raw = smtp.taken[0]?.raw ?? "";
		expect(headerOf(raw, "Subject")).toMatch(/^(?:1 nieuw bericht|\d+ nieuwe berichten) in uw Postvak$/);
		expect(plain(raw)).toContain(`U bent genoemd bij ${record.ref}`);
		await later(3_600_000);
		expect(smtp.taken).toHaveLength(1);
		// Without news there is no message on the next day.
		test.clock.now += 86_400_000;
		await round();
		expect(smtp.taken).toHaveLength(1);
	});

	it("two servers send a message once", async () => {
		const second = await testApp({ ...database, remove: async () => undefined }, mailSettings(smtp), inRoundsAlone);
		for (let place = 0; place < 5; place++) await name(`@Guus Meent, nummer ${place}`, await startProcess(test, cpo));
		test.clock.now += 1_201_000;
		second.clock.now = test.clock.now;
		await Promise.all([round(), round(second.app)]);
		await Promise.all([round(), round(second.app)]);
		await second.close();
		expect(smtp.taken).toHaveLength(5);
	});

	it("tells of a request by its reference alone: its address is somebody's home", async () => {
		const { uuid, ref } = await addRequest(test);
		const placed = await cpo.post(`charging-point-requests/${uuid}/comments`, {
			data: { action: "create", message: "@Guus Meent", mentions: [{ kind: "person", id: reader.userId }] },
		});
		expect(placed.status).toBe(200);
		await later();
		expect(smtp.taken).toHaveLength(1);
		const raw = plain(smtp.taken[0]?.raw ?? "");
		expect(raw).toContain(ref);
		expect(raw).toContain(`${publicUrl}/aanvragen/${uuid}`);
		for (const canary of ["Jansbuitensingel", "6811", "Arnhem", "Jansen"]) expect(raw).not.toContain(canary);
	});

	it("refuses to mail at once what goes to a role, and says what can be chosen", async () => {
		expect(await choose("step", "now")).toBe(400);
		expect(await choose("step", "daily")).toBe(200);
		expect(await choose("step", "off")).toBe(200);
	});
});

describe("the hour of the daily message", () => {
	it("is half past seven on the clock, before, on and after both changes of it", () => {
		const clock = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", dateStyle: "short", timeStyle: "short" });
		for (const day of ["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2026-10-26"])
			for (const hour of ["00:30", "05:00", "21:30"]) {
				const [year, month, date] = day.split("-");
				expect(clock.format(dailyInstant(Date.parse(`${day}T${hour}:00Z`)))).toBe(`${date}-${month}-${year}, 07:30`);
			}
	});
});

describe("the text of a message", () => {
	it("takes hostile names for text, in its headers and in its markup", () => {
		const line = {
			kind: "mention",
			words: "",
			ref: "R-1\r\nBcc: all@organisation.example",
			address: '<img src=x onerror="alert(1)">\n\nDorpsstraat 3',
			link: "http://localhost/realisatie/1",
			since: 0,
		};
		const { subject, text, html } = messageNow([line], false, { stop: "http://localhost/stop" });
		expect(subject).not.toMatch(/[\r\n]/);
		expect(html).not.toContain("<img");
		expect(text.split("\n")[1]).toBe('R-1 Bcc: all@organisation.example, <img src=x onerror="alert(1)"> Dorpsstraat 3');
	});
});
