import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { Edit } from "../../engine/index.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { showWorkbench } from "./harness/workbench.tsx";

let test: TestApp;
beforeAll(async () => {
	test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, { WORKBENCH: "design" });
});
afterAll(() => test.close());
afterEach(cleanup);

const roles = { developer: ["*"] } as const;
const of = (userId: string) => test.person(roles, test.tenant, { userId });
const person = () => ({ userId: "designer", name: "Dirk", email: "dirk@voorbeeld.example", roles: { [test.tenant]: roles } });

const begin = async () =>
	((await of("designer").post("designs", { data: { name: "Groot" } })).body.data as unknown as { readonly uuid: string }).uuid;
/** Six acts that are too large to be read at once. */
const enlarge = async (uuid: string) => {
	for (const [revision, letter] of ["a", "b", "c", "d", "e", "f"].entries()) {
		const edit: Edit = { op: "text", file: "groot.md", value: letter.repeat(900_000) };
		expect((await of("designer").post(`designs/${uuid}/edits`, { data: { revision, edits: [edit] } })).status).toBe(200);
	}
};

/** Answers calls of the page in place of the server; undefined leaves a call to the server. */
function answerFor(answer: (method: string, address: string) => Promise<Response> | undefined): void {
	const { fetch } = globalThis;
	globalThis.fetch = ((address: string, init?: RequestInit) =>
		answer(init?.method ?? "GET", address) ?? fetch(address, init)) as typeof globalThis.fetch;
}

describe("a design with large edits", () => {
	it("shows its history to the first act, page after page", async () => {
		const uuid = await begin();
		await enlarge(uuid);
		const { calls } = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/geschiedenis`);
		for (const number of [1, 5, 6]) expect(await screen.findByRole("button", { name: `Draai terug: wijziging ${number}` })).toBeTruthy();
		expect(calls.filter(({ path }) => path.includes("/history")).length).toBeGreaterThan(1);
	});

	it("is read again for whoever fell too far behind: what was typed stands, and is written the next time", async () => {
		const uuid = await begin();
		const { user, calls } = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/stap/6?veld=PlannedRealisation.Contractor`);
		const label = await screen.findByRole<HTMLInputElement>("textbox", { name: "Label" });
		// The page hears nothing of what others do.
		answerFor((_method, address) => (address.endsWith("/revision") ? new Promise(() => undefined) : undefined));
		await enlarge(uuid);
		await user.clear(label);
		await user.type(label, "Door wie{Enter}");
		expect((await screen.findByRole("alert")).textContent).toMatch(/^Het ontwerp is intussen te veel gewijzigd\./);
		expect(label.value).toBe("Door wie");
		await waitFor(() => expect(calls.filter(({ path }) => path.endsWith("/workbench")).length).toBeGreaterThan(1));
		await waitFor(async () => {
			await user.type(label, "{Enter}");
			expect(screen.queryByRole("alert")).toBeNull();
		});
		expect(label.value).toBe("Door wie");
		expect(calls.findLast(({ path }) => path.endsWith("/edits"))?.status).toBe(200);
	});

	it("writes what others kept overtaking by itself", async () => {
		const uuid = await begin();
		const { user, calls } = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/stap/6?veld=PlannedRealisation.Contractor`);
		const label = await screen.findByRole<HTMLInputElement>("textbox", { name: "Label" });
		const refusal = { code: "stale", status: 409, title: "Niet opgeslagen", detail: "", message: "Probeer het opnieuw.", errors: [] };
		let refused = 0;
		answerFor((method, address) => {
			if (method !== "POST" || !address.endsWith("/edits") || refused === 2) return undefined;
			refused++;
			return Promise.resolve({
				ok: false,
				status: 409,
				headers: new Headers({ "content-type": "application/problem+json" }),
				json: async () => refusal,
				text: async () => JSON.stringify(refusal),
			} as Response);
		});
		await user.clear(label);
		await user.type(label, "Door wie{Enter}");
		expect(await screen.findByText(/^Bewaard om/, {}, { timeout: 5_000 })).toBeTruthy();
		expect([refused, calls.filter(({ path }) => path.endsWith("/edits")).map(({ status }) => status)]).toEqual([2, [200]]);
	});
});
