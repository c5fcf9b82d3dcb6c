import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { unzipSync } from "fflate";
import { canonicalFiles, type Edit } from "../../engine/index.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { type ToldFile, zipOf } from "../../web/workbench/exchange/design-zip.ts";
import { showWorkbench } from "./harness/workbench.tsx";

let test: TestApp;
beforeAll(async () => {
	test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, { WORKBENCH: "design" });
});
afterAll(() => test.close());
afterEach(cleanup);

const roles = { developer: ["*"] } as const;
const designer = () => test.person(roles, test.tenant, { userId: "designer" });
const person = () => ({ userId: "designer", name: "Dirk", email: "dirk@voorbeeld.example", roles: { [test.tenant]: roles } });

async function designed(edits: readonly Edit[]): Promise<string> {
	const { uuid } = (await designer().post("designs", { data: { name: "Uitgewisseld" } })).body.data as unknown as { uuid: string };
	if (edits.length > 0) await designer().post(`designs/${uuid}/edits`, { data: { revision: 0, edits } });
	return uuid;
}
const filesOf = async (uuid: string) =>
	((await designer().get(`designs/${uuid}`)).body.data as unknown as { files: readonly ToldFile[] }).files;

const folder = () => test.app.tenants.find(test.tenant)?.folder ?? "";
const onDisk = () =>
	readdirSync(folder(), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(folder().length + 1));

const designs = async () => ((await designer().get("designs")).body.data as unknown as readonly unknown[]).length;

/** Puts a zip file into the form, and starts the design. Null for a file that is gone by then. */
async function begun(zip: Uint8Array<ArrayBuffer> | null) {
	const { user, calls } = showWorkbench(test, person(), "/werkbank");
	// Two designs have no equal name.
	await user.type(await screen.findByRole("textbox", { name: "Naam van het ontwerp" }), `Uit een zip ${await designs()}`);
	const input = document.querySelector<HTMLInputElement>("input[type=file]");
	if (input === null) throw new Error("there is no place for a zip");
	// The page in tests cannot read files.
	const arrayBuffer = async () => zip?.buffer ?? Promise.reject(new DOMException("gone", "NotFoundError"));
	const file = Object.assign(new File([zip ?? ""], "map.zip", { type: "application/zip" }), { arrayBuffer });
	await user.upload(input, file);
	await user.click(screen.getByRole("button", { name: "Begin een ontwerp" }));
	return { calls };
}

describe("a design and the folder of a tenant", () => {
	it("are byte for byte the same in a zip, and the same zip comes of the same files", async () => {
		const files = await filesOf(await designed([]));
		const zip = zipOf("map", files);
		const unpacked = unzipSync(zip);
		expect(Object.keys(unpacked).sort()).toEqual(
			onDisk()
				.map((path) => `map/${path}`)
				.sort(),
		);
		// The folder in the tests is not formatted as `flow -- format` writes it; that in the repository is.
		const others = onDisk().filter((path) => {
			const text = canonicalFiles(new Map([[path, readFileSync(join(folder(), path), "utf8")]])).get(path);
			return text !== Buffer.from(unpacked[`map/${path}`] ?? []).toString("utf8");
		});
		expect(others).toEqual([]);
		expect(Buffer.from(zipOf("map", [...files].reverse())).equals(Buffer.from(zip))).toBe(true);
	});

	it("become one another: a zip is a design with its changes in the history, to be taken back", async () => {
		const name: Edit = { op: "set", file: "tenant.json", at: ["name"], value: "Uit een andere installatie" };
		const from = await filesOf(await designed([name, { op: "text", file: "scenarios/positive-advice.json", value: null }]));
		await begun(zipOf(test.tenant, from));
		expect(await screen.findByRole("heading", { name: "Verschil" })).toBeTruthy();
		const changed = await screen.findByText("tenant.json");
		expect(changed.closest("li")?.textContent).toContain("is gewijzigd");
		expect(screen.getByText("scenarios/positive-advice.json").closest("li")?.textContent).toContain("is weg");
		const uuid = /ontwerp\/([^/]+)/.exec(window.location.pathname)?.[1] ?? "";
		expect(await filesOf(uuid)).toEqual(from);
		expect((await designer().post(`designs/${uuid}/undo`, { data: { number: 1 } })).status).toBe(200);
		expect(await filesOf(uuid)).toEqual(await filesOf(await designed([])));
	});

	it("keep their own values of what the installation decides, and the page says which", async () => {
		const from = await filesOf(
			await designed([
				{ op: "set", file: "tenant.json", at: ["name"], value: "Van een andere organisatie" },
				{ op: "set", file: "tenant.json", at: ["slug"], value: "elders" },
				{ op: "remove", file: "tenant.json", at: ["demo"] },
				{ op: "set", file: "tenant.json", at: ["access", "design"], value: ["cpo"] },
			]),
		);
		await begun(zipOf("elders", from));
		expect(
			await screen.findByText(
				/^Dit bepaalt de installatie en bleef zoals het was, .*: “Naam in het adres”, “Demonstratie” en “Ontwerpen”\.$/,
			),
		).toBeTruthy();
		const uuid = /ontwerp\/([^/]+)/.exec(screen.getByRole("link", { name: "Open het ontwerp" }).getAttribute("href") ?? "")?.[1] ?? "";
		const tenantIn = (files: readonly ToldFile[]) =>
			JSON.parse(files.find(({ path }) => path === "tenant.json")?.text ?? "") as Readonly<Record<string, unknown>>;
		const own = tenantIn(await filesOf(await designed([])));
		expect(tenantIn(await filesOf(uuid))).toEqual({ ...own, name: "Van een andere organisatie" });
	});

	it("says which files that are no text it left, and why a file is no such zip", async () => {
		const picture: ToldFile = { path: "logo.png", text: null, base64: "iVBORw0KGgo=" };
		const { calls } = await begun(zipOf(test.tenant, [...(await filesOf(await designed([]))), picture]));
		expect(await screen.findByText(/bleven zoals ze waren: logo\.png\./)).toBeTruthy();
		// The list below is read again at once, so that the design is in it.
		const last = (asked: string) => calls.findLastIndex(({ method, path }) => `${method} ${path}` === asked);
		expect(last("GET designs")).toBeGreaterThan(last("POST designs"));
		const before = await designs();
		await begun(new TextEncoder().encode("geen zip"));
		expect(await screen.findByText("Dit bestand is geen zip.")).toBeTruthy();
		await waitFor(() => expect(document.activeElement?.textContent).toContain("map.zip"));
		await begun(zipOf("map", [{ path: "flow.json", text: "{}" }]));
		expect(await screen.findByText(/^In deze zip zit geen map met een tenant\.json/)).toBeTruthy();
		await begun(null);
		expect(await screen.findByText("Dit bestand is niet te lezen. Kies het opnieuw.")).toBeTruthy();
		expect(screen.queryByRole("link", { name: "Open het ontwerp" })).toBeNull();
		expect(await designs()).toBe(before);
	});
});
