import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord } from "../../test-support/example-record.ts";
import { exampleSpecification } from "../../test-support/example-specification.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const tenant = {
	...exampleTenant,
	listsOnServer: ["realisations" as const],
	bulk: { onhold: true },
	access: { ...exampleTenant.access, canChangeStatus: ["cpo"] },
};
const records = Array.from({ length: 30 }, (_, index) => exampleRecord({ number: index + 1 }));

afterEach(() => {
	cleanup();
	localStorage.clear();
});

type Asked = URLSearchParams;

const rowsAnswer = (found: readonly ReturnType<typeof exampleRecord>[], total = found.length): FakeAnswer =>
	answer(found, {
		metaData: {
			total,
			all: records.length,
			matching: { active: total, municipality: 0, cpo: total, onhold: 0, completed: 0, cancelled: 0 },
			matchingAll: total,
			after: null,
		},
	});

/** Responds as the server does: with a page of the processes that contain the search text. */
function served(asked: Asked): FakeAnswer {
	const [word = ""] = (JSON.parse(asked.get("filters") ?? "{}") as { search?: string[] }).search ?? [];
	const found = records.filter(({ reference }) => reference.toLowerCase().includes(word));
	const [number, rows] = [Number(asked.get("page")), Number(asked.get("rows"))];
	return rowsAnswer(found.slice((number - 1) * rows, number * rows), found.length);
}

function open(rows: (asked: Asked) => FakeAnswer | Promise<FakeAnswer> = served, address = "/realisatie/actief") {
	const calls = fakeApi({
		"GET lists/realisations/rows": ({ path }) => rows(new URLSearchParams(path.split("?")[1])),
		"GET lists/realisations/choices": answer({ municipality: ["0202"], step: ["1", "3"] }),
		"GET lists/realisations/keys": answer(records.map(({ uuid }) => uuid)),
		"GET processes/realisation": page([records[0]]),
		"GET processes/specification*": exampleSpecification,
	});
	return { calls, ...renderApplication(address, { tenant }) };
}

const references = () => screen.queryAllByRole("link", { name: /^VB-/ }).map((link) => link.textContent);
const search = () => screen.getByRole("searchbox", { name: "Zoeken in de processen" });

it("draws what the server answers, and loads no record beside it", async () => {
	const { calls } = open();
	await screen.findByRole("link", { name: "VB-00001" });
	expect(screen.getByText("30 resultaten")).toBeDefined();
	expect(within(screen.getByRole("navigation", { name: "Categorie" })).getByRole("link", { name: "Actief 30" })).toBeDefined();
	await waitFor(() => expect(within(screen.getByLabelText("Stap")).getAllByRole("option")).toHaveLength(3));
	await userEvent.click(screen.getByRole("button", { name: "Volgende pagina" }));
	await screen.findByRole("link", { name: "VB-00011" });
	const loaded = calls.filter(({ path }) => path.startsWith("processes/realisation"));
	expect(loaded.map(({ path }) => path)).toEqual([expect.stringContaining("pageSize=1")]);
});

it("keeps the former rows, set back, while an answer fails; says so and asks again on request", async () => {
	let failing = false;
	open((asked) => (failing ? problem(503) : served(asked)));
	await screen.findByRole("link", { name: "VB-00001" });
	failing = true;
	await userEvent.click(screen.getByRole("button", { name: "Volgende pagina" }));
	expect((await screen.findByRole("alert")).textContent).toContain("De lijst kon niet worden opgehaald.");
	expect(references()[0]).toBe("VB-00001");
	expect(screen.getByRole("table").parentElement?.getAttribute("aria-busy")).toBe("true");
	failing = false;
	await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
	await screen.findByRole("link", { name: "VB-00011" });
	expect(screen.queryByText("De lijst kon niet worden opgehaald.")).toBeNull();
	expect(screen.getByRole("table").parentElement?.getAttribute("aria-busy")).toBeNull();
});

it("never shows an answer that comes after that of a later question, and says that one takes long", async () => {
	const held: (() => void)[] = [];
	open(async (asked) => {
		if (asked.get("filters")?.includes("0000")) await new Promise<void>((go) => held.push(go));
		return served(asked);
	});
	await screen.findByRole("link", { name: "VB-00001" });
	await userEvent.type(search(), "vb-0000");
	await waitFor(() => expect(held).toHaveLength(1));
	expect(await screen.findByText("wordt opgehaald…", {}, { timeout: 5_000 })).toBeDefined();
	await userEvent.clear(search());
	await userEvent.type(search(), "vb-0003");
	await waitFor(() => expect(references()).toEqual(["VB-00030"]));
	for (const go of held) go();
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(references()).toEqual(["VB-00030"]);
});

it("asks the server what an empty list would have without each of its filters, within the area that is listed", async () => {
	const area = "51.9000,5.8000,52.1000,6.0000";
	/** Without the step the area holds four; without the area the filters hold two; otherwise nothing. */
	const found = (asked: Asked): number => {
		const filters: Record<string, unknown> = JSON.parse(asked.get("filters") ?? "{}");
		if (asked.get("within") === null) return 2;
		return filters.step === undefined ? 4 : 0;
	};
	const rows = (asked: Asked) => rowsAnswer(records.slice(0, found(asked)), found(asked));
	const { calls, address } = open(rows, `/realisatie/actief?stap=3&zoek=kerk&gebied=${area}`);
	const ways = () => screen.queryAllByRole("button", { name: /^Zonder/ }).map(({ textContent }) => textContent);
	await waitFor(() => expect(ways()).toHaveLength(2));
	expect(ways()).toEqual([expect.stringMatching(/^Zonder ‘Stap: .*3.*’: 4 resultaten$/), "Zonder ‘Gebied op de kaart’: 2 resultaten"]);
	expect(calls.filter(({ path }) => path.startsWith("lists/realisations/rows"))).toHaveLength(4);
	await userEvent.click(screen.getByRole("button", { name: /^Zonder ‘Gebied/ }));
	await screen.findByRole("link", { name: "VB-00001" });
	expect(address()).toBe("/realisatie/actief?stap=3&zoek=kerk");
});

it("answers a page behind the last one as the last", async () => {
	open(served, "/realisatie/actief?pagina=9");
	await screen.findByRole("link", { name: "VB-00030" });
	expect(screen.getByRole("button", { name: "Pagina 3" }).getAttribute("aria-current")).toBe("page");
});

it("chooses all that match, of every page, and says what the filters leave out of view", async () => {
	const { calls } = open();
	await screen.findByRole("link", { name: "VB-00001" });
	await userEvent.click(screen.getByRole("checkbox", { name: "Kies VB-00002" }));
	await userEvent.click(await screen.findByRole("button", { name: /Alle 30/ }));
	expect(await screen.findByText("30 gekozen")).toBeDefined();
	expect(calls.filter(({ path }) => path.startsWith("lists/realisations/keys")).map(({ path }) => path)).toEqual([
		expect.not.stringContaining("page="),
	]);
});
