import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { strFromU8, unzipSync } from "fflate";
import type { ResolvedFlow } from "../../../engine/index.ts";
import { connectApi } from "../../api/connection.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../test-support/step-process.ts";
import { startDocumentName } from "./StartDocumentDownload.tsx";

const logged = jest.fn();
/** The downloads offered so far: file name and contents. */
let offered: { readonly name: string; readonly file: Blob }[] = [];
const files = new Map<string, Blob>();

beforeEach(() => {
	globalThis.reportError = logged;
	URL.createObjectURL = (file) => {
		const address = `blob:${files.size}`;
		files.set(address, file as Blob);
		return address;
	};
	URL.revokeObjectURL = () => {};
	jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		const file = files.get(this.href);
		if (file !== undefined) offered.push({ name: this.download, file });
	});
});
afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
	logged.mockClear();
	jest.restoreAllMocks();
	offered = [];
	files.clear();
	Reflect.deleteProperty(globalThis, "reportError");
});

const [first, second, ...others] = threeSteps.steps;
const documents = (options: object) => ({
	id: "start-document",
	schema: { type: "object", properties: {} },
	ui: { "ui:widget": "start-document", "ui:options": options },
	readOnly: true,
});

/** The document is offered on the first step, and on the second as long as its note is empty. */
const flow = {
	...threeSteps,
	steps: [
		{ ...first, sections: [...(first?.sections ?? []), documents({})] },
		{ ...second, sections: [...(second?.sections ?? []), documents({ whileEmpty: "Plan.Files" })] },
		...others,
	],
} as unknown as ResolvedFlow;

const definition = {
	title: "Startdocument",
	sections: [{ title: "Plan", rows: [{ fact: "case-reference" }, { group: "Plan" }] }],
} as const;

interface Situation {
	readonly role?: string;
	readonly files?: readonly string[];
	readonly theme?: TenantConfiguration["theme"];
}

function open(step: string, { role = "cpo", files: named, theme }: Situation = {}) {
	const process = stepProcess(flow);
	process.send(saveCommand("1", "2", { Plan: { Name: "Hoek van de straat", Note: "Kade & hoek" } }));
	const record = () => {
		const made = process.record();
		const plan = made.values.Plan as Readonly<Record<string, unknown>>;
		return named === undefined ? made : { ...made, values: { ...made.values, Plan: { ...plan, Files: named } } };
	};
	return renderStep({ ...process, record }, step, {
		role,
		access: { generateStartDoc: ["cpo", "municipality"], realisationlist: ["cpo", "municipality", "admin"] },
		configuration: { startDocument: definition, ...(theme && { theme }) },
		handlers: { "GET /logo.svg": { status: 200, body: new Blob(["<svg/>"], { type: "image/svg+xml" }) } },
	});
}

/** jsdom's blobs can only be read through a FileReader. */
function bytesOf(file: Blob): Promise<Uint8Array> {
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
		reader.readAsArrayBuffer(file);
	});
}

const button = () => screen.findByRole("button", { name: "Download startdocument" });
const nothing = () => waitFor(() => expect(document.querySelector("[data-nothing]")).not.toBeNull());

describe("the start document", () => {
	it("REA-058 REA-435 is made in the browser as a docx, named after the case", async () => {
		const { user, calls } = open("1");
		await user.click(await button());
		await waitFor(() => expect(offered).toHaveLength(1));
		expect(offered[0]?.name).toBe("startdocument - VB-1.docx");
		const parts = unzipSync(await bytesOf(offered[0]?.file ?? new Blob()));
		const body = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
		expect(body).toContain("Hoek van de straat");
		expect(body).toContain("Kade &amp; hoek");
		// The server is not involved in generating it.
		expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
	});

	const themes = readdirSync("flows")
		.map((folder) => (JSON.parse(readFileSync(`flows/${folder}/tenant.json`, "utf8")) as Pick<TenantConfiguration, "theme">).theme)
		.filter(({ imageWidth }) => imageWidth !== undefined)
		.sort((one, other) => (one.imageWidth ?? 0) - (other.imageWidth ?? 0));

	it.each([130, 160])("PLA-147 has the tenant's logo %s pixels wide if its file says so, as two do", async (width) => {
		expect(themes.map(({ imageWidth }) => imageWidth)).toEqual([130, 160]);
		const theme = themes.find(({ imageWidth }) => imageWidth === width);
		const drawing = { decode: async () => {}, naturalWidth: 400, naturalHeight: 100 };
		jest
			.spyOn(globalThis, "Image")
			.mockImplementation(() => Object.assign(document.createElement("i"), drawing) as unknown as HTMLImageElement);
		jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => null);
		jest
			.spyOn(HTMLCanvasElement.prototype, "toBlob")
			.mockImplementation((done) => done({ type: "image/png", arrayBuffer: async () => new ArrayBuffer(8) } as Blob));
		const { user } = open("1", { theme: { brand: "", action: "", logoAlt: "", ...theme, logo: "/logo.svg" } });
		await user.click(await button());
		await waitFor(() => expect(offered).toHaveLength(1));
		const parts = unzipSync(await bytesOf(offered[0]?.file ?? new Blob()));
		const heads = Object.entries(parts).filter(([name]) => /^word\/header\d*\.xml$/.test(name));
		const extents = heads.flatMap(([, part]) =>
			[...strFromU8(part).matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, cx, cy]) => [Number(cx), Number(cy)]),
		);
		// In EMU: 1/914400 inch, 9525 per pixel. The height follows from the width.
		expect(extents).toEqual([[width * 9525, Math.round(width / 4) * 9525]]);
	});

	it("REA-436 gets a token silently before anything else", async () => {
		const { user, calls } = open("1");
		const download = await button();
		const order: string[] = [];
		connectApi({
			accessToken: async () => {
				order.push(offered.length === 0 && files.size === 0 ? "token first" : "token late");
				return "token";
			},
		});
		const before = calls.length;
		await user.click(download);
		await waitFor(() => expect(offered).toHaveLength(1));
		expect(order[0]).toBe("token first");
		expect(calls.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it.each([
		["nobody is signed in any more", async () => null],
		["the token cannot be renewed", async () => Promise.reject(new Error("stuk"))],
	])("REA-437 that cannot be generated because %s is only logged", async (_, accessToken) => {
		const { user } = open("1");
		const download = await button();
		connectApi({ accessToken });
		await user.click(download);
		await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
		expect(logged).toHaveBeenCalledWith(expect.any(Error));
		expect(offered).toEqual([]);
		expect(screen.queryByRole("alert")).toBeNull();
		// The download can be retried.
		await waitFor(async () => expect((await button()).getAttribute("data-loading")).toBeNull());
		connectApi({ accessToken: async () => "token" });
		await user.click(await button());
		await waitFor(() => expect(offered).toHaveLength(1));
	});

	it("REA-388 requires the right generateStartDoc", async () => {
		for (const role of ["cpo", "municipality"]) {
			open("1", { role });
			expect(await button()).toBeTruthy();
			cleanup();
		}
		open("1", { role: "admin" });
		await nothing();
		expect(screen.queryByRole("button", { name: "Download startdocument" })).toBeNull();
	});

	it("is offered next to a list of files only while that list is empty", async () => {
		open("2", { role: "municipality" });
		expect(await button()).toBeTruthy();
		expect(screen.getByText(/Er is geen startdocument toegevoegd/)).toBeTruthy();
		cleanup();
		open("2", { role: "municipality", files: ["10000000-0000-4000-8000-000000000001"] });
		await nothing();
		expect(screen.queryByRole("button", { name: "Download startdocument" })).toBeNull();
	});

	it("has a file name that every system accepts", () => {
		expect(startDocumentName("0202-00012")).toBe("startdocument - 0202-00012");
		expect(startDocumentName('a/b\\c:d*e?f"g<h>i|j\u0000k\u202el')).toBe("startdocument - abcdefghijkl");
	});
});
