import type { Request } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";
import { RealisationList } from "./harness/realisation-list.ts";
import { StepScreen } from "./harness/step-screen.ts";

const isApiCall = (request: Request) => request.url().includes("/api/v1/") && request.resourceType() === "fetch";

test("REQ-213 every call carries a token and a key, and is refused without either", async ({ as, prepare, request }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	const calls: Request[] = [];
	page.on("request", (call) => isApiCall(call) && calls.push(call));
	await new RealisationList(page).open("actief");
	const screen = new StepScreen(page);
	await screen.open(uuid, "5");
	await screen.field("Nummer netbeheerder").fill("L-2026-9");
	await screen.press("Opslaan");
	await screen.expectSaved();
	expect(new Set(calls.map((call) => call.method()))).toEqual(new Set(["GET", "POST"]));
	// Calls from here on are not counted.
	const made = [...calls];
	const sent = await Promise.all(made.map((call) => call.allHeaders()));
	for (const headers of sent) {
		expect(headers.authorization).toMatch(/^Bearer \S+$/);
		expect(headers["x-api-key"]).toBe("laadstroom-web");
	}
	for (const [index, call] of made.entries()) {
		const { authorization = "", "x-api-key": key = "", "content-type": type } = sent[index] ?? {};
		const again = (headers: Record<string, string>) =>
			request.fetch(call.url(), {
				method: call.method(),
				headers: { ...headers, ...(type === undefined ? {} : { "content-type": type }) },
				...(call.postData() === null ? {} : { data: call.postData() ?? "" }),
			});
		expect((await again({ authorization })).status(), `${call.url()} without the key`).toBe(401);
		expect((await again({ "x-api-key": key })).status(), `${call.url()} without the token`).toBe(401);
		expect((await again({ authorization, "x-api-key": key })).status(), `${call.url()} with both`).not.toBe(401);
	}
});

test("REQ-214 calls that read carry no body", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const page = await as("cpo");
	const reads: Request[] = [];
	page.on("request", (call) => isApiCall(call) && call.method() === "GET" && reads.push(call));
	await new RealisationList(page).open("actief");
	const screen = new StepScreen(page);
	for (const step of ["1", "5", "6"]) await screen.open(uuid, step);
	await expect(screen.card("Geschiedenis")).toBeVisible();
	const kinds = new Set(reads.map((call) => new URL(call.url()).pathname.split("/").slice(4, 6).join("/")));
	for (const kind of ["configs", "processes/realisation", "processes/specification", "stakeholders"]) {
		expect(
			[...kinds].some((known) => known.startsWith(kind)),
			kind,
		).toBe(true);
	}
	for (const call of reads) {
		expect([call.url(), call.postData()]).toEqual([call.url(), null]);
		expect(await call.headerValue("content-type")).toBeNull();
	}
	const contract = (await (await page.request.get("/api/openapi.json")).json()) as {
		readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: unknown }>>>>;
	};
	for (const [path, { get }] of Object.entries(contract.paths)) expect([path, get?.requestBody]).toEqual([path, undefined]);
	expect((await api.record(uuid)).uuid).toBe(uuid);
});

test("REA-338 a request date that was emptied is sent as an empty text", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Datum aanvraag netaansluiting").fill("01-12-2026");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await screen.field("Datum aanvraag netaansluiting").fill("");
	const call = screen.page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith(`/processes/realisation/${uuid}`));
	await screen.press("Opslaan");
	expect((await call).postDataJSON().data.values.GridConnection.RequestDate).toBe("");
	await screen.expectSaved();
	const { values } = await api.record(uuid);
	expect((values.GridConnection as Readonly<Record<string, unknown>> | undefined)?.RequestDate ?? "").toBe("");
});
