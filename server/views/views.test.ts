import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { PersonAccess } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { findListStarts } from "./list-starts-store.ts";

interface View {
	readonly uuid: string;
	readonly label: string;
	readonly search: string;
	readonly shared: boolean;
	readonly own: boolean;
	readonly mayChange: boolean;
	readonly synced: number;
}

const viewOf = (reply: Reply) => reply.body.data as unknown as View;
const viewsOf = (reply: Reply) => reply.body.data as unknown as readonly View[];

describeOnEveryDatabase("views of lists", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	const cpo = () => test.person({ cpo: ["*"] });
	const keep = async (person: TestPerson, data: object = {}) => {
		const reply = await person.post("views", {
			data: { list: "realisations", label: `Selectie ${randomUUID()}`, search: "/actief?stap=3", ...data },
		});
		expect(reply.status).toBe(201);
		return viewOf(reply);
	};
	const change = (person: TestPerson, view: View, data: object, synced = view.synced) =>
		person.post(`views/${view.uuid}`, { synchronisation: { synced }, data });
	const remove = (person: TestPerson, view: View, synced = view.synced) =>
		person.post(`views/${view.uuid}/delete`, { synchronisation: { synced } });
	const labels = async (person: TestPerson, list = "realisations") =>
		viewsOf(await person.get(`views?list=${list}`)).map(({ label }) => label);

	const own = async (person: TestPerson) => viewsOf(await person.get("views?list=realisations")).filter((view) => view.own);

	it("keeps what the list shows under a name, for its owner alone", async () => {
		const [one, other] = [cpo(), cpo()];
		const before = test.clock.now;
		const kept = await keep(one, { label: "  Wacht op mij  ", search: "/gemeente?gemeente=0202&sorteer=-dagen" });
		expect(kept).toEqual({
			uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
			list: "realisations",
			label: "Wacht op mij",
			search: "/gemeente?gemeente=0202&sorteer=-dagen",
			shared: false,
			owner: { id: one.userId, name: "Test" },
			own: true,
			mayChange: true,
			subscribed: false,
			startsFor: [],
			created_at: before,
			synced: expect.any(Number),
		});
		expect(viewsOf(await one.get("views?list=realisations"))).toEqual([kept]);
		expect(await labels(other)).not.toContain("Wacht op mij");
	});

	it("answers a person's own and the shared ones of the list that is asked for, by name", async () => {
		const [one, other] = [cpo(), cpo()];
		await keep(one, { label: "Stap 10" });
		await keep(one, { label: "Stap 9" });
		await keep(one, { label: "Aanvragen", list: "requests", search: "?status=2" });
		await keep(other, { label: "Stap 9,5", shared: true });
		await keep(other, { label: "Geheim" });
		expect(await labels(one)).toEqual(["Stap 9", "Stap 9,5", "Stap 10"]);
		expect(await labels(one, "requests")).toEqual(["Aanvragen"]);
	});

	it("a shared one is seen by everybody who may see the list, and changed by its owner and an administrator alone", async () => {
		const [owner, colleague] = [cpo(), test.person({ municipality: ["0202"] })];
		const admin = test.person({ cpo: ["*"], admin: ["*"] });
		let view = viewOf(await change(owner, await keep(owner, { label: "Voor allen" }), { shared: true }));
		const seen = viewsOf(await colleague.get("views?list=realisations")).find(({ uuid }) => uuid === view.uuid);
		expect(seen).toMatchObject({ label: "Voor allen", shared: true, own: false, mayChange: false });
		expect((await change(colleague, view, { label: "Van mij" })).status).toBe(403);
		expect((await remove(colleague, view)).status).toBe(403);

		view = viewOf(await change(admin, view, { label: "Voor iedereen" }));
		expect(view).toMatchObject({ label: "Voor iedereen", search: "/actief?stap=3", own: false, mayChange: true });
		view = viewOf(await change(owner, view, { shared: false }));
		expect(await labels(colleague)).not.toContain("Voor iedereen");
		const hidden = await change(admin, view, { label: "Nog steeds" });
		expect([hidden.status, hidden.text]).toEqual([404, (await change(admin, { ...view, uuid: randomUUID() }, { label: "x" })).text]);
		expect((await remove(owner, view)).body.data).toEqual({ uuid: view.uuid });
		expect(await labels(owner)).not.toContain("Voor iedereen");
		expect((await remove(owner, view)).status).toBe(404);
	});

	it("renames, renews and shares, each by itself", async () => {
		const person = cpo();
		const view = await keep(person, { label: "Eerst" });
		const renamed = viewOf(await change(person, view, { label: "Later" }));
		expect(renamed).toMatchObject({ label: "Later", search: view.search, shared: false });
		const renewed = viewOf(await change(person, renamed, { search: "/onhold?type=op-aanvraag" }));
		expect(renewed).toMatchObject({ label: "Later", search: "/onhold?type=op-aanvraag", shared: false });
		expect(renewed.synced).toBeGreaterThan(renamed.synced);
		expect(await own(person)).toEqual([renewed]);
	});

	describe("refuses", () => {
		it.each([
			["no name", "", "Geef de selectie een naam."],
			["white space", "  \t", "Geef de selectie een naam."],
			["a long name", "x".repeat(61), "Uw invoer mag maximaal 60 karakters zijn."],
			[
				"forbidden characters",
				"<b>{x}",
				"Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: < (teken 1), > (teken 3), { (teken 4), } (teken 6)",
			],
			["two lines", "een\ntwee", "Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: regeleinde (regel 1, teken 4)"],
		])("%s, when keeping and when renaming", async (_what, label, says) => {
			const person = cpo();
			const view = await keep(person);
			for (const reply of [
				await person.post("views", { data: { list: "realisations", label, search: "" } }),
				await change(person, view, { label }),
			]) {
				expect(reply).toMatchObject({ status: 400, body: { message: says, errors: [{ path: "data.label", message: says }] } });
			}
		});

		it.each([
			"https://elders.example/",
			"//elders.example",
			"javascript:alert(1)",
			"/a/b",
			"?x=<script>",
			"?x=a b",
			"/actief#x",
			`?${"x".repeat(2000)}`,
		])("%s as what a view shows", async (search) => {
			const person = cpo();
			expect((await person.post("views", { data: { list: "realisations", label: "x", search } })).status).toBe(400);
			expect((await change(person, await keep(person), { search })).status).toBe(400);
		});

		it("a second view of one name for the same list, however it is written", async () => {
			const person = cpo();
			await keep(person, { label: "Mijn werk" });
			const again = { data: { list: "realisations", label: "MIJN werk", search: "" } };
			expect(await person.post("views", again)).toMatchObject({ status: 409, body: { code: "already-exists" } });
			expect((await change(person, await keep(person), { label: "mijn werk" })).status).toBe(409);
			await keep(person, { label: "Mijn werk", list: "requests" });
			await keep(cpo(), { label: "Mijn werk" });
			const shared = await keep(person, { label: "Voor ons", shared: true });
			const admin = test.person({ cpo: ["*"], admin: ["*"] });
			// An administrator must not learn about somebody's personal views.
			expect((await change(admin, shared, { label: "Mijn werk" })).status).toBe(200);
		});

		it("unknown lists and fields, and a change of nothing", async () => {
			const person = cpo();
			expect((await person.get("views")).status).toBe(400);
			expect((await person.get("views?list=users")).status).toBe(400);
			expect((await person.post("views", { data: { list: "users", label: "x", search: "" } })).status).toBe(400);
			const view = await keep(person);
			for (const data of [{}, { owner: "x" }, { list: "requests" }, { shared: "yes" }])
				expect((await change(person, view, data)).status).toBe(400);
		});

		it("a change of what somebody changed since, and one without synced", async () => {
			const person = cpo();
			const view = await keep(person, { label: "Oud" });
			const changed = viewOf(await change(person, view, { label: "Nieuw" }));
			expect(await change(person, view, { label: "Anders" })).toMatchObject({
				status: 409,
				body: { code: "stale", current: { label: "Nieuw" } },
			});
			expect((await remove(person, view)).status).toBe(409);
			expect(await person.post(`views/${view.uuid}`, { data: { label: "x" } })).toMatchObject({
				status: 400,
				body: { code: "synced-missing" },
			});
			expect((await person.post(`views/${view.uuid}/delete`, {})).body.code).toBe("synced-missing");
			expect(await own(person)).toEqual([changed]);
		});

		it("more than a hundred of one person", async () => {
			const person = cpo();
			for (let number = 1; number <= 100; number++) await keep(person, { list: number % 2 ? "realisations" : "requests" });
			const reply = await person.post("views", { data: { list: "requests", label: "Een te veel", search: "" } });
			expect(reply).toMatchObject({
				status: 400,
				body: { message: "U kunt niet meer dan 100 selecties bewaren. Verwijder er eerst een." },
			});
		});
	});

	describe("keeps apart", () => {
		it("whoever may not see the list neither reads, keeps nor finds its views", async () => {
			const owner = cpo();
			const view = await keep(owner, { list: "requests", search: "", shared: true });
			const outside = test.person({ admin: ["*"] });
			expect((await outside.get("views?list=requests")).status).toBe(403);
			expect((await outside.post("views", { data: { list: "requests", label: "x", search: "" } })).status).toBe(403);
			const unknown = await change(outside, { ...view, uuid: randomUUID() }, { label: "x" });
			expect((await change(outside, view, { label: "x" })).text).toBe(unknown.text);
			expect((await test.person({ guest: ["*"] }).get("views?list=realisations")).status).toBe(403);
		});

		it("nobody finds another person's own view, whatever they may otherwise", async () => {
			const view = await keep(cpo(), { label: "Alleen voor mij" });
			for (const stranger of [cpo(), test.person({ cpo: ["*"], admin: ["*"], municipality: ["*"] })]) {
				const unknown = await change(stranger, { ...view, uuid: randomUUID() }, { label: "x" });
				expect(unknown.status).toBe(404);
				expect((await change(stranger, view, { label: "x" })).text).toBe(unknown.text);
				expect((await remove(stranger, view)).text).toBe(unknown.text);
				expect((await stranger.get("views?list=realisations")).text).not.toContain("Alleen voor mij");
			}
		});

		it("nothing of one tenant is found in another, shared or not", async () => {
			const view = await keep(cpo(), { label: "Van hier", shared: true });
			const abroad = test.person({ cpo: ["*"], admin: ["*"] }, test.otherTenant);
			expect((await abroad.get(`/api/v1/${test.otherTenant}/views?list=realisations`)).text).not.toContain("Van hier");
			for (const call of [`views/${view.uuid}`, `views/${view.uuid}/delete`]) {
				const body = { synchronisation: { synced: view.synced }, ...(call.endsWith("delete") ? {} : { data: { label: "x" } }) };
				const unknown = await abroad.post(`/api/v1/${test.otherTenant}/${call.replace(view.uuid, randomUUID())}`, body);
				const found = await abroad.post(`/api/v1/${test.otherTenant}/${call}`, body);
				expect([found.status, found.text]).toEqual([404, unknown.text]);
				expect((await abroad.post(call, body)).status).toBe(403);
			}
		});
	});

	describe("what a list begins with", () => {
		const starts = async (person: TestPerson) =>
			((await person.get("configs")).body.data as unknown as { tenant: { starts: Readonly<Record<string, string | null>> } }).tenant.starts;
		const prefer = (person: TestPerson, value: string) => person.post("user/preferences/start-realisations", { data: { value } });
		const admin = () => test.person({ cpo: ["*"], admin: ["*"] });

		it("is the list itself, what an administrator chose for a role, or what the person chose, who goes first", async () => {
			const [one, chief] = [cpo(), admin()];
			expect(await starts(one)).toEqual({ realisations: null, requests: null, locations: null });
			const shared = await keep(chief, { shared: true, search: "/onhold" });
			const set = await change(chief, shared, { startsFor: ["cpo"] });
			expect(viewOf(set)).toMatchObject({ startsFor: ["cpo"] });
			expect(await starts(one)).toMatchObject({ realisations: "/onhold", requests: null });
			expect(await starts(test.person({ municipality: ["*"] }))).toMatchObject({ realisations: null });
			const mine = await keep(one, { search: "/actief?wacht-op=mij" });
			await prefer(one, mine.uuid);
			expect(await starts(one)).toMatchObject({ realisations: "/actief?wacht-op=mij" });
			await prefer(one, "list");
			expect(await starts(one)).toMatchObject({ realisations: null });
			await prefer(one, "usual");
			expect(await starts(one)).toMatchObject({ realisations: "/onhold" });
			// Choices of views that are gone, or belong to somebody else, have no effect.
			const secret = await keep(chief, { search: "/geannuleerd" });
			await prefer(one, secret.uuid);
			expect(await starts(one)).toMatchObject({ realisations: "/onhold" });
			await prefer(one, mine.uuid);
			await remove(one, mine);
			expect(await starts(one)).toMatchObject({ realisations: "/onhold" });
			await change(chief, viewOf(set), { shared: false });
			expect(await starts(one)).toMatchObject({ realisations: null });
		});

		it("is of one view for a role; whose view loses it has another version", async () => {
			const chief = admin();
			const first = viewOf(
				await change(chief, await keep(chief, { shared: true, search: "/onhold" }), { startsFor: ["cpo", "municipality"] }),
			);
			const next = await keep(chief, { shared: true, search: "/afgerond" });
			const taken = viewOf(await change(chief, next, { startsFor: ["cpo"] }));
			expect(await starts(cpo())).toMatchObject({ realisations: "/afgerond" });
			expect(await starts(test.person({ municipality: ["0202"] }))).toMatchObject({ realisations: "/onhold" });
			expect((await change(chief, first, { label: "Anders" })).status).toBe(409);
			const left = viewsOf(await chief.get("views?list=realisations")).find(({ uuid }) => uuid === first.uuid);
			expect(left).toMatchObject({ startsFor: ["municipality"] });
			for (const view of [taken, left ?? first]) expect((await change(chief, view, { startsFor: [] })).status).toBe(200);
			expect(await starts(cpo())).toMatchObject({ realisations: null });
		});

		it("is chosen for roles by an administrator alone, of a shared view and roles there are", async () => {
			const [one, chief] = [cpo(), admin()];
			expect((await change(one, await keep(one, { shared: true }), { startsFor: ["cpo"] })).status).toBe(403);
			expect((await change(chief, await keep(chief), { startsFor: ["cpo"] })).status).toBe(400);
			const shared = await keep(chief, { shared: true });
			for (const startsFor of [["cop"], ["cpo", "cpo"], "cpo", [7]]) expect((await change(chief, shared, { startsFor })).status).toBe(400);
		});

		it("is what the tenant's file has for the first of a person's roles, behind what people chose", async () => {
			const tenant = test.app.tenants.find(test.tenant);
			if (tenant === undefined) throw new Error("no tenant");
			const written = [
				{ roles: ["municipality"], view: "?categorie=geaccepteerd" },
				{ roles: ["cpo"], view: "?gemeente=0202" },
			];
			const definition = { ...tenant.definition, lists: { requests: { starts: written } } };
			const of = async (roles: Readonly<Record<string, readonly string[]>>) => {
				const access = new PersonAccess({ userId: randomUUID(), roles: { [tenant.slug]: roles } }, tenant.definition);
				return (await findListStarts(test.app.data.db, { ...tenant, definition }, access)).requests;
			};
			expect(await of({ cpo: ["*"] })).toBe("?gemeente=0202");
			expect(await of({ cpo: ["*"], municipality: ["0202"] })).toBe("?categorie=geaccepteerd");
			expect(await of({})).toBeNull();
		});
	});

	it("the same call twice keeps one view", async () => {
		const person = cpo();
		const body = { data: { list: "realisations", label: "Een keer", search: "" } };
		const replies = [
			await person.post("views", body, { "idempotency-key": "k1" }),
			await person.post("views", body, { "idempotency-key": "k1" }),
		];
		expect(replies[1]?.text).toBe(replies[0]?.text);
		expect(await own(person)).toMatchObject([{ label: "Een keer" }]);
	});
});
