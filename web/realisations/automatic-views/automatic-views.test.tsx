import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { fileWith } from "../../../engine/files/file-record.fixture.ts";
import type { FileRecord, ResolvedFlow } from "../../../engine/index.ts";
import { uuidOf } from "../../test-support/example-record.ts";
import { answer, type FakeAnswer, problem } from "../../test-support/fake-api.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../test-support/step-process.ts";
import { watchPresses } from "../../ui/actions/presses.ts";

const logged = jest.fn();
afterEach(() => {
	cleanup();
	notifications.clean();
	sessionStorage.clear();
	localStorage.clear();
	logged.mockClear();
	Reflect.deleteProperty(globalThis, "reportError");
});

const [first, ...others] = threeSteps.steps;
const degrees = (title: string) => ({ type: "number", title });
const list = (title: string) => ({ type: "array", title, items: { type: "string" } });

/** A first step with a location, the fields for the views, and the button under them. */
const flow = {
	...threeSteps,
	steps: [
		{
			...first,
			sections: [
				{
					id: "place",
					title: "Plaats",
					schema: {
						type: "object",
						properties: {
							Location: { type: "object", properties: { Latitude: degrees("Breedtegraad"), Longitude: degrees("Lengtegraad") } },
						},
					},
				},
				{
					id: "documents",
					title: "Bestanden",
					schema: {
						type: "object",
						properties: { Docs: { type: "object", properties: { TopView: list("Boven"), SideView: list("Zij") } } },
					},
					ui: {
						Docs: {
							TopView: { "ui:widget": "files", "ui:options": { category: "TopView" } },
							SideView: { "ui:widget": "files", "ui:options": { category: "SideView" } },
						},
					},
					readOnly: true,
				},
				{ id: "views", schema: { type: "object", properties: {} }, ui: { "ui:widget": "automatic-views" }, readOnly: true },
			],
		},
		...others,
	],
} as unknown as ResolvedFlow;

const place = { Location: { Latitude: 52, Longitude: 5 } };
const file = (category: string, changes: Partial<FileRecord> = {}) =>
	fileWith({ uuid: uuidOf(700), filename: "beeld", extension: "jpeg", category, ...changes });
const picture: FakeAnswer = { status: 200, body: new Blob(["beeld"], { type: "image/jpeg" }) };
const nothing: FakeAnswer = { status: 204, body: null };

interface Situation {
	readonly values?: Readonly<Record<string, unknown>>;
	readonly files?: readonly FileRecord[];
	readonly role?: string;
	readonly sources?: Readonly<Record<"topview" | "sideview", FakeAnswer>>;
	/** A change saved by somebody else, which only a fresh fetch of the process brings in. */
	readonly meanwhile?: Readonly<Record<string, unknown>>;
	/** The response to fetching the process after a view was stored. */
	readonly refresh?: FakeAnswer;
}

function open({
	values = place,
	files = [],
	role = "cpo",
	sources = { topview: picture, sideview: picture },
	refresh,
	meanwhile = {},
}: Situation = {}) {
	globalThis.reportError = logged;
	const process = stepProcess(flow);
	if ("Location" in values) process.send(saveCommand("1", "1", { Location: values.Location }, false));
	const record = () => {
		const stored = { ...process.record(), files: kept };
		const now = { ...stored, values: { ...stored.values, ...values } };
		if (meanwhile === undefined || kept.length === files.length) return now;
		return { ...now, values: { ...now.values, ...meanwhile }, synced: now.synced + 1 };
	};
	let kept = files;
	const whole = () => answer(record(), { related: { people: {} } });
	const { uuid } = process.record();
	const at = `processes/realisation/${uuid}`;
	const screens = renderStep({ ...process, record }, "1", {
		role,
		access: { automatedViews: ["cpo"], realisationlist: ["cpo", "municipality"] },
		handlers: {
			[`GET ${at}`]: () => (kept.length > files.length ? (refresh ?? whole()) : whole()),
			[`GET ${at}/automatic-views/topview`]: sources.topview,
			[`GET ${at}/automatic-views/sideview`]: sources.sideview,
			[`POST ${at}/files/upload-link`]: ({ body }) => {
				const { category } = body as { category: string };
				kept = [...kept, file(category, { uuid: uuidOf(700 + kept.length) })];
				return answer({ file: kept.at(-1), link: `https://here.example/bytes/${category}` });
			},
			"PUT https://here.example/bytes/topview": { status: 204, body: null },
			"PUT https://here.example/bytes/sideview": { status: 204, body: null },
		},
	});
	const sent = () => screens.calls.filter(({ path }) => path.includes("upload-link") || path.includes("bytes"));
	return { ...screens, sent };
}

const button = () => screen.queryByRole("button", { name: /Genereer aanzichten/ });
const drawn = () => screen.findByRole("heading", { name: "Plaats" });

describe("the button for automatic views", () => {
	it("REA-395 shows only to people with the right, while a side view or a top view is missing", async () => {
		const id = [uuidOf(701)];
		const cases: readonly (readonly [string, Situation, boolean])[] = [
			["both are missing", {}, true],
			["only the side view is missing", { files: [file("topview")] }, true],
			["only the top view is missing", { values: { ...place, Docs: { SideView: id } } }, true],
			["none is missing", { values: { ...place, Docs: { SideView: id, TopView: id } } }, false],
			[
				"none is missing, one being generated",
				{ values: { ...place, Docs: { SideView: id } }, files: [file("topview", { checked: false })] },
				false,
			],
			["the generated ones were refused", { files: [file("topview", { suspect: true }), file("sideview", { deleted: true })] }, true],
			["somebody else looks", { role: "municipality" }, false],
		];
		for (const [title, situation, shown] of cases) {
			open(situation);
			await drawn();
			if (shown) await screen.findByRole("button", { name: /Genereer aanzichten/ });
			else await waitFor(() => expect(document.querySelector("[data-nothing]")).not.toBeNull());
			expect([title, button() !== null]).toEqual([title, shown]);
			cleanup();
		}
	});

	it("REA-396 requires saved coordinates, and says so", async () => {
		const { user, calls } = open({ values: {} });
		const made = await screen.findByRole("button", { name: /Genereer aanzichten/ });
		expect(made.getAttribute("aria-disabled")).toBe("true");
		await user.click(made);
		expect(await screen.findAllByText(/Kies eerst een locatie/)).not.toEqual([]);
		await user.type(screen.getByRole("textbox", { name: /Breedtegraad/ }), "52");
		await user.type(screen.getByRole("textbox", { name: /Lengtegraad/ }), "5");
		await waitFor(() => expect(screen.queryAllByText(/Sla de gekozen locatie eerst op/)).not.toEqual([]));
		expect(calls.filter(({ path }) => path.includes("automatic-views"))).toEqual([]);
	});
});

describe("generated views", () => {
	const generate = async (situation: Situation) => {
		const opened = open(situation);
		await opened.user.click(await screen.findByRole("button", { name: /Genereer aanzichten/ }));
		return opened;
	};

	it("REA-422 are uploaded as topview and sideview, with the extension jpeg", async () => {
		const { sent } = await generate({});
		await screen.findByText("De automatische aanzichten zijn aangemaakt, en worden over enkele momenten weergegeven.");
		expect(sent().map(({ method, body }) => [method, body instanceof Blob ? body.type : body])).toEqual([
			["POST", { filename: "zijaanzicht", extension: "jpeg", category: "sideview" }],
			["PUT", "image/jpeg"],
			["POST", { filename: "bovenaanzicht", extension: "jpeg", category: "topview" }],
			["PUT", "image/jpeg"],
		]);
	});

	it("are generated once for a double click", async () => {
		watchPresses();
		const { user, sent } = open();
		await user.dblClick(await screen.findByRole("button", { name: /Genereer aanzichten/ }));
		await screen.findByText("De automatische aanzichten zijn aangemaakt, en worden over enkele momenten weergegeven.");
		expect(sent().filter(({ method }) => method === "POST")).toHaveLength(2);
	});

	it("REA-458 are announced, and the process is fetched again, so that the button disappears", async () => {
		const { calls } = await generate({ files: [file("sideview")] });
		await screen.findByText("De automatische aanzichten zijn aangemaakt, en worden over enkele momenten weergegeven.");
		expect(screen.getByText("Geslaagd")).toBeTruthy();
		expect(calls.filter(({ path }) => path.includes("automatic-views")).map(({ path }) => path.split("/").at(-1))).toEqual(["topview"]);
		await waitFor(() => expect(button()).toBeNull());
		expect(logged).not.toHaveBeenCalled();
	});

	it("REA-434 are followed by a fetch, whose record replaces the one on the screen", async () => {
		const { calls } = await generate({ meanwhile: { Location: { Latitude: 53, Longitude: 5 } } });
		await screen.findByText("De automatische aanzichten zijn aangemaakt, en worden over enkele momenten weergegeven.");
		await waitFor(() => expect((screen.getByRole("textbox", { name: /Breedtegraad/ }) as HTMLInputElement).value).toBe("53"));
		const kept = calls.findLastIndex(({ path }) => path.includes("bytes"));
		expect(
			calls.slice(kept + 1).filter(({ method, path }) => method === "GET" && /processes\/realisation\/[^/]+$/.test(path)),
		).toHaveLength(1);
	});

	it.each([
		["there are no pictures of the place", nothing],
		["the sources cannot answer", problem(503)],
	])("REA-457 are none when %s, with a message", async (_, given) => {
		const { sent } = await generate({ sources: { topview: given, sideview: given } });
		await screen.findByText("Er zijn geen automatische aanzichten beschikbaar");
		expect(sent()).toEqual([]);
		expect(button()).not.toBeNull();
	});

	const both = "Het zijaanzicht en het bovenaanzicht konden nu niet opgehaald worden. Probeer het later opnieuw.";
	const side = "Het zijaanzicht kon nu niet opgehaald worden. Probeer het later opnieuw.";
	it("of which a source did not answer are not told as none: what failed is said, and that one can try again", async () => {
		await generate({ sources: { topview: nothing, sideview: nothing } });
		await screen.findByText("Er zijn geen automatische aanzichten beschikbaar");
		expect(screen.queryByText(/konden? nu niet opgehaald/)).toBeNull();
		for (const [topview, said] of [
			[problem(503), both],
			[nothing, side],
		] as const) {
			cleanup();
			notifications.clean();
			await generate({ sources: { topview, sideview: problem(503) } });
			await screen.findByText(said);
			expect(button()).not.toBeNull();
		}
	});

	it("are told apart from the one that failed", async () => {
		await generate({ sources: { topview: picture, sideview: problem(503) } });
		await screen.findByText("De automatische aanzichten zijn aangemaakt, en worden over enkele momenten weergegeven.");
		expect(await screen.findByText("Niet alle aanzichten zijn aangemaakt")).toBeTruthy();
		expect(screen.getByText(side)).toBeTruthy();
	});

	it("are generated for each picture that is available", async () => {
		const { sent } = await generate({ sources: { topview: picture, sideview: nothing } });
		await screen.findByText("De automatische aanzichten zijn aangemaakt, en worden over enkele momenten weergegeven.");
		expect(sent().filter(({ method }) => method === "POST")).toHaveLength(1);
		// One view is still missing.
		expect(button()).not.toBeNull();
	});

	it("REA-459 are still reported as stored if the process cannot be fetched again", async () => {
		await generate({ refresh: problem(503) });
		await screen.findByText("De status wijziging is opgeslagen, maar het verversen van het record is mislukt.");
		expect(screen.getByText("Synchronisatie mislukt")).toBeTruthy();
	});
});
